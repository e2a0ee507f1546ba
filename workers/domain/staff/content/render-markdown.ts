import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

const OPTIONS = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };

/** CommonMark and tables. Raw HTML becomes text, links other than http, https and mailto empty; "#" is an h2. */
export function renderMarkdown(markdown: string): string {
  let tables = 0;
  // What else looks like a tag has been escaped before.
  return micromark(markdown, OPTIONS)
    .replace(/<(\/?)h1>/g, "<$1h2>")
    .replaceAll("<table>", () => {
      tables += 1;
      return `<div class="article-table" role="region" aria-label="Table ${tables}" tabindex="0"><table>`;
    })
    .replaceAll("</table>", "</table></div>");
}
