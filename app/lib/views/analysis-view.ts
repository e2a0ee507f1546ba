import { criterionReason } from "../../../workers/copy/criteria";
import type { JobProfile, Requirement } from "../../../workers/engine/types";
import { capitalised } from "../format";

export type RequirementView = Pick<Requirement, "id" | "label" | "gate" | "importance">;

export type AnalysisView = {
  requirements: RequirementView[];
  facts: { label: string; value: string }[];
  company: { label: string; value: string }[];
  refused: string[];
};

/** Criteria of the posting that may not select people, and why they aren't scored: a sentence each. */
export function refusedReasons({ refusedCriteria = [] }: JobProfile): string[] {
  return refusedCriteria.map(criterionReason);
}

/** "3-5 years", "5+ years", "up to 3 years"; null where the posting names no number. */
function yearsInWords({ min, max }: JobProfile["years"]): string | null {
  if (min === null && max === null) return null;
  if (min === null) return `Up to ${max} years`;
  return max === null ? `${min}+ years` : `${min}-${max} years`;
}

type Pairs = [string, string | null | undefined][];

function said(pairs: Pairs): { label: string; value: string }[] {
  return pairs.flatMap(([label, value]) =>
    value && value !== "Not specified" ? [{ label, value: capitalised(value) }] : [],
  );
}

export function analysisView(job: JobProfile): AnalysisView {
  return {
    requirements: job.requirements.map(({ id, label, gate, importance }) => ({
      id,
      label,
      gate,
      importance,
    })),
    facts: said([
      ["Seniority level", job.seniority],
      ["Role type", job.roleArchetype],
      ["Experience", yearsInWords(job.years)],
      ["Work environment", job.workMode],
      ["Team size", job.teamSize],
      ["Relative experience", job.relativeExperience.join("; ")],
      ["Ideal candidate", job.persona.idealCandidate],
      ["Work style", job.persona.workStyle],
      ["Career progression", job.growth.careerProgression],
      ["Technical challenges", job.complexity.technicalChallenges],
    ]),
    refused: refusedReasons(job),
    company: said([
      ["Industry", job.company.industry],
      ["Company type", job.company.type],
      ["Company size", job.company.size],
      ["Stage", job.company.stage],
      ["Business model", job.company.businessModel],
      ["Culture", job.company.culture],
    ]),
  };
}
