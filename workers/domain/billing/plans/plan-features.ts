import type { plans } from "../../../../db/schema";

const SECOND_STEP = "A second step at sign-in, required of all colleagues";

/** What a plan is sold with: its features, and the second step where it asks for one. */
export function planFeatures({
  features,
  requiresSecondStep,
}: Pick<typeof plans.$inferSelect, "features" | "requiresSecondStep">): string[] {
  return requiresSecondStep ? [...features, SECOND_STEP] : features;
}
