import { readsAsBody } from "../entries/header-lines";
import { likenessOf } from "../entries/likeness";
import { fold } from "../fold";
import { findDegree } from "../words/degrees";
import { isSchoolWord } from "../words/organisations";
import { type Part, type Section, textOfPart } from "./section";

const MOST_WORDS = 18;

/** @param sure a post held ("Bachelor of Arts teacher") can't stand there */
const LONGEST_MARKS = 30;
const QUALIFICATION = /^(?:btec|[gns]?nvq|svq|qqi|fetac|gcses?|national craft|leaving cert)/iu;

function opensDegree(part: Part, sure: boolean): boolean {
  const text = textOfPart(part);
  if (part.doc.words <= LONGEST_MARKS && QUALIFICATION.test(text)) return true;
  if (
    part.doc.words > MOST_WORDS ||
    part.doc.words < 2 ||
    (!sure && readsAsBody(part)) ||
    /[.!]\s*$/.test(text)
  )
    return false;
  const hit = findDegree(text);
  // "Técnico en Electrónica" is a trade learnt or a post held: only academic degrees are sure by their words.
  if (!hit?.strong || hit.start > 2 || hit.level === "vocational") return false;
  return sure || likenessOf(text.slice(hit.end)).title < 1;
}

function namesSchooling(part: Part): boolean {
  return findDegree(textOfPart(part)) !== null || namesSchool(part);
}

function namesSchool(part: Part): boolean {
  return (fold(textOfPart(part)).match(/\p{L}+/gu) ?? []).some(isSchoolWord);
}

/** "Hill University, Dallas, TX" above the degree that was taken there. */
function isSchoolAlone(part: Part): boolean {
  const { bullet, words, dates } = part.doc;
  return (
    bullet === 0 &&
    words <= MOST_WORDS &&
    dates.length === 0 &&
    namesSchool(part) &&
    !readsAsBody(part) &&
    !hasPost(part)
  );
}

function isSchoolLeft(part: Part, next: Part | undefined): boolean {
  const { dates, bullet } = part.doc;
  const isOnce = dates.length === 1 && !dates[0]!.isRange && bullet === 0;
  return isOnce && next === undefined && namesSchool(part) && !readsAsBody(part) && !hasPost(part);
}

function hasPost(part: Part): boolean {
  return likenessOf(textOfPart(part)).title >= 1;
}

function continues(part: Part): boolean {
  if (part.doc.bullet > 0 || part.doc.words > MOST_WORDS || readsAsBody(part)) return false;
  const words = fold(textOfPart(part)).match(/\p{L}+/gu) ?? [];
  const dated = part.doc.dates.length > 0 && words.length < 3;
  return dated || (words.some(isSchoolWord) && !hasPost(part));
}

/** Where degrees may stand under no heading of their own; what a line amid the studies begins ("Relevant Course Work:"). */
const ELSEWHERE = /^(?:top|experience|summary|other|certificates|courses)$/;
const AMID_STUDIES = /^(?:certificates|courses)$/;

/**
 * Degrees without a heading: lines that begin with a degree's name become a section where the résumé has none of schools, and
 * those among certificates and courses in every résumé.
 */
export function findUnheadedEducation(sections: Section[]): Section[] {
  const isKnown = sections.some(({ kind, parts }) => kind === "education" && parts.some(namesSchooling));
  const found: Part[] = [];
  const rest = sections.map((section): Section => {
    if (!(isKnown ? AMID_STUDIES : ELSEWHERE).test(section.kind)) return section;
    const parts: Part[] = [];
    let inside = false;
    for (const [at, part] of section.parts.entries()) {
      const pointed = part.doc.bullet > 0 && section.kind === "experience";
      const isDegree = opensDegree(part, AMID_STUDIES.test(section.kind));
      const opens =
        !pointed &&
        (isDegree ||
          (section.kind === "experience" && !isKnown && isSchoolLeft(part, section.parts[at + 1])));
      const above = parts.at(-1);
      if (opens && !inside && above && !namesSchool(part) && isSchoolAlone(above)) found.push(parts.pop()!);
      inside = opens || (inside && continues(part));
      (inside ? found : parts).push(part);
    }
    return { ...section, parts };
  });
  return found.length === 0 ? sections : [...rest, { kind: "education", heading: null, parts: found }];
}
