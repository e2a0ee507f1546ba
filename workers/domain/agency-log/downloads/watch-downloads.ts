import { and, eq, gte, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { agencyLog, agents, downloadAlerts, users } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import { listOwners } from "../../agencies/company-owner";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { isUnusual, MOST_DOWNLOADS, MOST_PEOPLE, USUAL_DAYS } from "./unusual";

/** One run's share. A colleague once reported isn't found again that day. */
const COLLEAGUES = 20;

type Watched = Pick<Deps, "db" | "now" | "site" | "tasks" | "log">;

/** An export writes its lines at one time; one without a figure is of a single person. */
const exported = {
  downloads: sql<number>`count(distinct ${agencyLog.createdAt})`,
  people: sql<number>`coalesce(sum(coalesce(json_extract(${agencyLog.detail}, '$.people'), 1)), 0)`,
};

/** Tells a company's owners, by mail and on their dashboard, of a colleague who exports far more than usual: once a day for each. */
export async function watchDownloads(deps: Watched): Promise<void> {
  const { shared } = deps.db;
  const day = Math.floor(deps.now() / DAY) * DAY;
  const isTold = sql`exists (select 1 from ${downloadAlerts} where ${downloadAlerts.companyId} = ${agencyLog.companyId}
    and ${downloadAlerts.day} = ${day} and ${downloadAlerts.agentId} = ${agencyLog.agentId})`;
  const many = await shared
    .select({ companyId: agencyLog.companyId, agentId: sql<string>`${agencyLog.agentId}`, ...exported })
    .from(agencyLog)
    .where(and(isExport(), gte(agencyLog.createdAt, day), isNotNull(agencyLog.agentId), sql`not ${isTold}`))
    // The plus signs keep SQLite from reading all exports in the order of companies instead of the day's.
    .groupBy(sql`+${agencyLog.companyId}`, sql`+${agencyLog.agentId}`)
    .having(or(sql`${exported.downloads} > ${MOST_DOWNLOADS}`, sql`${exported.people} > ${MOST_PEOPLE}`))
    .limit(COLLEAGUES);
  for (const { companyId, agentId, ...today } of many) {
    const [before] = await deps.db
      .dbFor(companyId)
      .select(exported)
      .from(agencyLog)
      .where(
        and(
          isExport(),
          ...[eq(agencyLog.companyId, companyId), eq(agencyLog.agentId, agentId)],
          ...[gte(agencyLog.createdAt, day - USUAL_DAYS * DAY), lt(agencyLog.createdAt, day)],
        ),
      );
    if (before && isUnusual(today, before)) await tell(deps, { companyId, agentId, day, ...today });
  }
}

/** A literal, so that the indexes of exports alone answer. */
function isExport(): SQL {
  return sql`${agencyLog.action} = 'exported'`;
}

async function tell(
  deps: Watched,
  alert: { companyId: string; agentId: string; day: number; downloads: number; people: number },
): Promise<void> {
  const { companyId, agentId, day, downloads, people } = alert;
  const tenant = deps.db.dbFor(companyId);
  const [[colleague], owners] = await Promise.all([
    tenant
      .select({ fullName: users.fullName })
      .from(agents)
      .innerJoin(users, eq(users.id, agents.userId))
      .where(eq(agents.id, agentId)),
    listOwners(deps, companyId),
  ]);
  if (!colleague) return;
  const mails = owners.map(({ userId, email, fullName }) =>
    prepareMail(deps, {
      ...{ to: email, userId, template: "unusual-downloads" },
      data: {
        ...{ fullName, colleague: colleague.fullName, downloads, people, day },
        url: `${deps.site.origin}/agent/log`,
      },
    }),
  );
  try {
    await runBatch(tenant, [
      tenant.insert(downloadAlerts).values(alert),
      ...mails.map(({ insert }) => insert),
    ]);
  } catch (error) {
    // Another run has told them.
    if (isUniqueViolation(error, "download_alerts.")) return;
    throw error;
  }
  await sendTasks(
    deps,
    mails.map(({ task }) => task),
  );
}
