import type { DocLine } from "../doc-line";
import { fold } from "../fold";
import type { Piece } from "../quote";

const candidate = /[+(]?\d[\d \u00a0().\-–‐‑/]*/g;
const label =
  /(?:phone|mobile|cell|tel|telefon|handy|mobil|telephone|portable|gsm|movil|telefono|cellulare|telefoon|telemovel|celular|komorka|телефон|电话|手机|fon|whatsapp|contact|ph|m|t|p)[\s.:()#no]*$/;

function digitsOf(text: string): number {
  let count = 0;
  for (const sign of text) if (sign >= "0" && sign <= "9") count++;
  return count;
}

function looksRight(text: string): boolean {
  if (text.startsWith("+")) return true;
  if (/^\(?\d{3}\)?[\s.\-–‐‑/]*\d{3}[\s.\-–‐‑]*\d{4}$/.test(text)) return true;
  return /^(?:1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/.test(text) || /^0\d[\d\s().\-/]{7,}$/.test(text);
}

function inLink(doc: DocLine, start: number): boolean {
  return doc.line.links.some(
    ({ url, start: from, end }) => url.startsWith("tel:") && start < end && start + 30 > from,
  );
}

export type PhoneHit = Piece & { strength: number };

export function phonesIn(doc: DocLine): PhoneHit[] {
  const text = doc.text.length > 400 ? doc.text.slice(0, 400) : doc.text;
  const found: PhoneHit[] = [];
  for (const match of text.matchAll(candidate)) {
    let start = match.index;
    const raw = match[0].replace(/[\s().\-–‐‑/]+$/, "");
    const tail = match[0].slice(raw.length);
    const whole = raw.startsWith("(") && !raw.includes(")") && tail.startsWith(")") ? raw.slice(1) : raw;
    if (whole !== raw) start++;
    const digits = digitsOf(whole);
    if (digits < 7 || digits > 15 || whole.length > 30) continue;
    const before = text.charAt(start - 1);
    const formed = looksRight(whole);
    if (/[\p{L}\p{N}/@=_#$€£]/u.test(before) && !/^[(+]/.test(whole)) continue;
    const end = start + whole.length;
    if (/[\p{L}@_]/u.test(text.charAt(end)) && !formed) continue;
    if (doc.dates.some((span) => span.start < end && span.end > start && span.end - span.start > 3)) continue;
    if (/^\d{4,5}\s*[-–/.]\s*\d{4}$/.test(whole)) continue;
    const labelled = label.test(fold(text.slice(Math.max(0, start - 22), start)).trim());
    const strong = labelled || inLink(doc, start) || formed;
    found.push({ line: doc.index, start, end, strength: strong ? 2 : 1 });
  }
  return found;
}
