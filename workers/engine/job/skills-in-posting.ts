import { findSkills } from "../knowledge";

/**
 * The skills that a posting names, as written there, each once, in order of first mention.
 * @param text a posting, or any part of one
 */
export function skillsInPosting(text: string): string[] {
  return [...new Set(findSkills(text).map((hit) => hit.text))];
}
