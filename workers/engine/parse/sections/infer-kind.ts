import { LIKE_OTHER_WORDS } from "../../knowledge/language-names";
import { likenessOf } from "../entries/likeness";
import { findSkillsInLine } from "../skills/find-in-line";
import { isLevelOnly } from "../skills/split-list";
import { findDegree } from "../words/degrees";
import { languageNamed } from "../words/languages";
import type { SectionKind } from "./heading-words";
import { type Section, textOfPart } from "./section";

type Signs = { ranges: number; titles: number; degrees: number; skills: number; words: number };

const LONGEST_STUDY = 14;

function signsOf(section: Section): Signs {
  const signs: Signs = { ranges: 0, titles: 0, degrees: 0, skills: 0, words: 0 };
  for (const part of section.parts) {
    const { doc } = part;
    const text = textOfPart(part);
    if (doc.dates.some((span) => span.isRange)) signs.ranges++;
    if (doc.words <= 10 && doc.bullet === 0 && likenessOf(text).title >= 1) signs.titles++;
    if (doc.words <= LONGEST_STUDY && doc.bullet === 0 && findDegree(text)?.strong) signs.degrees++;
    if (!isLevelOnly(text)) signs.words += doc.words;
    if (doc.words <= 14)
      for (const hit of findSkillsInLine(text)) signs.skills += hit.text.split(/\s+/).length;
  }
  return signs;
}

/** The kind of a section whose heading says nothing known ("My story", "Toolbelt"); never one that another heading names. */
export function inferKind(section: Section, named: Set<Section["kind"]>): SectionKind {
  const { ranges, titles, degrees, skills, words } = signsOf(section);
  if (ranges > 0 && titles > 0 && titles >= degrees && !named.has("experience")) return "experience";
  if (degrees > 0 && degrees >= titles && !named.has("education")) return "education";
  if (words > 2 && skills / words > 0.4 && ranges === 0 && !named.has("skills")) return "skills";
  return "other";
}

/** "Languages" over Java and SQL: mostly skills, and not one language that people speak. */
export function namesProgramming(section: Section): boolean {
  const { skills, words } = signsOf(section);
  const spoken = section.parts.some(({ doc }) =>
    doc.key.split(" ").some((word) => languageNamed(word) && !LIKE_OTHER_WORDS.has(word)),
  );
  return !spoken && words > 1 && skills / words > 0.5;
}
