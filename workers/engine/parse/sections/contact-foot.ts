import { emailsIn } from "../contact/emails";
import { phonesIn } from "../contact/phones";
import type { DocLine } from "../doc-line";
import type { Section } from "./section";

/** A page's foot has no more lines than this. */
const FOOT_LINES = 3;
const MOST_WORDS = 16;

function isContactRow(doc: DocLine): boolean {
  return (
    doc.words <= MOST_WORDS && (emailsIn(doc).length > 0 || phonesIn(doc).some((hit) => hit.strength === 2))
  );
}

/**
 * Contact details at the very end, in the foot of a page or a document, are no part of the section above them. Takes
 * their lines out of it; those of a referee stay where they are.
 *
 * @param sections changed where such lines are found
 * @returns a section of their own, or null
 */
export function contactFoot(docs: DocLine[], sections: Section[]): Section | null {
  const last = docs.filter((doc) => doc.end > doc.start).slice(-FOOT_LINES);
  const from = last.findIndex(isContactRow);
  if (from < 0) return null;
  const rows = last.slice(from);
  const lines = new Set(rows.map((doc) => doc.index));
  const home = sections.find(({ parts }) => parts.some(({ doc }) => doc.index === rows[0]?.index));
  if (!home || /^(?:top|contact|links|references|other)$/.test(home.kind)) return null;
  if (!rows.every(isContactRow) || home.parts.every(({ doc }) => lines.has(doc.index))) return null;
  const taken = home.parts.filter(({ doc }) => lines.has(doc.index));
  home.parts = home.parts.filter(({ doc }) => !lines.has(doc.index));
  return { kind: "contact", heading: null, parts: taken };
}
