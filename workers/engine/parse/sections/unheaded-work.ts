import { headness, styleOfSection } from "../entries/header-lines";
import { likenessOf } from "../entries/likeness";
import type { Part, Section } from "./section";

const DEEPEST_HEAD = 3;

function hasTitle({ doc, start }: Part): boolean {
  if (doc.words > 14 || doc.bullet > 0) return false;
  return likenessOf(doc.text.slice(Math.max(start, doc.start), doc.end)).title >= 1;
}

function firstJob(parts: Part[]): number {
  const style = styleOfSection(parts);
  for (const [index, part] of parts.entries()) {
    if (part.doc.words > 14 || !part.doc.dates.some((span) => span.isRange)) continue;
    const around = parts.slice(Math.max(0, index - 2), index + 3);
    if (!around.some(hasTitle)) continue;
    let begin = index;
    while (begin > 0 && index - begin < DEEPEST_HEAD) {
      const above = parts[begin - 1] as Part;
      if (
        headness(above, { before: parts[begin - 2], after: parts[begin] }, style) < 0.5 ||
        /@/.test(above.doc.text)
      )
        break;
      begin--;
    }
    return begin;
  }
  return -1;
}

/** Jobs without a heading: where no section is work, the part from the first dated job on becomes one. */
export function findUnheadedWork(sections: Section[]): Section[] {
  if (sections.some(({ kind, parts }) => kind === "experience" && parts.length > 0)) return sections;
  for (const [at, section] of sections.entries()) {
    if (
      section.kind !== "top" &&
      section.kind !== "other" &&
      section.kind !== "summary" &&
      section.kind !== "awards"
    )
      continue;
    const begin = firstJob(section.parts);
    if (begin < 0) continue;
    const head: Section = { ...section, parts: section.parts.slice(0, begin) };
    const work: Section = { kind: "experience", heading: section.heading, parts: section.parts.slice(begin) };
    return [...sections.slice(0, at), head, work, ...sections.slice(at + 1)];
  }
  return sections;
}
