import type { Ground } from "./criteria";
import type { ExperienceItem } from "./experience-item";
import type { Message } from "./messages";
import type { EducationLevel, Quote, SeniorityLevel } from "./resume-facts";

/**
 * The shapes that travel through the engine: bytes -> ResumeText -> ResumeFacts -> Scores.
 * Everything here is plain JSON, so it can be stored, sent and compared byte for byte.
 */

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

/** Words of a posting and where they stand: `text === posting.slice(start, end)`. */
export type TextQuote = { text: string; start: number; end: number };

export type Importance = "must" | "nice" | "context";

export type RequirementKind =
  | "skill"
  | "years"
  | "education"
  | "language"
  | "certificate"
  /** work that the person must have done, in the posting's own words ("running stock counts") */
  | "duty"
  /** travel, shifts, right to work, driving one's own car: about the job's terms rather than about what someone can do */
  | "condition"
  | "location"
  | "other";

/** One thing that the posting asks for. */
export type Requirement = {
  /** stable within a job: derived from kind and label, never from position */
  id: string;
  kind: RequirementKind;
  importance: Importance;
  /** short, in plain words, as shown to people */
  label: string;
  /** Any one of these satisfies it ("React or Vue"): skill ids, or normalised words where the base knows none. */
  anyOf: string[];
  /** years asked for, where the posting names a number for this requirement */
  minYears: number | null;
  level: EducationLevel | string | null;
  /** subjects that a degree may be in, as the posting writes them */
  fields?: string[];
  /** A deal-breaker: pass / fail / unknown beside the score. The answer moves no points; as one ask among others it weighs high. */
  gate: boolean;
  /** "React or similar": a close neighbour answers it fully */
  orSimilar?: boolean;
  quotes: TextQuote[];
};

export type WorkMode = "remote" | "hybrid" | "on-site";
export type EmploymentType = "full-time" | "part-time" | "contract" | "internship";

/**
 * Words that ask for a kind of person rather than for what they can do: told to whoever wrote them, never scored.
 * `protected`: by law; `proxy`: what stands for it.
 */
export type RefusedCriterion = { quote: string; ground: Ground; verdict: "protected" | "proxy" };

/** What a posting says: the input of `match/`, editable by the recruiter. */
export type JobProfile = {
  title: string;
  /** id of the occupation in the knowledge base; null where none fits */
  occupation: string | null;
  seniority: SeniorityLevel | null;
  roleArchetype: string | null;
  years: { min: number | null; max: number | null; quote: TextQuote | null };
  requirements: Requirement[];
  /** one line each: the kinds of background asked for ("B2B sales in logistics") */
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
  /** sentences about the work and the background asked for; a résumé's own lines are compared with them */
  duties?: TextQuote[];
  /** sentences that were read into nothing: no requirement or fact, and neither an offer nor the employer nor the law */
  unread?: TextQuote[];
  /** what the posting or a recruiter asked for that may not choose people; absent where nothing was */
  refusedCriteria?: RefusedCriterion[];
};

/** The posting as it was given; `title`, `description` and `requirements` are what quotes point into, joined by "\n\n". */
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

/** What heads the rows of the relevancy score. */
export type ScoreGroup = "experience-amount" | "experience-match" | "core-skills" | "soft-skills";

/** One line of a score's account. The `points` of a score's parts add up to its value. */
export type ScorePart = {
  id: string;
  /** set on the rows of the relevancy score */
  group?: ScoreGroup;
  /** the requirement's own; null on the other rows, which `id` tells apart */
  label: string | null;
  points: number;
  maxPoints: number;
  status: PartStatus;
  /** why these points */
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

/** A strength, a gap or a suggestion, with what it rests on. */
export type Finding = { message: Message; requirementId: string | null; evidence: Quote[] };

/** Why no figure is given: too much of the résumé or of the posting was not understood. */
export type Withheld = Message<"withheld-resume" | "withheld-posting">;

/** The whole answer for one résumé and one job. */
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
  /** set where no figure is given */
  withheld?: Withheld;
  /** one per entry of `ResumeFacts.experience` */
  experience?: ExperienceItem[];
};
