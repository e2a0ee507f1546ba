import type { Fact, Line } from "../types";
import { coveredShare } from "./contact/mask-person";
import { bulletsOf } from "./entries/bullets";
import type { ReadEntry } from "./entries/experience";
import type { SectionKind } from "./sections/heading-words";
import type { Section } from "./sections/split-sections";

const ABOUT_WORK = new Set<SectionKind | "top">([
  "experience",
  "project",
  "volunteer",
  "awards",
  "publications",
  "courses",
  "other",
]);

/** A line that is covered so far tells of the person ("Nationality: ...", an address), not of the work. */
const PERSONAL_SHARE = 0.5;

/**
 * Lines of sections about work that no entry took up: projects in running text, honours, unusual layouts.
 * @param sections with the person masked, as `maskPerson` leaves them
 */
export function readOtherText(lines: Line[], sections: Section[], entries: ReadEntry[]): Fact<string>[] {
  const taken = new Set(entries.flatMap((entry) => [...entry.lines]));
  return sections
    .filter(({ kind }) => ABOUT_WORK.has(kind))
    .flatMap(({ parts }) =>
      bulletsOf(
        lines,
        parts.filter(
          ({ doc }) =>
            !taken.has(doc.index) &&
            coveredShare(doc.text.toLowerCase(), lines[doc.index]?.text.toLowerCase() ?? "") < PERSONAL_SHARE,
        ),
      ),
    );
}
