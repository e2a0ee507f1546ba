import { emailsIn } from "../contact/emails";
import { phonesIn } from "../contact/phones";
import type { DocLine } from "../doc-line";
import type { Section } from "./section";

const FOOT_LINES = 3;
const MOST_WORDS = 16;

function isContactRow(doc: DocLine): boolean {
  return (
    doc.words <= MOST_WORDS && (emailsIn(doc).length > 0 || phonesIn(doc).some((hit) => hit.strength === 2))
  );
}

/** Takes contact details at a page's foot out of the section above; returns a section of their own, or null. */
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
