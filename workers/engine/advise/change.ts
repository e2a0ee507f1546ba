import type { Experience, Quote, ResumeFacts, SkillFact, SkillUse } from "../types";

/** A change to a résumé that can be applied and scored: the skill named in a line about that work. */
export type Change = { kind: "show-skill"; skill: string; name: string; entry: number };

/** The facts with one change made; the original stays as it is. */
export function applyChange(facts: ResumeFacts, change: Change): ResumeFacts {
  return { ...facts, skills: withUse(facts, change) };
}

function withUse(facts: ResumeFacts, change: Change): SkillFact[] {
  const entry = facts.experience[change.entry];
  const months = entry?.months ?? 0;
  const use: SkillUse = { where: "experience", entry: change.entry, quote: unwritten(change.name) };
  const lastUsed = entry?.isCurrent ? facts.asOf : (entry?.end?.value ?? null);
  const known = facts.skills.some((skill) => skill.id === change.skill);
  if (!known)
    return [...facts.skills, { name: change.name, id: change.skill, uses: [use], months, lastUsed }];
  return facts.skills.map((skill) =>
    skill.id === change.skill
      ? {
          ...skill,
          uses: [...skill.uses, use],
          months: Math.max(skill.months, months),
          lastUsed: lastUsed ?? skill.lastUsed,
        }
      : skill,
  );
}

export function unwritten(text: string): Quote {
  return {
    text,
    line: -1,
    start: 0,
    end: text.length,
    page: 0,
    box: { page: 0, x: 0, y: 0, width: 0, height: 0 },
  };
}

/** The job that goes on or ended last, as an index; null where there is none. */
export function latestJob(experience: Experience[]): number | null {
  let best: { at: number; end: string } | null = null;
  experience.forEach((entry, at) => {
    if (entry.kind !== "job") return;
    const end = entry.isCurrent ? "9999" : (entry.end?.value ?? entry.start?.value ?? "0000");
    if (!best || end > best.end) best = { at, end };
  });
  return (best as { at: number } | null)?.at ?? null;
}
