import { skillById } from "../knowledge";
import { candidateOf } from "../match/candidate";
import type { SkillEvidence } from "../match/evidence/ladder";
import { answerSkill } from "../match/evidence/skill-index";
import { targetOf } from "../match/target";
import type { JobProfile, ResumeFacts } from "../types";

/** Names of skills, as the knowledge base writes them where it knows them: "PYTHON" and "python" are one. The first four are the candidate's, the last three hold them against the job. */
export type SkillLists = {
  core: string[];
  preferred: string[];
  emerging: string[];
  soft: string[];
  matching: string[];
  missing: string[];
  /** skills that aren't asked for but stand close to one that is and is missing */
  transferable: string[];
};

/** Sorts a résumé's skills by what they mean for a job. "Missing" means: the résumé doesn't name it. */
export function skillLists(facts: ResumeFacts, job: JobProfile): SkillLists {
  const candidate = candidateOf(facts);
  const lists: SkillLists = {
    core: [],
    preferred: [],
    emerging: [],
    soft: [],
    matching: [],
    missing: [],
    transferable: [],
  };
  const ids = new Map([...candidate.skills.own].map(([id, evidence]) => [evidence, id]));
  const nameOf = (evidence: SkillEvidence) => skillById(ids.get(evidence) ?? "")?.name ?? evidence.name;
  for (const { requirement, soft } of targetOf(job).asks) {
    if (requirement.kind !== "skill") continue;
    const answer = answerSkill(candidate.skills, requirement.anyOf, requirement.orSimilar ?? false);
    if (answer?.near === "same" || answer?.near === "child") {
      lists.matching.push(nameOf(answer.evidence));
      if (!soft)
        (requirement.importance === "must" ? lists.core : lists.preferred).push(nameOf(answer.evidence));
    } else if (requirement.importance !== "context") {
      lists.missing.push(requirement.label);
      if (answer) lists.transferable.push(nameOf(answer.evidence));
    }
  }
  for (const [id, evidence] of candidate.skills.own) {
    const kind = skillById(id)?.kind;
    if (kind === "emerging") lists.emerging.push(nameOf(evidence));
    if (kind === "soft") lists.soft.push(nameOf(evidence));
  }
  for (const name of Object.keys(lists) as (keyof SkillLists)[]) lists[name] = [...new Set(lists[name])];
  return lists;
}
