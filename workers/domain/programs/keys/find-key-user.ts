import { and, eq, gt, type SQL } from "drizzle-orm";
import { agents, apiKeys, companies, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { identityColumns, identityOf } from "../../identity/session/find-signed-in-user";
import type { SignedInUser } from "../../identity/session/signed-in-user";
import type { KeyScope } from "./key-scopes";
import { hashKeyToken, isKeyToken } from "./key-token";

export type KeyUser = {
  keyId: string;
  name: string;
  scopes: readonly KeyScope[];
  expiresAt: number;
  lastUsedAt: number | null;
  user: SignedInUser;
};

/** The name of a key where a session's id is expected: tokens that it makes end with it. */
const AS_SESSION = "key:";

/** Whose key it is; null for one that is unknown, ended, or of an owner who owns the company no longer. */
export async function findKeyUser(
  deps: Pick<Deps, "db" | "now" | "site">,
  token: string,
): Promise<KeyUser | null> {
  return isKeyToken(token) ? find(deps, eq(apiKeys.tokenHash, hashKeyToken(token))) : null;
}

/** null also where `sessionId` is a session's. */
export async function findUserOfKeySession(
  deps: Pick<Deps, "db" | "now" | "site">,
  sessionId: string,
): Promise<SignedInUser | null> {
  if (!sessionId.startsWith(AS_SESSION)) return null;
  return (await find(deps, eq(apiKeys.id, sessionId.slice(AS_SESSION.length))))?.user ?? null;
}

async function find(
  { db, now, site }: Pick<Deps, "db" | "now" | "site">,
  which: SQL,
): Promise<KeyUser | null> {
  const [row] = await db.shared
    .select({ ...identityColumns, key: apiKeys })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(agents, eq(agents.userId, users.id))
    .leftJoin(companies, eq(companies.id, agents.companyId))
    .where(and(which, gt(apiKeys.expiresAt, now())));
  if (!row) return null;
  const { id: keyId, name, scopes, expiresAt, lastUsedAt, companyId } = row.key;
  const user = identityOf({ ...row, sessionId: AS_SESSION + keyId, provedAt: null }, site);
  const { agent } = user;
  const holds =
    companyId === null
      ? agent === null
      : agent?.companyId === companyId && agent.status === "active" && agent.role === "owner";
  return holds ? { keyId, name, scopes: scopes as KeyScope[], expiresAt, lastUsedAt, user } : null;
}
