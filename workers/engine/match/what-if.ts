import type { JobProfile, ResumeFacts, SkillFact } from "../types";
import { type Candidate, candidateOf } from "./candidate";
import { stemsOfSkill } from "./duties";
import { withoutCopies } from "./evidence/copied";
import { indexSkills, type SkillIndex } from "./evidence/skill-index";
import { spokenTerms } from "./evidence/spoken-terms";
import { matchExperience } from "./parts/experience";
import { relevancyScore } from "./parts/relevancy";
import { requirementParts } from "./parts/requirements";
import { targetOf } from "./target";

/**
 * Scores changes to a résumé's skills without reading its lines again: everything but the skills is indexed once.
 * @param facts the résumé as it is
 * @returns the relevancy with one skill changed, the same as a whole new scoring gives: takes the facts with the change made and
 *   the skill's id; null where nothing can be judged
 */
export function relevancyIf(
  facts: ResumeFacts,
  job: JobProfile,
): (changed: ResumeFacts, skill: string) => number | null {
  const target = targetOf(job);
  const base = candidateOf(withoutCopies(facts, target).facts);
  return (changed, skill) => {
    const candidate = withSkills(base, withoutCopies(changed, target).facts.skills, skill);
    const match = matchExperience(candidate, target);
    return relevancyScore(candidate, target, match, requirementParts(candidate, target))?.value ?? null;
  };
}

function withSkills(base: Candidate, skills: SkillFact[], id: string): Candidate {
  const facts = { ...base.facts, skills };
  const changed = skills.filter((skill) => skill.id === id);
  const { own, implied } = indexSkills(facts);
  const listed = new Set([
    ...base.lines.listed,
    ...changed.flatMap((skill) => stemsOfSkill(skill, facts.language)),
  ]);
  const index: SkillIndex = { own, implied, spoken: alsoSpokenBy(base, changed) };
  return { ...base, facts, skills: index, lines: { ...base.lines, listed } };
}

/** Terms as the résumé speaks of them, or the changed skill does, whichever stands higher. */
function alsoSpokenBy({ facts, skills }: Candidate, changed: SkillFact[]): SkillIndex["spoken"] {
  const experience = facts.experience.map((entry) => ({ ...entry, title: null, bullets: [] }));
  const bySkill = spokenTerms({
    ...facts,
    experience,
    education: [],
    certificates: [],
    lines: [],
    skills: changed,
  });
  return (term) => {
    const [known, added] = [skills.spoken(term), bySkill(term)];
    return added && (!known || added.credit > known.credit) ? added : known;
  };
}
