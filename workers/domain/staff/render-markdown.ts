import { micromark } from "micromark";

/**
 * An article's Markdown (CommonMark) as HTML. Raw HTML comes out as text, addresses of other kinds than http, https and
 * mailto come out empty. The page's title is its one first heading, so "#" becomes a second one.
 */
export function renderMarkdown(markdown: string): string {
  // Whatever else looks like a tag has been escaped before.
  return micromark(markdown).replace(/<(\/?)h1>/g, "<$1h2>");
}
