import { and, eq, gt, type Placeholder, type SQL } from "drizzle-orm";
import type { Db } from "../../../../db/client";
import { namedColumns } from "../../../../db/named-columns";
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

const columns = namedColumns({
  ...identityColumns,
  keyId: apiKeys.id,
  keyName: apiKeys.name,
  keyScopes: apiKeys.scopes,
  keyExpiresAt: apiKeys.expiresAt,
  keyLastUsedAt: apiKeys.lastUsedAt,
  keyCompanyId: apiKeys.companyId,
});

/** Whose key it is; null for one that is unknown, ended, or of an owner who owns the company no longer. */
export async function findKeyUser(
  deps: Pick<Deps, "db" | "now" | "site">,
  token: string,
): Promise<KeyUser | null> {
  if (!isKeyToken(token)) return null;
  const [row] = await selectKey(deps.db.shared, tokenIs(token), deps.now());
  return keyUserOf(row, deps.site);
}

/** null also where `sessionId` is a session's. */
export async function findUserOfKeySession(
  deps: Pick<Deps, "db" | "now" | "site">,
  sessionId: string,
): Promise<SignedInUser | null> {
  if (!sessionId.startsWith(AS_SESSION)) return null;
  const [row] = await selectKey(
    deps.db.shared,
    eq(apiKeys.id, sessionId.slice(AS_SESSION.length)),
    deps.now(),
  );
  return keyUserOf(row, deps.site)?.user ?? null;
}

function tokenIs(token: string): SQL {
  return eq(apiKeys.tokenHash, hashKeyToken(token));
}

/** The key that hasn't ended, with whose it is: to run alone or in a batch, and to read with `keyUserOf`. */
export function selectKey(db: Db, which: SQL, time: number | Placeholder) {
  return db
    .select(columns)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(agents, eq(agents.userId, users.id))
    .leftJoin(companies, eq(companies.id, agents.companyId))
    .where(and(which, gt(apiKeys.expiresAt, time)));
}

type KeyRow = Awaited<ReturnType<typeof selectKey>>[number];

/** null where there is no key, or its owner owns the company no longer. */
export function keyUserOf(row: KeyRow | undefined, site: Deps["site"]): KeyUser | null {
  if (!row) return null;
  const { keyId, keyName: name, keyScopes, keyExpiresAt: expiresAt, keyLastUsedAt: lastUsedAt } = row;
  const user = identityOf({ ...row, sessionId: AS_SESSION + keyId, provedAt: null }, site);
  const { agent } = user;
  const holds =
    row.keyCompanyId === null
      ? agent === null
      : agent?.companyId === row.keyCompanyId && agent.status === "active" && agent.role === "owner";
  return holds ? { keyId, name, scopes: keyScopes as KeyScope[], expiresAt, lastUsedAt, user } : null;
}
