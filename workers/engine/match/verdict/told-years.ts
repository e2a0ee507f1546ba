import type { Candidate } from "../candidate";
import type { Found } from "../evidence/found";
import { sharesHeld } from "../evidence/search";
import { monthsWeighed } from "../months";
import { MET_SHARE } from "./verdict-weights";

/** Months of dated work whose lines tell of a requirement as `found` does; two jobs at once count once. */
export function monthsTold({ facts, passages }: Candidate, { phrase }: Found): number {
  const jobs = new Map<number, number>();
  for (const [at, share] of sharesHeld(phrase, passages)) {
    const { where, entry } = passages.passages[at]!;
    if (where === "experience" && entry !== null && share >= MET_SHARE) jobs.set(entry, 1);
  }
  return Math.round(monthsWeighed(facts.experience, jobs));
}
