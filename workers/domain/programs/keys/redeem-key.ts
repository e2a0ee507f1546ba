import { eq } from "drizzle-orm";
import { apiKeys } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { findKeyUser, type KeyUser } from "./find-key-user";
import { LAST_USED_MILLISECONDS } from "./key-limits";
import type { KeyScope } from "./key-scopes";

/** Whose key a program sent; notes, to the hour, that it is used. @throws AppError "key-missing" | "key-invalid" */
export async function redeemKey(
  deps: Pick<Deps, "db" | "now" | "site">,
  token: string | null,
): Promise<KeyUser> {
  if (!token) throw new AppError("key-missing");
  return noteUse(deps, await findKeyUser(deps, token));
}

/** Notes, to the hour, that a key is used. @throws AppError "key-invalid" where there is none */
export async function noteUse({ db, now }: Pick<Deps, "db" | "now">, key: KeyUser | null): Promise<KeyUser> {
  if (!key) throw new AppError("key-invalid");
  const time = now();
  if (time - (key.lastUsedAt ?? 0) >= LAST_USED_MILLISECONDS)
    await db.shared.update(apiKeys).set({ lastUsedAt: time }).where(eq(apiKeys.id, key.keyId));
  return key;
}

/** @throws AppError "scope-missing", naming the scope */
export function requireScope({ scopes }: Pick<KeyUser, "scopes">, scope: KeyScope): void {
  if (!scopes.includes(scope))
    throw new AppError("scope-missing", { message: `This API key doesn't have the scope “${scope}”.` });
}
