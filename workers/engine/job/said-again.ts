import { stem } from "../knowledge/lexical/stem";
import type { Requirement } from "../types";
import { EMPTY, JOINING, LINKING } from "./phrases/phrase-words";
import { isKnown, requirement } from "./requirement";

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

function keyOf({ label }: Requirement): string {
  const words = label.toLowerCase().match(WORD) ?? [];
  const telling = words.filter((word) => ![EMPTY, JOINING, LINKING].some((one) => one.has(word)));
  return [...new Set(telling.map(stem))].sort().join(" ");
}
