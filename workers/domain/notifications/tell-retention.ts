import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { applicants, companies, threads } from "../../../db/schema";
import { isPastRetention } from "../applicants/retention/past-retention";
import type { Deps } from "../deps";
import { readCursor, writeCursor } from "../files/sweep-cursor";
import { RETENTION_NOTICE, weekNumber } from "./notification-times";
import { threadNotices } from "./thread-notices";

const CURSOR = "retention-notices";
const DONE = "done";
/** One run's share; the next minute goes on, so that a large company doesn't keep the others waiting. */
const COMPANIES = 5;

/** Tells, once a week and thread, how many applicants the retention period erases within 14 days. A run that died goes on. */
export async function tellRetention(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const { db, now } = deps;
  const time = now();
  const week = weekNumber(time);
  const [saved, at = ""] = (await readCursor(deps, CURSOR)).split(" ");
  const after = Number(saved) === week ? at : "";
  if (after === DONE) return;
  const page = await db.shared
    .select({ id: companies.id })
    .from(companies)
    .where(and(isNotNull(companies.retentionDays), gt(companies.id, after)))
    .orderBy(asc(companies.id))
    .limit(COMPANIES);
  for (const { id } of page) {
    const tenant = db.dbFor(id);
    await tenant.insert(threadNotices).select(
      tenant
        .select({
          threadId: threads.id,
          kind: sql<"retention-due">`'retention-due'`.as("kind"),
          subjectId: sql<string>`${threads.id} || ${`.${week}`}`.as("subject_id"),
          amount: sql<number>`count(*)`.as("amount"),
          failed: sql<number>`0`.as("failed"),
          toldAt: sql<number>`${time}`.as("told_at"),
        })
        .from(companies)
        .innerJoin(applicants, eq(applicants.companyId, companies.id))
        .innerJoin(threads, eq(threads.id, applicants.threadId))
        .where(
          and(eq(companies.id, id), isPastRetention(time + RETENTION_NOTICE), isNull(applicants.duplicateOf)),
        )
        .groupBy(threads.id),
    );
  }
  await writeCursor(deps, CURSOR, `${week} ${page.length < COMPANIES ? DONE : page.at(-1)?.id}`);
}
