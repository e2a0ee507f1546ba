export const scoreNames = ["relevancy", "skills", "experience", "seniority", "category"] as const;

export type ScoreName = (typeof scoreNames)[number];

/** From and below, in percent; the last one with its end. */
export const BUCKETS = [
  [0, 20],
  [20, 40],
  [40, 60],
  [60, 80],
  [80, 100],
] as const;

/** What an address asks for, relevancy where it isn't one of the five. */
export function parseScoreName(value: string | null): ScoreName {
  return scoreNames.find((name) => name === value) ?? "relevancy";
}
