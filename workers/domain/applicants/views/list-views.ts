import { and, eq } from "drizzle-orm";
import { agents, tableViews, users } from "../../../../db/schema";
import { may } from "../../agencies/roles";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { viewSearch } from "./view-query";

export type SavedView = {
  id: string;
  name: string;
  /** of the address that opens it */
  search: string;
  /** null where they have left the company */
  madeBy: string | null;
  createdAt: number;
  canChange: boolean;
};

/** A company's views by name: every colleague may open them. */
export async function listViews(
  { db }: Pick<Deps, "db">,
  { agent }: { agent: ActiveAgent },
): Promise<SavedView[]> {
  const { companyId, agentId } = agent;
  const isMember = and(
    eq(agents.id, tableViews.agentId),
    eq(agents.companyId, companyId),
    eq(agents.status, "active"),
  );
  const rows = await db
    .dbFor(companyId)
    .select({
      id: tableViews.id,
      agentId: tableViews.agentId,
      name: tableViews.name,
      query: tableViews.query,
      columns: tableViews.columns,
      createdAt: tableViews.createdAt,
      madeBy: users.fullName,
    })
    .from(tableViews)
    .leftJoin(agents, isMember)
    .leftJoin(users, eq(users.id, agents.userId))
    .where(eq(tableViews.companyId, companyId))
    .orderBy(tableViews.nameKey);
  return rows.map(({ id, name, query, columns, createdAt, madeBy, ...row }) => ({
    ...{ id, name, createdAt, madeBy },
    search: viewSearch({ query, columns }),
    canChange: may(agent, "manage") || (may(agent, "work") && row.agentId === agentId),
  }));
}
