import { and, eq, isNull } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { authenticators } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { SignedInUser } from "../session/signed-in-user";
import { confirmedAppsOf } from "./confirmed-apps";
import { requireFirstStepPassword } from "./first-step-password";
import { newSecret } from "./one-time-code";
import { sealSecret } from "./sealed-secret";

const MAX_APPS = 5;

/**
 * Begins to set up an app; what was begun before and not confirmed is forgotten. An account's first step takes its password.
 * @throws AppError "current-password-wrong", "too-many-attempts", "authenticator-limit"
 */
export async function setUpApp(
  deps: Pick<Deps, "db" | "now" | "signer">,
  {
    user,
    name,
    password,
  }: { user: Pick<SignedInUser, "userId" | "hasSecondStep">; name: string; password: string },
): Promise<void> {
  const { userId } = user;
  await requireFirstStepPassword(deps, user, password);
  if ((await deps.db.shared.$count(authenticators, confirmedAppsOf(userId))) >= MAX_APPS)
    throw new AppError("authenticator-limit");
  const secret = sealSecret(deps, userId, newSecret());
  await runBatch(deps.db.shared, [
    deps.db.shared
      .delete(authenticators)
      .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt))),
    deps.db.shared.insert(authenticators).values({ userId, name, secret, createdAt: deps.now() }),
  ]);
}
