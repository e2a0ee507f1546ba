import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { hasPassword, matchesOwnPassword } from "../password/own-password";
import type { SignedInUser } from "../session/signed-in-user";

/**
 * An account's first app or passkey takes its password, where it has one: a browser left open can't lock its owner out.
 * @throws AppError "current-password-wrong", "too-many-attempts"
 */
export async function requireFirstStepPassword(
  deps: Pick<Deps, "db" | "now">,
  { userId, hasSecondStep }: Pick<SignedInUser, "userId" | "hasSecondStep">,
  password: string,
): Promise<void> {
  if (hasSecondStep || !(await hasPassword(deps, userId))) return;
  if (!(await matchesOwnPassword(deps, { userId, password, counter: "set-up-app-password" })))
    throw new AppError("current-password-wrong");
}
