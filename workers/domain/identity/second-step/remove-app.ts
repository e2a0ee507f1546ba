import { and, eq, isNull } from "drizzle-orm";
import { authenticators } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { SignedInUser } from "../session/signed-in-user";
import { removeStep } from "./remove-step";

/**
 * Removes an app, or forgets one that is being set up. Twice is the same as once.
 * @throws AppError "last-authenticator" where it is the last step and the company asks for one
 */
export async function removeApp(
  deps: Deps,
  { user, appId }: { user: SignedInUser; appId: string },
): Promise<void> {
  const { shared } = deps.db;
  const own = and(eq(authenticators.id, appId), eq(authenticators.userId, user.userId));
  const [app] = await shared
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(own);
  if (!app) return;
  if (app.confirmedAt === null) {
    await shared.delete(authenticators).where(and(own, isNull(authenticators.confirmedAt)));
    return;
  }
  await removeStep(deps, { user, removal: shared.delete(authenticators).where(own), change: "app-removed" });
}
