import { counterfactualsFor } from "../../../engine/advise";
import type { JobProfile, Message, Requirement } from "../../../engine/types";
import type { StoredAnalysis } from "../stored-analysis";

/** A requirement with the posting's own words for it, two at most. */
export type Ground = Pick<Requirement, "label" | "importance"> & { words: string[] };

/** One change to the résumé, really applied and scored: relevancy becomes `to` instead of `from` (0 to 100). */
export type WhatIf = { promise: Message; from: number; to: number; asked: Ground | null };

/** At most three changes that would lift the relevancy, what gains most first: tried each time, never stored. */
export function whatIfsOf(
  { facts, sheet }: Pick<StoredAnalysis, "facts" | "sheet">,
  job: JobProfile,
): WhatIf[] {
  return counterfactualsFor(facts, job, sheet).map(({ promise, requirementId, from, to }) => ({
    promise,
    from,
    to,
    asked: groundOf(job, requirementId),
  }));
}

export function groundOf({ requirements }: JobProfile, id: string | null): Ground | null {
  const found = requirements.find((requirement) => requirement.id === id);
  if (!found) return null;
  const { label, importance, quotes } = found;
  return { label, importance, words: [...new Set(quotes.map(({ text }) => text.trim()))].slice(0, 2) };
}
