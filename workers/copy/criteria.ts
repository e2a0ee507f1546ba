import type { Ground } from "../engine/criteria";
import type { RefusedCriterion } from "../engine/types";

const GROUND_NAMES: Record<Ground, string> = {
  sex: "sex",
  age: "age",
  origin: "origin, nationality or mother tongue",
  religion: "religion or belief",
  health: "health or disability",
  family: "marital status, pregnancy or children",
  orientation: "sexual orientation",
  union: "trade union membership",
  politics: "political opinion",
  appearance: "appearance",
  social: "social origin or past pay",
  record: "a criminal or military record",
};

/** Why a criterion isn't scored, in one sentence that begins with its words. */
export function criterionReason({ quote, ground, verdict }: RefusedCriterion): string {
  return verdict === "protected"
    ? `“${quote}” chooses people by ${GROUND_NAMES[ground]}, which equal treatment law protects.`
    : `“${quote}” tends to shut people out by ${GROUND_NAMES[ground]}, whatever they can do.`;
}

/** What a recruiter is told who types a protected criterion, in one sentence. */
export function refusalOf({ quote, ground }: Pick<RefusedCriterion, "quote" | "ground">): string {
  return `“${quote}” can’t be a requirement: it chooses people by ${GROUND_NAMES[ground]}, which equal treatment law protects. Please take it out.`;
}
