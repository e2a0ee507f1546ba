/** What a page shows, as HTML: scripts, and React's marks between texts, are taken out. */
export function shownHtml(page: string): string {
  return page.replace(/<script\b[\s\S]*?<\/script>/g, "").replaceAll("<!-- -->", "");
}
