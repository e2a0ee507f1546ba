import { skillById } from "../knowledge";
import { isMereWord } from "../match/findings";
import { answersOf } from "../match/parts/answers";
import { isSayable } from "../match/parts/sayable";
import type { JobProfile, Requirement, ResumeFacts, ScorePart, ScoreSheet, SkillUse } from "../types";

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
  const answers = answersOf(job, sheet);
  const lists: SkillLists = {
    core: [],
    preferred: [],
    emerging: namesOfKind(facts, "emerging"),
    soft: namesOfKind(facts, "soft"),
    matching: [],
    missing: missingOnce(
      answers.flatMap(({ requirement, part }) =>
        requirement.kind === "skill" &&
        requirement.importance !== "context" &&
        part.status === "not-found" &&
        isSayable(requirement)
          ? [requirement]
          : [],
      ),
    ),
    transferable: [],
  };
  for (const { requirement, part } of answers) {
    const { kind, importance } = requirement;
    if (kind !== "skill") continue;
    if (part.status === "met") {
      if (isMereWord(requirement, part)) continue;
      const name = nameOf(facts, requirement, part);
      lists.matching.push(name);
      if (part.group !== "soft-skills") (importance === "must" ? lists.core : lists.preferred).push(name);
    } else if (importance !== "context") {
      if (part.reason.code === "stands-in") lists.transferable.push(writtenName(facts, part.reason.name));
    }
  }
  for (const name of Object.keys(lists) as (keyof SkillLists)[]) lists[name] = [...new Set(lists[name])];
  const asked = new Set(job.requirements.flatMap(({ anyOf }) => anyOf.map((id) => skillById(id)?.name)));
  return { ...lists, transferable: lists.transferable.filter((name) => !asked.has(name)) };
}

function missingOnce(requirements: Requirement[]): string[] {
  const isWithin = (few: string[], many: string[]) =>
    few.length > 0 && few.length < many.length && few.every((id) => many.includes(id));
  return requirements
    .filter(({ anyOf }) => !requirements.some((other) => isWithin(other.anyOf, anyOf)))
    .map(({ label }) => label);
}

/** The skill that meets a requirement: of several that would, the one that the résumé names. */
function nameOf(facts: ResumeFacts, { anyOf, label }: Requirement, { reason, evidence }: ScorePart): string {
  const isQuoted = ({ quote: { line, start } }: SkillUse) =>
    evidence.some((quote) => quote.line === line && quote.start === start);
  const named = facts.skills.filter(({ id }) => id !== null && anyOf.includes(id));
  const own = (named.find(({ uses }) => uses.some(isQuoted)) ?? named[0])?.id;
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
