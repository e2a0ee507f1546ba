import { findPersonalFacts } from "../../criteria";
import type { Fact } from "../../types";
import type { DocLine } from "../doc-line";
import type { Section } from "../sections/section";
import { addressesIn } from "./addresses";

export const personal =
  /(?<!\p{L})(?:nationality|citizenship|date of birth|birth ?date|born|age|gender|sex|marital status|nationalität|staatsangehörigkeit|geburtsdatum|geboren|geschlecht|familienstand|nationalité|date de naissance|situation familiale|nacionalidad|fecha de nacimiento|estado civil|nazionalità|data di nascita|stato civile|nationaliteit|geboortedatum|nacionalidade|narodowość|data urodzenia|naționalitate|data nașterii|гражданство|дата на раждане)\s*[:：]\s*[^|•·\t]{1,60}/giu;
export const LABELLED = /[:：]/;
/** Where people write their home; a job's address is no one's home. */
export const HOME_SECTIONS = new Set<Section["kind"]>(["top", "contact", "links", "other"]);
const LONGEST_NAME = 80;
/** A name read with less confidence may be no name: it is covered only where it was read. */
const SURE_NAME = 0.58;
const LONGEST_LINE = 2000;

/** Covers name, home and personal details by letters without a meaning: a Ruby Swift shows no skills by being called so. Same offsets. */
export function maskPerson(
  docs: DocLine[],
  sections: Section[],
  name: Fact<string> | null,
  home: Fact<string> | null,
): { docs: DocLine[]; sections: Section[] } {
  const known = new Map<DocLine, DocLine>();
  const pattern = name && name.confidence >= SURE_NAME ? namePattern(name.value) : null;
  const own = [...(name?.quotes ?? []), ...(home?.quotes ?? [])];
  const head = new Set(
    sections
      .filter(({ kind }) => HOME_SECTIONS.has(kind))
      .flatMap(({ parts }) => parts.map(({ doc }) => doc.index)),
  );
  const mask = (doc: DocLine): DocLine => {
    const before = known.get(doc);
    if (before) return before;
    let text = doc.text;
    for (const quote of own) if (quote.line === doc.index) text = covered(text, quote.start, quote.end);
    if (head.has(doc.index))
      for (const { start, end } of addressesIn(doc.text)) text = covered(text, start, end);
    if (text.length <= LONGEST_LINE) {
      for (const of of [pattern, LABELLED.test(text) ? personal : null])
        if (of)
          for (const match of text.matchAll(of))
            text = covered(text, match.index, match.index + match[0].length);
      for (const { start, end } of findPersonalFacts(doc.text)) text = covered(text, start, end);
    }
    const masked = text === doc.text ? doc : { ...doc, text };
    known.set(doc, masked);
    return masked;
  };
  return {
    docs: docs.map(mask),
    sections: sections.map((section) => ({
      ...section,
      parts: section.parts.map((part) => ({ ...part, doc: mask(part.doc) })),
    })),
  };
}

function namePattern(name: string): RegExp | null {
  if (!name.includes(" ") || name.length > LONGEST_NAME) return null;
  const words = name.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const last = words[words.length - 1]!;
  const initial = /^\p{L}/u.exec(name)?.[0];
  const spelled = [words.join("[\\s\\t]+")];
  // "JASPER Q JAVA" is Jasper Java in running text.
  if (words.length > 2 && /^\p{L}{2}/u.test(words[0]!)) spelled.push(`${words[0]}\\s+${last}`);
  if (initial && /^\p{L}{2}/u.test(last))
    spelled.push(`${initial}\\.\\s?(?:\\p{L}\\.\\s?)?${last}`, `${last},\\s${initial}\\.`);
  return new RegExp(`(?<!\\p{L})(?:${spelled.join("|")})(?!\\p{L})`, "giu");
}

export function coveredShare(masked: string, text: string): number {
  if (masked === text) return 0;
  let hidden = 0;
  let all = 0;
  for (let at = 0; at < text.length; at++) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at))) continue;
    all++;
    if (masked.charAt(at) !== text.charAt(at)) hidden++;
  }
  return all === 0 ? 0 : hidden / all;
}

function covered(text: string, start: number, end: number): string {
  const cover = text
    .slice(start, end)
    .replace(/\p{Lu}/gu, (letter) => "X".repeat(letter.length))
    .replace(/[\p{L}\p{M}]/gu, (letter) => (letter === "X" ? letter : "x".repeat(letter.length)))
    .replace(/\p{N}/gu, (digit) => "0".repeat(digit.length));
  return text.slice(0, start) + cover + text.slice(end);
}
