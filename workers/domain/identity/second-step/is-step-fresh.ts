import type { SignedInUser } from "../session/signed-in-user";

/** For so long after the step nobody is asked for it again before an export, an erasure or a change of keys. */
export const FRESH_MILLISECONDS = 15 * 60 * 1000;

/** Whether someone may do now what can't be undone: they have no second step, or took it a short time ago. */
export function isStepFresh(
  { hasSecondStep, provedAt }: Pick<SignedInUser, "hasSecondStep" | "provedAt">,
  time: number,
): boolean {
  return !hasSecondStep || (provedAt !== null && time - provedAt < FRESH_MILLISECONDS);
}
