import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { agents, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";

/** Who buys, cancels, pays and sees invoices for a company (RULINGS 56). */
export type CompanyOwner = { userId: string; fullName: string };

export function isOwner(companyId: string): SQL | undefined {
  return and(eq(agents.companyId, companyId), eq(agents.status, "active"), eq(agents.role, "owner"));
}

export function listOwners({ db }: Pick<Deps, "db">, companyId: string) {
  return db.shared
    .select({ userId: users.id, email: users.email, fullName: users.fullName })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(isOwner(companyId));
}

/** A company's owner, of several the longest there; null where none is active. @param userId asks for this person alone */
export async function findOwner(
  { db }: Pick<Deps, "db">,
  { companyId, userId }: { companyId: string; userId?: string },
): Promise<CompanyOwner | null> {
  const [owner] = await db.shared
    .select({ userId: agents.userId, fullName: users.fullName })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(isOwner(companyId), userId === undefined ? undefined : eq(agents.userId, userId)))
    // Two of the same millisecond: the one that was written first.
    .orderBy(asc(agents.createdAt), sql`${agents}.rowid`)
    .limit(1);
  return owner ?? null;
}

/** Lets a company's owners go on, and everyone who acts for themselves. @throws AppError "owner-only", which names whom to ask */
export async function requireOwner(
  deps: Pick<Deps, "db">,
  { userId, companyId }: { userId: string; companyId: string | null },
): Promise<void> {
  if (companyId === null) return;
  if (await findOwner(deps, { companyId, userId })) return;
  const owner = await findOwner(deps, { companyId });
  throw new AppError("owner-only", owner ? { message: ownerOnlyWords(owner) } : {});
}

export function ownerOnlyWords({ fullName }: Pick<CompanyOwner, "fullName">): string {
  return `Only ${fullName}, who owns your company's account, can buy, cancel and see payments. Please ask them.`;
}
