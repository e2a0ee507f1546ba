import { occupationByTitle, seniorityOf, stripSeniority } from "../../knowledge";
import type { Fact, Quote, SeniorityLevel } from "../../types";
import { stem } from "../lexical/stem";
import type { ScorableFacts } from "../scorable";
import { CLAIMED_ROLE, OLD_ROLE, UNPAID_ROLE } from "../weights";
import { freshness } from "./ladder";
import { occupationLikeness } from "./occupations";

/** A role that a résumé names: `weight` falls with age and is smaller for unpaid work and for a mere headline. */
export type Role = {
  /** index into `experience`; null for the headline */
  entry: number | null;
  title: string;
  named: NamedTitle;
  months: number;
  weight: number;
  level: SeniorityLevel | null;
  paid: boolean;
  quotes: Quote[];
};

/** A title as it is compared: its occupation and its own words. */
export type NamedTitle = { occupation: string | null; confidence: number; words: string[] };

const JOINING = new Set(
  "of the and in for at to a an de der die und la le du des en m f d w h x i ii iii".split(" "),
);

/** Looks a title up; words that only tell the level are left out. */
export function nameTitle(title: string): NamedTitle {
  const found = occupationByTitle(title);
  const words =
    stripSeniority(title)
      .toLowerCase()
      .match(/[\p{L}][\p{L}+#]*/gu) ?? [];
  return {
    occupation: found?.id ?? null,
    confidence: found?.confidence ?? 0,
    words: [...new Set(words.filter((word) => !JOINING.has(word)).map(stem))],
  };
}

/** Every role that a résumé names, the headline included, in the résumé's order. */
export function rolesOf(facts: ScorableFacts): Role[] {
  const roles: Role[] = [];
  facts.experience.forEach((entry, index) => {
    if (!entry.title) return;
    const age = entry.isCurrent ? 1 : entry.end ? freshness(entry.end.value, facts.asOf) : 0.5;
    const paid = entry.kind === "job";
    roles.push(
      role(
        entry.title,
        index,
        entry.months ?? 0,
        (OLD_ROLE + (1 - OLD_ROLE) * age) * (paid ? 1 : UNPAID_ROLE),
        paid,
      ),
    );
  });
  if (facts.headline) roles.push(role(facts.headline, null, 0, CLAIMED_ROLE, false));
  return roles;
}

function role(
  title: Fact<string>,
  entry: number | null,
  months: number,
  weight: number,
  paid: boolean,
): Role {
  return {
    entry,
    title: title.value,
    named: nameTitle(title.value),
    months,
    weight,
    level: seniorityOf(title.value),
    paid,
    quotes: title.quotes,
  };
}

/**
 * How close two titles are, 0 to 1: by occupation where both are known, else by the words that they share.
 */
export function titleLikeness(a: NamedTitle, b: NamedTitle): number {
  const words = wordLikeness(a.words, b.words);
  if (!a.occupation || !b.occupation) return words;
  const sure = Math.min(a.confidence, b.confidence);
  return Math.max(words, occupationLikeness(a.occupation, b.occupation) * sure);
}

function wordLikeness(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const shared = a.filter((word) => b.includes(word)).length;
  return (2 * shared) / (a.length + b.length);
}
