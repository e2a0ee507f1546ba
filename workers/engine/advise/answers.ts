import type { JobProfile, Requirement, ScorePart, ScoreSheet } from "../types";

export type Answer = { requirement: Requirement; part: ScorePart };

/** How a sheet answers what a job asks for, in the job's order; what no score judges is left out. */
export function answersOf(job: JobProfile, { scores }: ScoreSheet): Answer[] {
  const parts = new Map<string, ScorePart>();
  for (const score of [scores.relevancy, scores.skills, scores.experience, scores.seniority])
    for (const part of score?.parts ?? [])
      if (part.requirementId !== null && !parts.has(part.requirementId)) parts.set(part.requirementId, part);
  return job.requirements.flatMap((requirement) => {
    const part = parts.get(requirement.id);
    return part ? [{ requirement, part }] : [];
  });
}
