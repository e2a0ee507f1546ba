import type { Quote, SeniorityLevel } from "./resume-facts";

/** One line of an entry's relevance; the `points` add up to it. `requirementId` is null for the role itself. */
export type RelevancePart = {
  /** null for the role of a job without a title */
  label: string | null;
  requirementId: string | null;
  points: number;
  maxPoints: number;
};

/** What one entry of `ResumeFacts.experience` says of its work and of a job. None of it moves a score. */
export type ExperienceItem = {
  seniority: SeniorityLevel | null;
  /** kind of role ("Builder", "Carer") */
  archetype: string | null;
  /** line of business; null where none stands out */
  industry: string | null;
  /** 0 to 100: 100 for the job's own line of business; null where either side shows none */
  industryMatch: { score: number; job: string; entry: string } | null;
  /** 0 to 100; null where the entry tells nothing, or no figure is given */
  relevance: { value: number; parts: RelevancePart[] } | null;
  /** labels of what was asked for and stands in the entry */
  bearsOut: string[];
  /** points that give a figure, as written */
  achievements: { text: string; evidence: Quote[] }[];
  technologies: string[];
};
