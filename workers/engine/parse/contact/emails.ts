import type { DocLine } from "../doc-lines";
import type { Piece } from "../quote";

const local = /[\p{L}\p{N}._%+\-']/u;
const host = /[\p{L}\p{N}.-]/u;

function around(text: string, at: number): { start: number; end: number } | null {
  let start = at;
  let end = at + 1;
  while (start > 0 && at - start < 64 && local.test(text.charAt(start - 1))) start--;
  while (end < text.length && end - at < 128 && host.test(text.charAt(end))) end++;
  while (start < at && /[.\-'_%+]/.test(text.charAt(start))) start++;
  while (end > at + 1 && /[.-]/.test(text.charAt(end - 1))) end--;
  const domain = text.slice(at + 1, end);
  return start < at && /^[^.]+(?:\.[^.]+)*\.\p{L}{2,}$/u.test(domain) ? { start, end } : null;
}

/** All e-mail addresses of a line, with their places. */
export function emailsIn(doc: DocLine): Piece[] {
  const found: Piece[] = [];
  let at = doc.text.indexOf("@");
  while (at >= 0 && found.length < 20) {
    const place = around(doc.text, at);
    if (place) found.push({ line: doc.index, ...place });
    at = doc.text.indexOf("@", place ? place.end : at + 1);
  }
  return found;
}
