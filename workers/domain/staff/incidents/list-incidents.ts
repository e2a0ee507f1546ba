import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from "drizzle-orm";
import { companies, incidentCompanies, incidentLines, incidents, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { afterKey } from "../../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "../cursor-page";
import type { ListQuery } from "../schema";

/** `untold`: companies whose owners weren't mailed yet; `toldAt`: when the last of the others were. */
export type Incident = typeof incidents.$inferSelect & { untold: number; toldAt: number | null };

const { companyId, toldAt, incidentId: ofIncident } = incidentCompanies;
const mine = sql`from ${incidentCompanies} where ${ofIncident} = ${incidents.id}`;
const columns = {
  ...getTableColumns(incidents),
  untold: sql<number>`(select count(${companyId}) - count(${toldAt}) ${mine})`.as("untold"),
  toldAt: sql<number | null>`(select max(${toldAt}) ${mine})`.as("owners_told_at"),
};

/** Open ones by their day, closed ones newest first. */
export async function listIncidents(
  { db }: Pick<Deps, "db">,
  { state, after }: ListQuery<"incidents">,
): Promise<CursorPage<Incident>> {
  const { id, dueAt, closedAt } = incidents;
  const open = state === "open";
  const [time, order] = open ? ([dueAt, asc] as const) : ([closedAt, desc] as const);
  const rows = await db.shared
    .select(columns)
    .from(incidents)
    .where(
      and(open ? isNull(closedAt) : isNotNull(closedAt), afterKey(after, time, id, open ? "up" : "down")),
    )
    .orderBy(order(time), order(id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(rows, (row) => (open ? row.dueAt : (row.closedAt ?? 0)));
}

const MOST_COMPANIES = 200;
const MOST_LINES = 300;

/** An incident with its companies and all that was done. @throws AppError "not-found" */
export async function getIncident({ db }: Pick<Deps, "db">, { incidentId }: { incidentId: string }) {
  const { shared } = db;
  const [incident] = await shared.select(columns).from(incidents).where(eq(incidents.id, incidentId));
  if (!incident) throw new AppError("not-found");
  const [concerned, lines] = await Promise.all([
    shared
      .select({
        id: companies.id,
        companyName: companies.companyName,
        toldAt: incidentCompanies.toldAt,
        stoppedAt: companies.stoppedAt,
      })
      .from(incidentCompanies)
      .innerJoin(companies, eq(companies.id, incidentCompanies.companyId))
      .where(eq(incidentCompanies.incidentId, incidentId))
      .limit(MOST_COMPANIES),
    shared
      .select({
        id: incidentLines.id,
        kind: incidentLines.kind,
        words: incidentLines.words,
        by: users.fullName,
        createdAt: incidentLines.createdAt,
      })
      .from(incidentLines)
      .leftJoin(users, eq(users.id, incidentLines.actorId))
      .where(eq(incidentLines.incidentId, incidentId))
      .orderBy(asc(incidentLines.createdAt))
      .limit(MOST_LINES),
  ]);
  return { incident, companies: concerned, lines };
}
