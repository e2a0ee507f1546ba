import type { DocLine } from "../doc-line";
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

const whole = /^[\p{L}\p{N}._%+\-']+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;

/** An address that a narrow column cuts over two lines ("ana@mail." / "example"): its two pieces, in order. */
export function wrappedEmails(docs: DocLine[]): [Piece, Piece][] {
  return docs.flatMap((doc, index): [Piece, Piece][] => {
    const next = docs[index + 1];
    if (!next || next.line.page !== doc.line.page || next.line.block !== doc.line.block) return [];
    if (!doc.text.includes("@") && !next.text.includes("@")) return [];
    const head = /[^\s|,;:()<>]+$/u.exec(doc.text.slice(doc.start, doc.end));
    const tail = /^[^\s|,;:()<>]+(?=\s*(?:\t|$))/u.exec(next.text.slice(next.start, next.end));
    if (!head || !tail || head[0].includes("@") === tail[0].includes("@")) return [];
    const open = head[0].includes("@")
      ? /[.@-]$/.test(head[0]) || /^[.-]/.test(tail[0]) || !whole.test(head[0])
      : /[._-]$/.test(head[0]) || tail[0].startsWith("@");
    if (!open || !whole.test(head[0] + tail[0])) return [];
    const start = doc.start + head.index;
    return [
      [
        { line: doc.index, start, end: start + head[0].length },
        { line: next.index, start: next.start, end: next.start + tail[0].length },
      ],
    ];
  });
}
