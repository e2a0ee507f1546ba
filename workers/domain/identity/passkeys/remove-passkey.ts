import { and, eq } from "drizzle-orm";
import { passkeys } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { removeStep } from "../second-step/remove-step";
import type { SignedInUser } from "../session/signed-in-user";

/** Removes one's own passkey; twice is once. @throws AppError "last-authenticator": the last step where the company asks for one */
export async function removePasskey(
  deps: Deps,
  { user, passkeyId }: { user: SignedInUser; passkeyId: string },
): Promise<void> {
  const { shared } = deps.db;
  const own = and(eq(passkeys.id, passkeyId), eq(passkeys.userId, user.userId));
  if ((await shared.$count(passkeys, own)) === 0) return;
  await removeStep(deps, { user, removal: shared.delete(passkeys).where(own), change: "passkey-removed" });
}
