import type { ResumeFacts } from "../../engine/types";
import type { DraftLine } from "./draft-content";

/**
 * Texts of a résumé whose words are right as they are: its name, headings, titles, employers and schools, and the skills
 * that the engine knows.
 * @returns null for a résumé that isn't in English
 */
export function wordsKnown(facts: ResumeFacts, lines: DraftLine[]): string[] | null {
  if (!facts.language.startsWith("en")) return null;
  const around = lines.filter(({ look }) => look !== "bullet" && look !== "plain").map(({ text }) => text);
  const skills = facts.skills.filter(({ id }) => id !== null).map(({ name }) => name);
  return [...around, ...facts.experience.flatMap(({ company }) => company?.value ?? []), ...skills];
}
