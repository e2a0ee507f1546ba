/** Below so many analysed applicants, nothing is said of their gender (RULINGS 61). */
export const FEWEST_APPLICANTS = 10;
export const FEWEST_IN_GROUP = 3;

export type GenderGroup = "male" | "female" | "other" | "not-stated";

/** Groups with a share of their own, the largest first, in whole percent; `rest` is that of all others together, null where there are none. */
export type GenderShares = {
  of: number;
  groups: { group: GenderGroup; percent: number }[];
  rest: number | null;
};

export type GenderCounts = Record<"male" | "female" | "other" | "completed", number>;

type Told = { of: number; groups: [GenderGroup, number][]; rest: number };

/**
 * Shares of analysed applicants by the gender that their résumés state. Groups of one or two are told together, with the
 * next larger group where they are still too few: so nobody can be worked out from what is left over.
 * @returns null where there are too few applicants to say anything
 */
export function genderShares(counts: GenderCounts): GenderShares | null {
  const told = toldOf(counts);
  return told && sharesOf(told);
}

/**
 * Shares of people of several parts, of whom none belongs to two: what each part would tell by itself, added up. A part that
 * tells nothing isn't in it, so that nobody can be worked out by taking one figure from another (decision 0085).
 * @returns null where no part tells anything
 */
export function genderSharesOfParts(parts: readonly GenderCounts[]): GenderShares | null {
  const told = parts.flatMap((part) => toldOf(part) ?? []);
  if (told.length === 0) return null;
  const sums = new Map<GenderGroup, number>();
  for (const [group, size] of told.flatMap(({ groups }) => groups))
    sums.set(group, (sums.get(group) ?? 0) + size);
  return sharesOf({
    of: told.reduce((sum, { of }) => sum + of, 0),
    groups: [...sums].sort(([, a], [, b]) => b - a),
    rest: told.reduce((sum, { rest }) => sum + rest, 0),
  });
}

function sharesOf({ of, groups, rest }: Told): GenderShares {
  const percent = (size: number) => Math.round((100 * size) / of);
  return {
    of,
    groups: groups.map(([group, size]) => ({ group, percent: percent(size) })),
    rest: rest > 0 ? percent(rest) : null,
  };
}

function toldOf({ completed, male, female, other }: GenderCounts): Told | null {
  if (completed < FEWEST_APPLICANTS) return null;
  const counts: Record<GenderGroup, number> = {
    ...{ male, female, other },
    "not-stated": completed - male - female - other,
  };
  const bySize = (Object.entries(counts) as [GenderGroup, number][]).sort(([, a], [, b]) => b - a);
  const groups = bySize.filter(([, size]) => size >= FEWEST_IN_GROUP);
  let rest = bySize.reduce((sum, [, size]) => sum + (size < FEWEST_IN_GROUP ? size : 0), 0);
  if (rest > 0 && rest < FEWEST_IN_GROUP) rest += groups.pop()?.[1] ?? 0;
  return { of: completed, groups, rest };
}
