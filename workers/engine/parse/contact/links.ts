import type { DocLine } from "../doc-line";
import type { Piece } from "../quote";

const written =
  /(?:https?:\/\/|www\.)[^\s,;|<>"')\]]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,40})\.){1,3}(?:com|org|net|io|dev|me|co|ai|app|info|eu|de|fr|es|it|nl|pt|pl|ro|bg|uk|in|us|ca|ch|at|be|tech|design|page|site|xyz|edu|blog|club|cn)(?:\/[^\s,;|<>"')\]]*)?(?![\p{L}\p{N}@])/giu;

export type LinkHit = Piece & { url: string };

export function linksIn(doc: DocLine): LinkHit[] {
  const found: LinkHit[] = [];
  const text = doc.text.length > 2000 ? "" : doc.text;
  if (text.includes(".")) {
    for (const match of text.matchAll(written)) {
      const url = match[0].replace(/[.:·]+$/, "");
      const start = match.index;
      if (/^(?:asp|vue|node|next|socket)\.(?:net|io)$/i.test(url)) continue;
      found.push({ line: doc.index, start, end: start + url.length, url });
    }
  }
  for (const { start, end, url } of doc.line.links) {
    if (!/^https?:/i.test(url) || end <= start || end > doc.text.length) continue;
    if (found.some((hit) => hit.start < end && hit.end > start)) continue;
    found.push({ line: doc.index, start, end, url });
  }
  return found;
}
