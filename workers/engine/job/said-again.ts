import { stem } from "../knowledge/lexical/stem";
import type { Requirement } from "../types";
import { EMPTY, JOINING, LINKING } from "./phrases/phrase-words";
import { isKnown, RANK, requirement } from "./requirement";

const WORD = /[\p{L}\d][\p{L}\d+#]*/gu;

/**
 * Requirements in which what the posting says in its own words bears the name of another that says the same in other forms:
 * "developing software" beside "Software development", "mentorship" beside "Mentoring". Merging makes one of both.
 */
export function namedAlike(found: Requirement[]): Requirement[] {
  const names = new Map<string, Requirement>();
  for (const one of [...found.filter(isKnown), ...found]) {
    const key = canBeSaidAgain(one) ? keyOf(one) : "";
    if (key !== "" && !names.has(key)) names.set(key, one);
  }
  return found.map((one) => {
    const other = isKnown(one) || !canBeSaidAgain(one) ? undefined : names.get(keyOf(one));
    if (!other || other === one) return one;
    const { kind, label, anyOf, level } = other;
    return requirement({ ...one, kind, label, anyOf, level });
  });
}

function canBeSaidAgain({ kind, anyOf }: Requirement): boolean {
  return (kind === "skill" || kind === "duty") && anyOf.length === 1;
}

function keyOf(one: Requirement): string {
  return [...new Set(tellingOf(one))].sort().join(" ");
}

function tellingOf({ label }: Requirement): string[] {
  const words = label.toLowerCase().match(WORD) ?? [];
  return words.filter((word) => ![EMPTY, JOINING, LINKING].some((one) => one.has(word))).map(stem);
}

/** So many other words may stand between those of something that is said again at more length. */
const MOST_BETWEEN = 2;

/**
 * Requirements of which none is told whole within another: "drive projects" beside "drive projects with senior colleagues".
 * The one that is asked for more strongly stays, else the longer.
 */
export function withoutParts(found: Requirement[]): Requirement[] {
  const own = found.filter(
    (one) => !isKnown(one) && canBeSaidAgain(one) && one.importance !== "context" && one.minYears === null,
  );
  const words = new Map(own.map((one) => [one, tellingOf(one)]));
  const gone = new Set<Requirement>();
  for (const part of own)
    for (const whole of own)
      if (part.kind === whole.kind && !gone.has(whole) && isWithin(words.get(part)!, words.get(whole)!))
        gone.add(RANK[part.importance] > RANK[whole.importance] ? whole : part);
  return found.filter((one) => !gone.has(one));
}

function isWithin(part: string[], whole: string[]): boolean {
  if (part.length < 2 || part.length >= whole.length) return false;
  return whole.some((word, first) => {
    if (word !== part[0]) return false;
    let at = first;
    for (const next of part.slice(1)) at = at < 0 ? at : whole.indexOf(next, at + 1);
    return at > first && at - first < part.length + MOST_BETWEEN;
  });
}
