import type { ResumeText } from "../types";
import { docLines } from "./doc-lines";
import { findHeadings } from "./sections/find-headings";
import { interleaveLabels } from "./sections/label-columns";
import { splitSections } from "./sections/split-sections";

type SectionLines = { headings: Set<number>; order: number[] };

/** All lines by index, each section's below its heading wherever a layout had put it. */
export function sectionLines(resume: ResumeText): SectionLines {
  const ordered = interleaveLabels(docLines(resume));
  const found = findHeadings(ordered);
  const sections = splitSections(ordered, found, resume.pages);
  const order = new Set<number>();
  for (const { heading, parts } of sections) {
    if (heading !== null) order.add(heading);
    for (const { doc } of parts) order.add(doc.index);
  }
  return { headings: headingsAlone(found, sections), order: withAll([...order], resume.lines.length) };
}

/** "Skills: Java, Go" begins its section and says what is in it. */
function headingsAlone(
  found: { line: number }[],
  sections: { heading: number | null; parts: { doc: { index: number } }[] }[],
): Set<number> {
  const filled = new Set(
    sections
      .filter(({ heading, parts }) => parts.some(({ doc }) => doc.index === heading))
      .map(({ heading }) => heading),
  );
  return new Set(found.map(({ line }) => line).filter((line) => !filled.has(line)));
}

/** A line of no section follows the one that stood above it. */
function withAll(order: number[], count: number): number[] {
  const all = [...order];
  const known = new Set(order);
  for (let line = 0; line < count; line++) {
    if (known.has(line)) continue;
    all.splice(all.indexOf(line - 1) + 1, 0, line);
  }
  return all;
}
