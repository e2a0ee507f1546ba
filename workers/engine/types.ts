import type { Ground } from "./criteria";
import type { ExperienceItem } from "./experience-item";
import type { Message } from "./messages";
import type { EducationLevel, Quote, SeniorityLevel } from "./resume-facts";

/** Plain JSON, so that it can be stored, sent and compared byte for byte. */

export type { ExperienceItem, RelevancePart } from "./experience-item";
export type { Message } from "./messages";
export type {
  Education,
  EducationLevel,
  Experience,
  Fact,
  Gender,
  LanguageFact,
  Place,
  Quote,
  ResumeFacts,
  SeniorityLevel,
  SkillFact,
  SkillUse,
  YearMonth,
} from "./resume-facts";
export type {
  Box,
  HiddenReason,
  HiddenText,
  Line,
  ReadErrorCode,
  ResumeText,
  Run,
} from "./resume-text";

/** `text === posting.slice(start, end)` */
export type TextQuote = { text: string; start: number; end: number };

export type Importance = "must" | "nice" | "context";

export type RequirementKind =
  | "skill"
  | "years"
  | "education"
  | "language"
  | "certificate"
  | "duty"
  | "condition"
  | "location"
  | "other";

export type Requirement = {
  /** stable within a job: derived from kind and what satisfies it, never from position */
  id: string;
  kind: RequirementKind;
  importance: Importance;
  label: string;
  /** Any one of these satisfies it ("React or Vue"): skill ids, or normalised words where the base knows none. */
  anyOf: string[];
  minYears: number | null;
  level: EducationLevel | string | null;
  fields?: string[];
  /** pass / fail / unknown next to the score; the answer moves no points */
  gate: boolean;
  orSimilar?: boolean;
  quotes: TextQuote[];
};

export type WorkMode = "remote" | "hybrid" | "on-site";
export type EmploymentType = "full-time" | "part-time" | "contract" | "internship";

/** Told, never scored. `protected`: by law; `proxy`: what implies it. */
export type RefusedCriterion = { quote: string; ground: Ground; verdict: "protected" | "proxy" };

export type JobProfile = {
  title: string;
  occupation: string | null;
  seniority: SeniorityLevel | null;
  roleArchetype: string | null;
  years: { min: number | null; max: number | null; quote: TextQuote | null };
  requirements: Requirement[];
  relativeExperience: string[];
  location: string | null;
  workMode: WorkMode | null;
  employmentType: EmploymentType | null;
  teamSize: string | null;
  /** who offers the job: the form's words, or the posting's; null where neither says it clearly */
  employer?: TextQuote | string | null;
  company: {
    industry: string | null;
    type: string | null;
    size: string | null;
    stage: string | null;
    businessModel: string | null;
    culture: string | null;
  };
  persona: { idealCandidate: string | null; workStyle: string | null };
  growth: { careerProgression: string | null };
  complexity: { technicalChallenges: string | null };
  /** "occupation" when only a title was given and the built-in profile was used */
  source: "posting" | "occupation";
  /** kinds of work that the posting speaks of, shares add up to 1, the likeliest first */
  occupations?: { id: string; share: number }[];
  duties?: TextQuote[];
  unread?: TextQuote[];
  refusedCriteria?: RefusedCriterion[];
  /** read from the posting and taken out by a recruiter: shown to be brought back, never judged */
  leftOut?: Requirement[];
};

/** Quotes point into `title`, `description` and `requirements`, joined by "\n\n". */
export type JobInput = {
  title: string;
  description: string;
  requirements?: string;
  companyName?: string;
  location?: string;
  employmentType?: EmploymentType;
};

export type ScoreName = "relevancy" | "skills" | "experience" | "seniority" | "category";

export type PartStatus = "met" | "partly" | "not-found" | "unclear";

export type ScoreGroup = "experience-amount" | "experience-match" | "core-skills" | "soft-skills";

export type ScorePart = {
  id: string;
  group?: ScoreGroup;
  /** the requirement's own; null on the other rows, which `id` tells apart */
  label: string | null;
  points: number;
  maxPoints: number;
  status: PartStatus;
  reason: Message;
  requirementId: string | null;
  evidence: Quote[];
};

/** `value` is 0 to 100 with one decimal. */
export type Score = { value: number; parts: ScorePart[] };

export type Gate = {
  requirementId: string;
  label: string;
  result: "pass" | "fail" | "unknown";
  reason: Message;
  evidence: Quote[];
};

export type Finding = { message: Message; requirementId: string | null; evidence: Quote[] };

export type Withheld = Message<"withheld-resume" | "withheld-posting">;

export type ScoreSheet = {
  engineVersion: string;
  /** null where the job or the résumé gives nothing to judge by, all of them where `withheld` says why */
  scores: Record<ScoreName, Score | null>;
  /** null where either side names no place */
  locationMatch: 0 | 1 | null;
  gates: Gate[];
  /** 0 to 1: how well the file was read and how much of the job could be judged */
  confidence: number;
  confidenceReasons: Message[];
  strengths: Finding[];
  gaps: Finding[];
  /** lines of the résumé that repeat the posting's own sentences: they count as a mere list */
  copied?: Quote[];
  withheld?: Withheld;
  experience?: ExperienceItem[];
};
