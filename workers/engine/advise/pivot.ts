import { skillById } from "../knowledge";
import { candidateOf } from "../match/candidate";
import { answerSkill } from "../match/evidence/skill-index";
import { targetOf } from "../match/target";
import type { JobProfile, ResumeFacts, ScoreSheet } from "../types";

/** From this category score on, the job is the candidate's own field and no change of field is needed. */
const SAME_FIELD = 60;
/** From this one on, the job stands close to the roles held. */
const NEAR_FIELD = 35;

/**
 * How this person could get from here to the job, from what the résumé shows: what carries over, what eases the way, what is
 * left to learn. Plain sentences; nothing that the résumé doesn't bear out.
 */
export function pivotStrategy(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): string[] {
  const candidate = candidateOf(facts);
  const steps: string[] = [];
  const same: string[] = [];
  const bridges: string[] = [];
  const missing: string[] = [];
  for (const { requirement, soft } of targetOf(job).asks) {
    if (requirement.kind !== "skill" || requirement.importance === "context" || soft) continue;
    const answer = answerSkill(candidate.skills, requirement.anyOf, requirement.orSimilar ?? false);
    if (answer?.near === "same" || answer?.near === "child") same.push(answer.evidence.name);
    else if (answer) bridges.push(`${answer.evidence.name} eases the way to ${requirement.label}`);
    else missing.push(requirement.label);
  }
  const title = job.title || "this job";
  const field = sheet.scores.category?.value ?? null;
  if (field !== null && field >= SAME_FIELD)
    steps.push(`${title} is in your own field: no change of field is needed.`);
  else if (field !== null && field >= NEAR_FIELD)
    steps.push(`${title} stands close to the roles that your résumé shows: a step, not a change of field.`);
  else if (field !== null)
    steps.push(`${title} lies outside the roles that your résumé shows, so lead with what carries over.`);
  if (same.length > 0) steps.push(`Put these first, because the posting asks for them: ${list(same)}.`);
  if (bridges.length > 0) steps.push(`Say plainly what is close: ${list(bridges)}.`);
  if (missing.length > 0) {
    const emerging = missing.filter((label) =>
      job.requirements.some((one) => one.label === label && isEmerging(one.anyOf)),
    );
    steps.push(
      `The résumé doesn't mention ${list(missing)}: if you have used any of it, say where; if not, start with ${missing[0]}.`,
    );
    if (emerging.length > 0)
      steps.push(`${list(emerging)} is new to most people: a small project of your own counts here.`);
  }
  return steps;
}

function isEmerging(ids: string[]): boolean {
  return ids.some((id) => skillById(id)?.kind === "emerging");
}

function list(items: string[]): string {
  const shown = [...new Set(items)].slice(0, 4);
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}` : (shown[0] ?? "");
}
