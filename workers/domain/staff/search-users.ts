import { and, asc, gt, sql } from "drizzle-orm";
import { users } from "../../../db/schema";
import type { Deps } from "../deps";
import { type CursorPage, PAGE_SIZE } from "./cursor-page";
import { beginsWith } from "./prefix-filter";
import type { ListQuery } from "./schema";

export type UserLine = {
  id: string;
  fullName: string;
  email: string;
  emailVerified: boolean;
  createdAt: number;
};

const columns = {
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
};

/** Case-insensitive for a to z. */
const nameAsIndexed = sql`${users.fullName} collate nocase`;

const BY_NAME = 20;

/** By address; the first page begins with matches by name. Both read an index range: a search within would read all. */
export async function searchUsers(
  { db }: Pick<Deps, "db">,
  { q, after }: ListQuery<"search">,
): Promise<CursorPage<UserLine> & { named: UserLine[] }> {
  const [byEmail, named] = await Promise.all([
    db.shared
      .select(columns)
      .from(users)
      .where(and(beginsWith(users.email, q.toLowerCase()), after ? gt(users.email, after) : undefined))
      .orderBy(asc(users.email))
      .limit(PAGE_SIZE + 1),
    q && !after
      ? db.shared.select(columns).from(users).where(beginsWith(nameAsIndexed, q)).limit(BY_NAME)
      : [],
  ]);
  const rows = byEmail.slice(0, PAGE_SIZE);
  const next = byEmail.length > PAGE_SIZE ? (rows.at(-1)?.email ?? null) : null;
  const shown = new Set(rows.map(({ id }) => id));
  return { rows, next, named: named.filter(({ id }) => !shown.has(id)) };
}
