import { skillById } from "../knowledge";
import type { JobProfile, Requirement, ResumeFacts, ScorePart, ScoreSheet } from "../types";
import { answersOf } from "./answers";
import { isSayable } from "./sayable";

/** Names of skills, as the knowledge base writes them. The first four are the candidate's, the last three hold them against the job. */
export type SkillLists = {
  core: string[];
  preferred: string[];
  emerging: string[];
  soft: string[];
  matching: string[];
  missing: string[];
  /** skills that aren't asked for but come close to one that is and isn't met */
  transferable: string[];
};

/**
 * Sorts skills by the sheet's verdicts: "matching" is met, "missing" isn't found, unless it is a whole clause of the posting; what
 * is met in part stands in neither.
 */
export function skillLists(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): SkillLists {
  const lists: SkillLists = {
    core: [],
    preferred: [],
    emerging: namesOfKind(facts, "emerging"),
    soft: namesOfKind(facts, "soft"),
    matching: [],
    missing: [],
    transferable: [],
  };
  for (const { requirement, part } of answersOf(job, sheet)) {
    const { kind, importance, label } = requirement;
    if (kind !== "skill") continue;
    if (part.status === "met") {
      const name = nameOf(facts, requirement, part);
      lists.matching.push(name);
      if (part.group !== "soft-skills") (importance === "must" ? lists.core : lists.preferred).push(name);
    } else if (importance !== "context") {
      if (part.status === "not-found" && isSayable(requirement)) lists.missing.push(label);
      if (part.reason.code === "stands-in") lists.transferable.push(writtenName(facts, part.reason.name));
    }
  }
  for (const name of Object.keys(lists) as (keyof SkillLists)[]) lists[name] = [...new Set(lists[name])];
  return { ...lists, transferable: lists.transferable.filter((name) => !lists.matching.includes(name)) };
}

/** The skill that meets a requirement: of several that would, the one that the résumé names. */
function nameOf(facts: ResumeFacts, { anyOf, label }: Requirement, { reason }: ScorePart): string {
  const own = anyOf.find((id) => facts.skills.some((skill) => skill.id === id));
  const known = skillById(own ?? (anyOf.length === 1 ? anyOf[0]! : ""))?.name;
  return known ?? (reason.code === "named" ? writtenName(facts, reason.words) : label);
}

function writtenName(facts: ResumeFacts, words: string): string {
  const id = facts.skills.find(({ name }) => name.toLowerCase() === words.toLowerCase())?.id;
  return skillById(id ?? "")?.name ?? words;
}

function namesOfKind({ skills }: ResumeFacts, kind: "emerging" | "soft"): string[] {
  return skills.flatMap(({ id, uses }) => {
    const skill = skillById(id ?? "");
    return skill?.kind === kind && uses.length > 0 ? skill.name : [];
  });
}
