import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

const OPTIONS = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };

/**
 * An article's Markdown (CommonMark and tables) as HTML. Raw HTML comes out as text, addresses of other kinds than http,
 * https and mailto come out empty. The page's title is its one first heading, so "#" becomes a second one. A table
 * stands in a box that scrolls and takes the focus, for screens narrower than it.
 */
export function renderMarkdown(markdown: string): string {
  let tables = 0;
  // Whatever else looks like a tag has been escaped before.
  return micromark(markdown, OPTIONS)
    .replace(/<(\/?)h1>/g, "<$1h2>")
    .replaceAll("<table>", () => {
      tables += 1;
      return `<div class="article-table" role="region" aria-label="Table ${tables}" tabindex="0"><table>`;
    })
    .replaceAll("</table>", "</table></div>");
}
