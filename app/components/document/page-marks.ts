import type { EvidenceView } from "~/lib/views/applicant-view";
import type { Mark } from "./page-picture";

export type PageMark = Mark & { page: number };

/** Where words begin and end within a line is known to about half a letter: in heights of the line. */
const EASE = 0.2;

/** Each place once: several parts may rest on the same words, or on some of them. */
export function pageMarks(evidence: EvidenceView[]): PageMark[] {
  const longest = [...evidence].sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: EvidenceView[] = [];
  for (const quote of longest) {
    const { line, start, end } = quote;
    if (!kept.some((other) => other.line === line && other.start <= start && end <= other.end))
      kept.push(quote);
  }
  return kept.map(({ page, box: [x, y, width, height] }) => {
    const ease = height * EASE;
    return { page, x: x - ease, y, width: width + 2 * ease, height };
  });
}
