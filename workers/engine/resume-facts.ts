import type { Box } from "./resume-text";

/** `text === lines[line].text.slice(start, end)` */
export type Quote = { text: string; line: number; start: number; end: number; page: number; box: Box };

/** `confidence` is 0 to 1. */
export type Fact<T> = { value: T; quotes: Quote[]; confidence: number };

/** "YYYY-MM", or "YYYY" where the résumé gives no month. */
export type YearMonth = string;

export type SeniorityLevel =
  | "intern"
  | "junior"
  | "mid"
  | "senior"
  | "lead"
  | "manager"
  | "director"
  | "executive";

export type Experience = {
  kind: "job" | "volunteer" | "project";
  title: Fact<string> | null;
  company: Fact<string> | null;
  location: Fact<string> | null;
  start: Fact<YearMonth> | null;
  end: Fact<YearMonth> | null;
  isCurrent: boolean;
  /** Whole months from start to end inclusive ("present" = `ResumeFacts.asOf`); null where a date is missing. */
  months: number | null;
  bullets: Fact<string>[];
};

export type Education = {
  institution: Fact<string> | null;
  degree: Fact<string> | null;
  field: Fact<string> | null;
  level: EducationLevel | null;
  start: Fact<YearMonth> | null;
  end: Fact<YearMonth> | null;
};

export type EducationLevel = "school" | "vocational" | "associate" | "bachelor" | "master" | "doctorate";

export type SkillUse = {
  where: "experience" | "project" | "education" | "certificate" | "summary" | "listed" | "other";
  /** index into `experience` (for experience, project) or `education`; null elsewhere */
  entry: number | null;
  quote: Quote;
  /** years that the line itself says of it: "Java (13 years)" */
  statedYears?: number;
};

export type SkillFact = {
  name: string;
  /** id in the knowledge base; null where the base doesn't know it */
  id: string | null;
  uses: SkillUse[];
  months: number;
  lastUsed: YearMonth | null;
};

export type LanguageFact = { language: string; level: string | null; quotes: Quote[]; confidence: number };

export type Place = { city: string | null; region: string | null; country: string | null };

export type Gender = "male" | "female" | "other";

/** All that was read from a résumé. Only `experience`, `education`, `skills`, `languages` and `certificates` reach `match/`. */
export type ResumeFacts = {
  /** "YYYY-MM": the month that "present" means; fixed at upload so that a score never drifts. */
  asOf: YearMonth;
  language: string;
  name: Fact<string> | null;
  headline: Fact<string> | null;
  emails: Fact<string>[];
  phones: Fact<string>[];
  location: Fact<string> | null;
  place?: Place | null;
  links: Fact<string>[];
  gender: Fact<Gender> | null;
  summary: Fact<string> | null;
  experience: Experience[];
  education: Education[];
  skills: SkillFact[];
  languages: LanguageFact[];
  certificates: Fact<string>[];
  /** months of work in total, overlaps merged, kind "job" only */
  totalMonths: number;
  /** lines about the person's work that fit no other field; never contact details */
  otherText?: Fact<string>[];
  /** lines that ended in no field; may hold personal details */
  unread?: Quote[];
};
