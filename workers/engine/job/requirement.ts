import { skillById } from "../knowledge";
import type { Importance, Requirement, RequirementKind, TextQuote } from "../types";

export const RANK: Record<Importance, number> = { must: 2, nice: 1, context: 0 };

/** A requirement's id, "skill:java|kotlin": its kind and what satisfies it, so that moving a line of the posting changes nothing. */
export function requirementId(kind: RequirementKind, anyOf: string[], level?: string | null): string {
  const what = [...new Set(anyOf.map(slug))].sort().join("|");
  return [kind, what, level ? slug(level) : ""].filter(Boolean).join(":");
}

/** Lower case, runs of anything but letters, digits, "+" and "#" as one "-". */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, "-")
    .replace(/^-|-$/g, "");
}

export type RequirementDraft = Pick<Requirement, "kind" | "importance" | "label" | "anyOf"> &
  Partial<Requirement> & { quotes: TextQuote[] };

export function requirement(draft: RequirementDraft): Requirement {
  const anyOf = [...new Set(draft.anyOf)].sort();
  return {
    minYears: null,
    level: null,
    gate: false,
    ...draft,
    anyOf,
    id: requirementId(draft.kind, anyOf.length > 0 ? anyOf : [draft.label], draft.level),
  };
}

/** False for a skill or a duty that the knowledge base doesn't know and that is asked for by the posting's own words alone. */
export function isKnown({ kind, anyOf }: Requirement): boolean {
  return (kind !== "skill" && kind !== "duty") || anyOf.some((id) => skillById(id) !== undefined);
}

function stronger(a: Importance, b: Importance): Importance {
  return RANK[a] >= RANK[b] ? a : b;
}

/** What requirements that become one ask for together: as strongly as the strongest of them, for the most years. */
export function strongestOf(
  all: Requirement[],
): Pick<Requirement, "importance" | "minYears" | "gate" | "orSimilar"> {
  return {
    importance: all.map(({ importance }) => importance).reduce(stronger),
    minYears: all.map(({ minYears }) => minYears).reduce(maxOf),
    gate: all.some(({ gate }) => gate),
    orSimilar: all.some(({ orSimilar }) => orSimilar),
  };
}

/** `found` with `whole` in the place of the first of `parts`, and without the others. */
export function inPlaceOf(found: Requirement[], parts: Requirement[], whole: Requirement): Requirement[] {
  return found.flatMap((one) => (one === parts[0] ? [whole] : parts.includes(one) ? [] : [one]));
}

/** Asked for by itself in so many places, a thing isn't one of several to choose from. */
const ASKED_ALONE = 2;

/**
 * One entry per thing asked for: the same id twice becomes one requirement with both quotes and the stronger asking;
 * a single skill that an either-or already covers is folded into it, unless it is asked for more strongly or often.
 * @returns must before nice before context, then by first mention
 */
export function mergeRequirements(found: Requirement[]): Requirement[] {
  const same = new Map<string, Requirement[]>();
  for (const one of found) {
    const known = same.get(one.id);
    if (known) known.push(one);
    else same.set(one.id, [one]);
  }
  const byId = new Map([...same].map(([id, [first, ...others]]) => [id, joined(first!, others)]));
  const groups = [...byId.values()].filter((one) => one.kind === "skill" && one.anyOf.length > 1);
  for (const group of groups) {
    if (isSaidByItself(group, [...byId.values()])) {
      byId.delete(group.id);
      continue;
    }
    for (const single of [...byId.values()]) {
      if (single.kind !== "skill" || single.anyOf.length !== 1 || !offers(group, single)) continue;
      if (single.importance !== "context" && single.quotes.length >= ASKED_ALONE) continue;
      const kept = byId.get(group.id);
      if (!kept) break;
      if (RANK[single.importance] > RANK[kept.importance] || single.gate) byId.delete(group.id);
      else {
        byId.delete(single.id);
        byId.set(group.id, joined(kept, [{ ...single, minYears: null }]));
      }
    }
  }
  return [...byId.values()].sort(
    (a, b) => RANK[b.importance] - RANK[a.importance] || first(a) - first(b) || (a.id < b.id ? -1 : 1),
  );
}

/** Whether all that a choice names is asked for by itself as well, and something of it more than once: "AWS/Python Developer". */
function isSaidByItself(group: Requirement, all: Requirement[]): boolean {
  const singles = all.filter(
    (one) =>
      one.kind === "skill" &&
      one.anyOf.length === 1 &&
      RANK[one.importance] >= RANK[group.importance] &&
      group.anyOf.includes(one.anyOf[0]!),
  );
  if (group.gate || singles.length < group.anyOf.length) return false;
  return singles.some(({ quotes }) => quotes.length >= ASKED_ALONE);
}

/** Whether a choice names what is asked for by itself; the kind of what is chosen from ("or another CSS framework") stays apart. */
function offers({ anyOf, label }: Requirement, single: Requirement): boolean {
  const [id] = single.anyOf;
  if (!anyOf.includes(id!)) return false;
  const names = label.toLowerCase().split(/, | or /u);
  return [single.label, skillById(id!)?.name ?? id!].some((name) => names.includes(name.toLowerCase()));
}

function joined(first: Requirement, others: Requirement[]): Requirement {
  if (others.length === 0) return first;
  const all = { ...first };
  for (const one of others) {
    if (one.id === first.id && one.label === skillById(one.anyOf[0] ?? "")?.name) all.label = one.label;
    all.importance = stronger(all.importance, one.importance);
    all.minYears = maxOf(all.minYears, one.minYears);
    all.gate ||= one.gate;
    all.orSimilar ||= one.orSimilar;
  }
  const quotes = [first, ...others].flatMap((one) => one.quotes).sort((x, y) => x.start - y.start);
  all.quotes = quotes.filter((quote, index) => index === 0 || quote.start !== quotes[index - 1]!.start);
  return all;
}

function maxOf(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

function first(one: Requirement): number {
  return one.quotes[0]?.start ?? Number.MAX_SAFE_INTEGER;
}
