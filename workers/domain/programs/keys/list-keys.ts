import { and, desc, eq, gt } from "drizzle-orm";
import { agents, apiKeys, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { type KeyOwner, ofOwner } from "./key-owner";
import type { KeyScope } from "./key-scopes";

/** Times in UTC milliseconds. */
export type ListedKey = {
  id: string;
  name: string;
  hint: string;
  scopes: KeyScope[];
  createdAt: number;
  expiresAt: number;
  lastUsedAt: number | null;
  /** it works until it expires, and there is a newer one */
  isReplaced: boolean;
  by: string;
  /** false where its maker owns the company no longer: it is refused */
  works: boolean;
};

/** The keys that haven't ended, newest first. */
export async function listKeys({ db, now }: Pick<Deps, "db" | "now">, owner: KeyOwner): Promise<ListedKey[]> {
  const rows = await db.shared
    .select({
      key: apiKeys,
      by: users.fullName,
      companyId: agents.companyId,
      role: agents.role,
      status: agents.status,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(agents, eq(agents.userId, apiKeys.userId))
    .where(and(ofOwner(owner), gt(apiKeys.expiresAt, now())))
    .orderBy(desc(apiKeys.createdAt));
  return rows.map(({ key, by, companyId, role, status }) => ({
    id: key.id,
    name: key.name,
    hint: key.hint,
    scopes: key.scopes as KeyScope[],
    createdAt: key.createdAt,
    expiresAt: key.expiresAt,
    lastUsedAt: key.lastUsedAt,
    isReplaced: key.replacedAt !== null,
    by,
    works: key.companyId === null || (companyId === key.companyId && role === "owner" && status === "active"),
  }));
}
