/** Below so many analysed applicants, nothing is said of their gender (RULINGS 61). */
export const FEWEST_APPLICANTS = 10;
/** A smaller group than this has no share of its own. */
export const FEWEST_IN_GROUP = 3;

export type GenderGroup = "male" | "female" | "other" | "not-stated";

/** Groups with a share of their own, the largest first, in whole percent; `rest` is that of all others together, null where there are none. */
export type GenderShares = {
  of: number;
  groups: { group: GenderGroup; percent: number }[];
  rest: number | null;
};

/**
 * Shares of analysed applicants by the gender that their résumés state. Groups of one or two are told together, with the
 * next larger group where they are still too few: so nobody can be worked out from what is left over.
 * @returns null where there are too few applicants to say anything
 */
export function genderShares({
  completed,
  ...stated
}: Record<"male" | "female" | "other" | "completed", number>): GenderShares | null {
  if (completed < FEWEST_APPLICANTS) return null;
  const counts: Record<GenderGroup, number> = {
    ...stated,
    "not-stated": completed - stated.male - stated.female - stated.other,
  };
  const bySize = (Object.entries(counts) as [GenderGroup, number][]).sort(([, a], [, b]) => b - a);
  const groups = bySize.filter(([, size]) => size >= FEWEST_IN_GROUP);
  let rest = bySize.reduce((sum, [, size]) => sum + (size < FEWEST_IN_GROUP ? size : 0), 0);
  if (rest > 0 && rest < FEWEST_IN_GROUP) rest += groups.pop()?.[1] ?? 0;
  const percent = (size: number) => Math.round((100 * size) / completed);
  return {
    of: completed,
    groups: groups.map(([group, size]) => ({ group, percent: percent(size) })),
    rest: rest > 0 ? percent(rest) : null,
  };
}
