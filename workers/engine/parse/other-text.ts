import type { Fact, Line } from "../types";
import { coveredShare } from "./contact/mask-person";
import { bulletsOf } from "./entries/bullets";
import type { ReadEntry } from "./entries/read-entries";
import type { SectionKind } from "./sections/heading-words";
import type { Section } from "./sections/section";

const ABOUT_WORK = new Set<SectionKind | "top">([
  "experience",
  "project",
  "volunteer",
  "awards",
  "publications",
  "courses",
  "other",
]);

const KNOWN = new Set<SectionKind | "top">(["awards", "publications", "courses", "volunteer"]);
const CONFIDENCE = { known: 0.9, unplaced: 0.5 };

/** A line that is covered so far tells of the person ("Nationality: ...", an address), not of the work. */
const PERSONAL_SHARE = 0.5;

/** Lines about work that no entry took up; `sections` with the person masked. Confidence tells known kinds from the rest. */
export function readOtherText(lines: Line[], sections: Section[], entries: ReadEntry[]): Fact<string>[] {
  const taken = new Set(entries.flatMap((entry) => [...entry.lines]));
  return sections
    .filter(({ kind }) => ABOUT_WORK.has(kind))
    .flatMap(({ kind, parts }) =>
      bulletsOf(
        lines,
        parts.filter(
          ({ doc }) =>
            !taken.has(doc.index) &&
            coveredShare(doc.text.toLowerCase(), lines[doc.index]?.text.toLowerCase() ?? "") < PERSONAL_SHARE,
        ),
      )
        .filter(({ value }) => /[\p{L}\p{N}]/u.test(value))
        .map((fact) => ({ ...fact, confidence: KNOWN.has(kind) ? CONFIDENCE.known : CONFIDENCE.unplaced })),
    );
}
