import { recruiterSays } from "../../copy/recruiter";
import { summaryOf } from "../../engine/advise/summary";
import { findPersonalFacts } from "../../engine/criteria";
import { answersOf } from "../../engine/match/parts/answers";
import type { JobProfile, PartStatus, Quote } from "../../engine/types";
import type { StoredApplicant } from "../applicants/get-applicant";
import type { StoredAnalysis } from "../applicants/stored-analysis";
import { AppError } from "../errors";
import { coverPerson } from "../matches/sharing/cover-contacts";

export type ReportRequirement = {
  label: string;
  status: PartStatus;
  quotes: string[];
  /** words that prove it were left out, because they tell who the person is */
  isCovered: boolean;
};

/** One person as a client sees them: sentences as they read on the day, and neither score nor address. */
export type ReportContent = {
  schemaVersion: 1;
  label: string;
  title: string | null;
  employer: string | null;
  experienceMonths: number | null;
  verdict: string;
  /** the must-haves, in the posting's order */
  requirements: ReportRequirement[];
  comment: string | null;
};

const MAX_QUOTES = 2;
const LONGEST_QUOTE = 240;
const LONGEST_LABEL = 160;
const MAX_REQUIREMENTS = 40;
const LETTERS = 26;
const LEGAL_FORM =
  /[\s,]+(?:gmbh|ag|se|kg|inc|llc|ltd|plc|ab|as|oy|n\.?v|b\.?v|s\.?a|s\.?r\.?l|sp\. z o\.o)\.?$/iu;

/** "A" to "Z", then "AA". @param position from 1 */
export function letterOf(position: number): string {
  const index = position - 1;
  const letter = String.fromCharCode(65 + (index % LETTERS));
  return index < LETTERS ? letter : letterOf(Math.floor(index / LETTERS)) + letter;
}

type Shown = { applicant: StoredApplicant; analysis: StoredAnalysis; job: JobProfile };

/** Whether words tell who someone is: name and contacts always, employers, schools and home too on a blind page. */
export function tellerOf({ applicant, analysis: { facts }, job }: Shown, isBlind: boolean) {
  const employers = [...facts.experience.map(({ company }) => company?.value), applicant.currentEmployer];
  const schools = facts.education.map(({ institution }) => institution?.value);
  const home = [
    facts.location?.value,
    applicant.candidateLocation,
    ...facts.experience.map((e) => e.location?.value),
  ];
  const others = [...employers, ...schools, ...home].filter(
    (words) => words != null && words.length > 1,
  ) as string[];
  const person = {
    fullName: isBlind ? (applicant.candidateName ?? "") : "",
    facts: isBlind ? facts : { ...facts, name: null },
    others: isBlind ? others.flatMap((words) => [words, words.replace(LEGAL_FORM, "")]) : [],
  };
  const jobWords = [job.title, ...job.requirements.map(({ label }) => label)].join("\n");
  const cover = coverPerson(person, jobWords);
  return (words: string) => cover(words) !== words || (isBlind && findPersonalFacts(words).length > 0);
}

/** What a client is shown of one person. @throws AppError "report-names" where the comment of a blind page names them */
export function contentOf(
  shown: Shown,
  { position, isBlind, comment }: { position: number; isBlind: boolean; comment: string },
): ReportContent {
  const { applicant, analysis, job } = shown;
  const tells = tellerOf(shown, isBlind);
  const label = `Candidate ${letterOf(position)}`;
  if (isBlind && tells(comment))
    throw new AppError("report-names", {
      message: `Your comment about ${label} says who they are (name, contact, employer, school or place). Please change it, or turn blind off.`,
    });
  const quoted = (evidence: Quote[]) => {
    const all = [...new Set(evidence.map(({ text }) => text.trim()).filter((text) => text !== ""))];
    const quotes = all.filter((text) => !tells(text));
    return {
      quotes: quotes.slice(0, MAX_QUOTES).map((text) => cut(text, LONGEST_QUOTE)),
      isCovered: quotes.length < all.length && quotes.length === 0,
    };
  };
  const title = applicant.currentTitle;
  return {
    schemaVersion: 1,
    label: isBlind ? label : (applicant.candidateName ?? label),
    title: title !== null && tells(title) ? null : title,
    employer: isBlind ? null : applicant.currentEmployer,
    experienceMonths: applicant.experienceMonths,
    verdict: recruiterSays(summaryOf(job, analysis.sheet)),
    requirements: answersOf(job, analysis.sheet)
      .filter(({ requirement }) => requirement.importance === "must")
      .slice(0, MAX_REQUIREMENTS)
      .map(({ requirement, part }) => ({
        label: cut(requirement.label, LONGEST_LABEL),
        status: part.status,
        ...quoted(part.evidence),
      })),
    comment: comment === "" ? null : comment,
  };
}

function cut(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most)
    .join("")
    .replace(/\s+\S*$/u, "")} …`;
}

/** Of any version that was stored. @throws where a later one than this code knows was */
export function readContent(stored: unknown): ReportContent {
  const content = stored as ReportContent;
  if (content?.schemaVersion !== 1) throw new Error("A report of an unknown version");
  return content;
}
