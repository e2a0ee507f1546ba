import { isKnown } from "../../job/requirement";
import type { Requirement } from "../../types";

const MOST_WORDS = 4;
const PRONOUN = /\b(?:you|yours?|our|we|us|his|her|their|they|this|these|that)\b/iu;

/** Whether a requirement has a name, or is short enough to stand in a sentence as one. */
export function isSayable(requirement: Requirement): boolean {
  const { label } = requirement;
  if (isKnown(requirement)) return true;
  return isWhole(label) && !label.includes(",") && label.split(/\s+/u).length <= MOST_WORDS;
}

const EVERYDAY: ReadonlySet<string> = new Set(
  "computer-literacy information-technology typing word-processing word outlook microsoft-office".split(" "),
);

export function isEveryday({ anyOf }: Pick<Requirement, "anyOf">): boolean {
  return anyOf.length > 0 && anyOf.every((id) => EVERYDAY.has(id));
}

export function isWhole(label: string): boolean {
  return !PRONOUN.test(label);
}
