import { openDatabases } from "../../../db/client";
import { demoAccounts } from "../../../db/seed/accounts";
import type { Deps } from "../../../workers/domain/deps";
import { findSignedInUser } from "../../../workers/domain/identity/session/find-signed-in-user";
import { signIn } from "../../../workers/domain/identity/session/sign-in";
import type { SignedInUser } from "../../../workers/domain/identity/session/signed-in-user";

export type DemoSession = {
  deps: Deps;
  user: SignedInUser;
  cookie: string;
};

export async function demoSession(database: D1Database, key: string): Promise<DemoSession> {
  // Signing in and creating job threads store no file and send no message.
  const deps = {
    db: openDatabases(database),
    now: Date.now,
    log: () => {},
    site: { staffEmails: [] },
    signer: { sign: () => "", verify: () => false },
  } as unknown as Deps;
  const account = demoAccounts.find((one) => one.key === key);
  if (!account) throw new Error(`db/seed/accounts.ts names no account with the key '${key}'`);
  const { token } = await signIn(deps, { ...account, ipAddress: null, userAgent: "seed" });
  const user = await findSignedInUser(deps, token);
  if (!user) throw new Error(`the demo's ${key} could not be signed in`);
  return { deps, user, cookie: `__Host-plumbline_session=${token}` };
}
