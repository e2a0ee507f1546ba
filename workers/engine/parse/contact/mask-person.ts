import type { Fact } from "../../types";
import type { DocLine } from "../doc-lines";
import type { Section } from "../sections/split-sections";

/** Lines that tell of the person, not of the work; what stands behind the label is masked. */
const personal =
  /(?<!\p{L})(?:nationality|citizenship|date of birth|birth ?date|born|age|gender|sex|marital status|nationalität|staatsangehörigkeit|geburtsdatum|geboren|geschlecht|familienstand|nationalité|date de naissance|situation familiale|nacionalidad|fecha de nacimiento|estado civil|nazionalità|data di nascita|stato civile|nationaliteit|geboortedatum|nacionalidade|narodowość|data urodzenia|naționalitate|data nașterii|гражданство|дата на раждане)\s*[:：]\s*[^|•·\t]{1,60}/giu;
const LONGEST_NAME = 80;
/** A name read with less confidence may be no name: it is covered only where it was read. */
const SURE_NAME = 0.58;
const LONGEST_LINE = 2000;

/**
 * Covers the person's name wherever it stands whole, the home and personal details by letters without a meaning, so that a
 * Ruby Swift shows no skills and a John Baker of Mason Street no trade by being called so. Offsets stay as they were.
 */
export function maskPerson(
  docs: DocLine[],
  sections: Section[],
  name: Fact<string> | null,
  home: Fact<string> | null,
): { docs: DocLine[]; sections: Section[] } {
  const known = new Map<DocLine, DocLine>();
  const pattern = name && name.confidence >= SURE_NAME ? namePattern(name.value) : null;
  const own = [...(name?.quotes ?? []), ...(home?.quotes ?? [])];
  const mask = (doc: DocLine): DocLine => {
    const before = known.get(doc);
    if (before) return before;
    let text = doc.text;
    for (const quote of own) if (quote.line === doc.index) text = covered(text, quote.start, quote.end);
    if (text.length <= LONGEST_LINE) {
      for (const of of [pattern, personal])
        if (of)
          for (const match of text.matchAll(of))
            text = covered(text, match.index, match.index + match[0].length);
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
  return new RegExp(`(?<!\\p{L})${words.join("[\\s\\t]+")}(?!\\p{L})`, "giu");
}

function covered(text: string, start: number, end: number): string {
  const cover = text
    .slice(start, end)
    .replace(/\p{Lu}/gu, (letter) => "X".repeat(letter.length))
    .replace(/[\p{L}\p{M}]/gu, (letter) => (letter === "X" ? letter : "x".repeat(letter.length)))
    .replace(/\p{N}/gu, (digit) => "0".repeat(digit.length));
  return text.slice(0, start) + cover + text.slice(end);
}
