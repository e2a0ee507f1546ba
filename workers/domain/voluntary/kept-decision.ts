import { FEWEST_SHARING } from "./voluntary-limits";
import type { Decided, DecisionOutcome, Score } from "./voluntary-link";

export type Group = Decided & { asked: number };

const sum = (groups: readonly Group[]) => groups.reduce((all, { asked }) => all + asked, 0);

/**
 * What an answer keeps of its person's decision, after how many people who were asked share it. Where one of the groups is too
 * small, none is told apart: an answer without a group would be one of the small group's.
 */
export function keptDecision(
  groups: readonly Group[],
  { outcome, score }: Decided,
): { outcome: DecisionOutcome | null; score: Score | null } {
  const alike = groups.filter((group) => group.outcome === outcome);
  const others = groups.filter((group) => group.outcome !== outcome);
  const areMany = (sizes: number[]) => sizes.every((size) => size === 0 || size >= FEWEST_SHARING);
  if (!areMany([sum(alike), sum(others)])) return { outcome: null, score: null };
  return { outcome, score: areMany(alike.map(({ asked }) => asked)) ? score : null };
}
