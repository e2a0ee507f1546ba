import { skillById } from "../knowledge";
import { candidateOf } from "../match/candidate";
import { answerSkill } from "../match/evidence/skill-index";
import { targetOf } from "../match/target";
import type { JobProfile, Message, ResumeFacts, ScoreSheet } from "../types";

/** From this category score on, the job is the candidate's own field and no change of field is needed. */
const SAME_FIELD = 60;
/** From this one on, the job stands close to the roles held. */
const NEAR_FIELD = 35;
/** Names in one step. */
const SHOWN = 4;

/**
 * How this person could get from here to the job, from what the résumé shows: what carries over, what eases the way, what is
 * left to learn; nothing that the résumé doesn't bear out.
 */
export function pivotStrategy(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): Message[] {
  const candidate = candidateOf(facts);
  const steps: Message[] = [];
  const same: string[] = [];
  const bridges: { from: string; to: string }[] = [];
  const missing: string[] = [];
  for (const { requirement, soft } of targetOf(job).asks) {
    if (requirement.kind !== "skill" || requirement.importance === "context" || soft) continue;
    const answer = answerSkill(candidate.skills, requirement.anyOf, requirement.orSimilar ?? false);
    if (answer?.near === "same" || answer?.near === "child") same.push(answer.evidence.name);
    else if (answer) bridges.push({ from: answer.evidence.name, to: requirement.label });
    else missing.push(requirement.label);
  }
  const title = job.title || null;
  const field = sheet.scores.category?.value ?? null;
  if (field !== null && field >= SAME_FIELD) steps.push({ code: "pivot-own-field", job: title });
  else if (field !== null && field >= NEAR_FIELD) steps.push({ code: "pivot-near-field", job: title });
  else if (field !== null) steps.push({ code: "pivot-other-field", job: title });
  if (same.length > 0) steps.push({ code: "pivot-put-first", names: first(same) });
  if (bridges.length > 0) steps.push({ code: "pivot-bridges", bridges: bridges.slice(0, SHOWN) });
  if (missing.length > 0) {
    const emerging = missing.filter((label) =>
      job.requirements.some((one) => one.label === label && isEmerging(one.anyOf)),
    );
    steps.push({ code: "pivot-missing", names: first(missing) });
    if (emerging.length > 0) steps.push({ code: "pivot-emerging", names: first(emerging) });
  }
  return steps;
}

function isEmerging(ids: string[]): boolean {
  return ids.some((id) => skillById(id)?.kind === "emerging");
}

function first(names: string[]): string[] {
  return [...new Set(names)].slice(0, SHOWN);
}
