import type { Box } from "./resume-text";

/** Words of a text and where they stand: `text === lines[line].text.slice(start, end)`. */
export type Quote = { text: string; line: number; start: number; end: number; page: number; box: Box };

/** A value read from the résumé with the words it came from. `confidence` is 0 to 1. */
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
  /** null while `isCurrent`, or where no end is given */
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

/** Where a skill's words stand: the rungs of the evidence ladder are derived from this. */
export type SkillUse = {
  where: "experience" | "project" | "education" | "certificate" | "summary" | "listed" | "other";
  /** index into `experience` (for experience, project) or `education`; null elsewhere */
  entry: number | null;
  quote: Quote;
};

export type SkillFact = {
  /** as written in the résumé */
  name: string;
  /** id in the knowledge base; null where the base doesn't know it */
  id: string | null;
  uses: SkillUse[];
  /** months of dated experience entries that name it, overlaps merged */
  months: number;
  /** end of the last dated entry that names it */
  lastUsed: YearMonth | null;
};

export type LanguageFact = { language: string; level: string | null; quotes: Quote[]; confidence: number };

/** A place in its parts, as far as they can be told; names of countries are English. */
export type Place = { city: string | null; region: string | null; country: string | null };

export type Gender = "male" | "female" | "other";

/** All that was read from a résumé. Only `experience`, `education`, `skills`, `languages` and `certificates` reach `match/`. */
export type ResumeFacts = {
  /** "YYYY-MM": the month that "present" stands for; fixed at upload so that a score never drifts. */
  asOf: YearMonth;
  /** ISO 639-1 code of the résumé's main language */
  language: string;
  name: Fact<string> | null;
  headline: Fact<string> | null;
  emails: Fact<string>[];
  phones: Fact<string>[];
  location: Fact<string> | null;
  /** `location` in its parts */
  place?: Place | null;
  links: Fact<string>[];
  /** Only where the résumé states it in words. */
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
