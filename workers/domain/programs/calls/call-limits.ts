import { DAY } from "../../day";
/** Per key, whatever it calls; what costs has limits of its own, per person (`work-throttle.ts`). */
export const CALLS_PER_MINUTE = 120;

/** Per key, of its calls: a program that has gone wrong, or a stolen key, takes away and carries off no more than this. */
export const COSTLY_PER_MINUTE = { deletion: 30, export: 10 } as const;

export type CostlyCall = keyof typeof COSTLY_PER_MINUTE;

/** How long the answer to a request with an `Idempotency-Key` is given again. */
export const KEPT_ANSWER_MILLISECONDS = DAY;

/** A request that left no answer in this time has died. */
export const UNDER_WAY_MILLISECONDS = 10 * 60 * 1000;

export const PAGE_DEFAULT = 50;
export const PAGE_MAX = 100;
