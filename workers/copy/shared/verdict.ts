import type { DegreeNamed, VerdictMessages } from "../../engine/messages/verdict";
import type { CatalogueOf, Voice } from "../catalogue";
import { COUNTED_IN_PART, capitalised, counted, joined, quoted, relatedWork, spell } from "../phrases";

/** Where a skill stands, of the skill asked for and of one that stands in for it. */
const PLACES = {
  experience: { itself: "shown at work", instead: "is shown at work" },
  project: { itself: "shown in a project", instead: "is shown in a project" },
  certificate: { itself: "shown by a certificate", instead: "is shown by a certificate" },
  education: {
    itself: "named under education; no job or project shows it",
    instead: "is named under education",
  },
  summary: {
    itself: "named in the summary; no job or project shows where it was used",
    instead: "is named in the summary only",
  },
  listed: {
    itself: "listed among the skills; no job or project shows where it was used",
    instead: "is only listed among the skills",
  },
  other: {
    itself: "named outside the jobs; no job or project shows where it was used",
    instead: "is named outside the jobs only",
  },
} as const;

/** What is met where it stands misses no job. */
function placeOf(place: keyof typeof PLACES, enough: boolean | undefined): string {
  const { itself } = PLACES[place];
  return enough ? (itself.split("; ")[0] ?? itself) : itself;
}

const NEARNESS = {
  "more-special": "counts towards it",
  close: "comes close, but is not the same",
  broader: "is broader",
} as const;

/** A form filled in twice: "English English". */
const TWICE = /^(.{3,}?) \1$/iu;
/** "Master of Business Administration" in "M.B.A" says one thing twice. */
const DEGREE_LETTERS = /^(?:[BM]\.? ?B\.? ?A|[BM]\.? ?Sc?|[BM]\.? ?A)\.?$/iu;

function degreeOf({ degree, field }: DegreeNamed): string {
  const said = degree?.trim();
  const subject = field?.trim().replace(TWICE, "$1");
  if (said && subject && !DEGREE_LETTERS.test(subject) && !said.toLowerCase().includes(subject.toLowerCase()))
    return `${quoted(said)} in ${quoted(subject)}`;
  if (said) return quoted(said);
  return subject ? `The education in ${subject}` : "The education stated";
}

/** Without the requirement's name, which stands above or before these sentences: so they fit a noun, a verb or a clause. */
export function verdictWords({ resume, Resume, ask, judge }: Voice): CatalogueOf<VerdictMessages> {
  return {
    named: ({ label, words, place, months, minYears, enough, statedYears }) => {
      const same = words.toLowerCase() === label.toLowerCase();
      const shown = months > 0 ? `shown in jobs of ${spell(months)} in all` : placeOf(place, enough);
      const uncounted = months > 0 || statedYears ? "" : ", and no dates tell how many these are";
      const asked = minYears ? ` (${counted(minYears, "year")} asked for${uncounted})` : "";
      const stated = statedYears ? `; ${resume} itself says ${counted(statedYears, "year")}` : "";
      return `${same ? capitalised(shown) : `${quoted(words)} is ${shown}`}${stated}${asked}.`;
    },
    "stands-in": ({ name, nearness, place }) =>
      `${quoted(name)} ${NEARNESS[nearness]}; it ${PLACES[place].instead}.`,
    told: () => `${Resume} tells of it.`,
    "told-too-few-years": ({ months, minYears }) => {
      const shown = months > 0 ? ` in jobs of ${spell(months)} in all` : ", without dates";
      return `${Resume} tells of it${shown}; ${counted(minYears, "year")} ${minYears === 1 ? "is" : "are"} asked for.`;
    },
    "told-in-part": () => `${Resume} tells of a part of it, or of something close.`,
    suggested: () => `A line may show it: ${ask}.`,
    "words-only": ({ byRole }) =>
      byRole
        ? `${Resume} shows work of this kind, but no line about that work was found that says this: ${ask}.`
        : `${Resume} shows skills that such work takes, but no line was found that says this: ${ask}.`,
    "unclear-line": ({ quote, line }) =>
      quote
        ? `${line ? `Line ${line}` : "A line"} may show it, but doesn't say so: ${ask}.`
        : `Unclear from ${resume}.`,
    "unclear-usual": () => `No line names it, though such work usually takes it: ${ask}.`,
    denied: ({ quote }) => `${Resume} itself says that it is missing: ${quoted(quote)}.`,
    "not-shown": () => `No line of ${resume} was found that shows it.`,
    "not-mentioned": () => `No words for it were found in ${resume}.`,
    "not-written": () => `A résumé seldom says this: ${ask}.`,
    "certificate-held": ({ name }) => `${quoted(name)} is stated.`,
    "certificate-named": ({ name }) => `${quoted(name)} is named, but not as a certificate held: ${ask}.`,
    "certificate-elsewhere": ({ name, place }) =>
      `${quoted(name)} is stated, but ${place} is asked for. Whether it counts there is open: ${ask}.`,
    "certificate-below": ({ name }) => `${quoted(name)} is stated, but a higher grade is asked for.`,
    "language-not-mentioned": () => `${Resume} doesn't mention it. That proves nothing: ${ask}.`,
    "language-in-a-line": ({ quote }) =>
      `Not stated as a language, but a line speaks of it: ${quoted(quote)}.`,
    "language-of-resume": () => `${Resume} is written in it, but states no level: ${ask}.`,
    "language-stated": ({ language, level }) => `Stated: ${language}${level ? `, ${level}` : ""}.`,
    "language-below": ({ level, asked }) =>
      `Stated ${level ? `as ${level}` : "without a level"}${asked ? `; ${asked} is asked for` : ""}.`,
    "degree-below": ({ experienceAccepted, ...degree }) =>
      experienceAccepted
        ? `${degreeOf(degree)} is lower, but equivalent experience is accepted: ${judge}.`
        : `${degreeOf(degree)} is the highest qualification stated, below the level asked for.`,
    "degree-reaches": ({ inField, ...degree }) =>
      `${degreeOf(degree)} reaches the level asked for${inField ? ", in a field asked for" : ""}.`,
    "degree-unfinished": (degree) => `${degreeOf(degree)} is named as not finished yet: ${ask}.`,
    "degree-by-experience": () =>
      "The years of related work may stand in for it: equivalent experience is accepted.",
    "degree-related-field": ({ fields, ...degree }) =>
      `${degreeOf(degree)} reaches the level, in a field related to ${joined(fields)}.`,
    "degree-other-field": ({ fields, ...degree }) =>
      `${degreeOf(degree)} reaches the level, but the field asked for is ${joined(fields, "or")}.`,
    "degree-in-a-line": ({ quote }) => `A degree is spoken of, but not under education: ${quoted(quote)}.`,
    "degree-unread": () => `A school is named, but no degree could be read: ${ask}.`,
    "degree-none": () => `${Resume} names no degree.`,
    "degree-unranked": ({ name }) => `${quoted(name)} is named, but its level could not be told.`,
    "years-related": ({ months, totalMonths, jobs, more, inPart }) =>
      `${relatedWork(months, jobs, more)}${inPart ? COUNTED_IN_PART : ""}${totalMonths ? `; ${spell(totalMonths)} of work in all` : ""}.`,
    "years-claimed": ({ months, quote }) =>
      `The dates show ${Math.round(months) === 0 ? "no" : `${spell(months)} of`} related work, but a line states more: ${quoted(quote)}.`,
    "years-undated": () => `Not all of the work is dated, so the years can't be counted: ${ask}.`,
    "not-judged": () => "This was not judged.",
  };
}
