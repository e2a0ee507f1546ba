import { micromark } from "micromark";

/** No pictures: fetching one would tell that a letter was opened. Tags are text. */
const OPTIONS = { extensions: [{ disable: { null: ["labelStartImage", "htmlFlow", "htmlText"] } }] };

/** CommonMark for a mail; links within the site get its address. @param styles the attributes of each kind of tag */
export function renderLetter(
  markdown: string,
  { origin, styles }: { origin: string; styles: Record<string, string> },
): string {
  return micromark(markdown, OPTIONS)
    .replace(/<(\/?)h[1-6]>/g, "<$1h2>")
    .replaceAll("'", "&#39;")
    .replaceAll('href="/', `href="${origin}/`)
    .replace(/<(p|h2|ul|ol|li|blockquote|a)(?=[ >])/g, (tag, name: string) => `${tag} ${styles[name] ?? ""}`);
}

/** The same for readers of plain text: as it was typed, with the addresses of links behind their words. */
export function letterText(markdown: string, origin: string): string {
  return markdown
    .replace(/\r\n?/g, "\n")
    .replace(/\[([^\]\n]+)\]\((\/?)([^)\s]+)\)/g, (_, words: string, slash: string, rest: string) =>
      slash ? `${words} (${origin}/${rest})` : `${words} (${rest})`,
    )
    .trim();
}
