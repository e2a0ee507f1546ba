import { isKnown } from "../../job/requirement";
import { termsOf } from "../../knowledge/lexical/terms";
import type { JobProfile, Requirement, ScorePart, ScoreSheet } from "../../types";
import { isEveryday, isSayable } from "./sayable";

export type Answer = { requirement: Requirement; part: ScorePart };

/** How a sheet answers what a job asks for, in the job's order; what no score judges is left out. */
export function answersOf(job: JobProfile, { scores }: Pick<ScoreSheet, "scores">): Answer[] {
  const parts = new Map<string, ScorePart>();
  for (const score of [scores.relevancy, scores.skills, scores.experience, scores.seniority])
    for (const part of score?.parts ?? [])
      if (part.requirementId !== null && !parts.has(part.requirementId)) parts.set(part.requirementId, part);
  return job.requirements.flatMap((requirement) => {
    const part = parts.get(requirement.id);
    return part ? [{ requirement, part }] : [];
  });
}

export function lost({ maxPoints, points }: ScorePart): number {
  return maxPoints - points;
}

/** What has a name before the posting's own words, those before what any office takes and before traits; of these what would earn most. */
export function namedFirst(answers: Answer[]): Answer[] {
  const rank = ({ requirement, part }: Answer) => {
    if (part.group === "soft-skills") return 3;
    if (isEveryday(requirement)) return 2;
    return isKnown(requirement) ? 0 : isSayable(requirement) ? 1 : 2;
  };
  return [...answers].sort((a, b) => rank(a) - rank(b) || lost(b.part) - lost(a.part));
}

/** Leaves out what asks for much the same as an answer before it: "ML or NLP" behind "ML". */
export function onceAlike(answers: Answer[]): Answer[] {
  const kept: { requirement: Requirement; stems: string[] }[] = [];
  return answers.filter(({ requirement }) => {
    const one = { requirement, stems: termsOf(requirement.label).stems };
    return !kept.some((other) => isAskedAlike(one, other)) && kept.push(one);
  });
}

type Asked = { requirement: Requirement; stems: string[] };

function isAskedAlike({ requirement: a, stems }: Asked, { requirement: b, stems: others }: Asked): boolean {
  if (a.kind !== b.kind || (a.kind !== "skill" && a.kind !== "duty")) return false;
  const [few, many] = stems.length < others.length ? [stems, others] : [others, stems];
  return (
    (few.length > 0 && few.every((stem) => many.includes(stem))) || a.anyOf.some((id) => b.anyOf.includes(id))
  );
}
