import { errorText } from "../../domain/error-text";
import { countStep, type FirstOf, type FunnelStep } from "../../domain/statistics/count-step";
import type { AppContext } from "../app-context";
import { consentOf } from "../cookies/consent-cookies";

/** Counts a step of the funnel where analytics is allowed. A failure is logged, never thrown. */
export async function noteStep(c: AppContext, step: FunnelStep, first?: FirstOf): Promise<void> {
  const deps = c.get("deps");
  try {
    await countStep(deps, { step, consent: consentOf(c), first });
  } catch (error) {
    deps.log({ event: "step-not-counted", error: errorText(error) });
  }
}

/** A person's résumés count when their first ones arrive; those that were there before aren't new. */
export function firstUpload({ userId }: { userId: string }, accepted: { isNew: boolean }[]): FirstOf {
  return { userId, activity: "upload", done: accepted.filter(({ isNew }) => isNew).length };
}
