import type { applicants } from "../../../../db/schema";

export type HoldReason = NonNullable<(typeof applicants.$inferSelect)["heldReason"]>;

/** Why somebody's data is kept beyond its time (GDPR 17(3)), as the page and the log name it. */
export const HOLD_REASONS: Record<HoldReason, string> = {
  claim: "A legal claim or dispute",
  authority: "An authority’s inquiry",
  law: "A law that asks for keeping it",
};

export const MAX_HOLD_WORDS = 500;
