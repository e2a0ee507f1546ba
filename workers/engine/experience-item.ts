import type { Quote, SeniorityLevel } from "./resume-facts";

/** The `points` of an entry's parts add up to its relevance; `requirementId` is null for the role itself. */
export type RelevancePart = {
  label: string | null;
  requirementId: string | null;
  points: number;
  maxPoints: number;
};

export type ExperienceItem = {
  seniority: SeniorityLevel | null;
  archetype: string | null;
  industry: string | null;
  /** 0 to 100: 100 for the job's own line of business; null where either side shows none */
  industryMatch: { score: number; job: string; entry: string } | null;
  /** 0 to 100; null where the entry tells nothing, or no figure is given */
  relevance: { value: number; parts: RelevancePart[] } | null;
  bearsOut: string[];
  achievements: { text: string; evidence: Quote[] }[];
  technologies: string[];
};
