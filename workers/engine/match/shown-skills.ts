import type { Experience, ResumeFacts, SkillFact } from "../types";
import { stemsWithOffsets } from "./evidence/passages";

const lines = new WeakMap<Experience[], string[]>();

/** The stems of each title and line about work, one after another, between spaces. */
function linesOf(experience: Experience[]): string[] {
  const known = lines.get(experience);
  if (known) return known;
  const found = experience.flatMap(({ title, bullets }) =>
    [title, ...bullets].flatMap((line) => (line ? [inStems(line.value)] : [])),
  );
  lines.set(experience, found);
  return found;
}

function inStems(text: string): string {
  return ` ${stemsWithOffsets(text).stems.join(" ")} `;
}

/**
 * Whether a job or project shows a skill: it was found there, or the words that name it elsewhere stand there, too, though they
 * name no skill by themselves ("within budget", "hiring packets").
 */
export function isShownAtWork({ uses }: SkillFact, { experience }: Pick<ResumeFacts, "experience">): boolean {
  if (uses.some(({ where }) => where === "experience" || where === "project")) return true;
  const names = [...new Set(uses.map(({ quote }) => inStems(quote.text)))].filter(
    (name) => name.trim() !== "",
  );
  return names.some((name) => linesOf(experience).some((line) => line.includes(name)));
}
