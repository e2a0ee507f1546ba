import { and, asc, desc, eq } from "drizzle-orm";
import { agents, companies, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { afterKey } from "../../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "../cursor-page";
import type { ListQuery } from "../schema";

export type AgentLine = {
  id: string;
  fullName: string;
  email: string;
  emailVerified: boolean;
  companyName: string;
  companyWebsite: string;
  createdAt: number;
  statusChangedAt: number | null;
};

/** Pending ones oldest first, others newest first. */
export async function listAgents(
  { db }: Pick<Deps, "db">,
  { status, after }: ListQuery<"agents">,
): Promise<CursorPage<AgentLine>> {
  const waiting = status === "pending";
  const order = waiting ? asc : desc;
  const rows = await db.shared
    .select({
      id: agents.id,
      fullName: users.fullName,
      email: users.email,
      emailVerified: users.emailVerified,
      companyName: companies.companyName,
      companyWebsite: companies.companyWebsite,
      createdAt: agents.createdAt,
      statusChangedAt: agents.statusChangedAt,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .where(
      and(eq(agents.status, status), afterKey(after, agents.createdAt, agents.id, waiting ? "up" : "down")),
    )
    .orderBy(order(agents.createdAt), order(agents.id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(rows, (row) => row.createdAt);
}
