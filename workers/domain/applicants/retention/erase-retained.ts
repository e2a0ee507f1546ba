import { and, eq, exists, gt, isNotNull, sql } from "drizzle-orm";
import { applicants, companies } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { inTurns } from "../../files/in-turns";
import { eraseApplicants } from "../erase-applicants";
import { isPastRetention } from "./past-retention";

/** One run's share, for all companies of its turn together. */
const MAX_ROWS = 200;
const MAX_COMPANIES = 10;

/** Erases applicants past their company's retention period (RULINGS 42, 91): a few of each company, one company after the other. */
export async function eraseRetained(deps: Deps): Promise<void> {
  let share = MAX_ROWS;
  await inTurns(deps, {
    task: "retention",
    most: MAX_COMPANIES,
    rowsAfter: async (after) => {
      const due = await findCompanies(deps, after);
      share = Math.ceil(MAX_ROWS / Math.max(1, due.length));
      return due;
    },
    work: ({ id }) => eraseOfCompany(deps, { companyId: id, share }),
  });
}

function findCompanies({ db, now }: Pick<Deps, "db" | "now">, after: string): Promise<{ id: string }[]> {
  const due = db.shared
    .select({ one: sql`1` })
    .from(applicants)
    .where(and(eq(applicants.companyId, companies.id), isPastRetention(now())));
  return db.shared
    .select({ id: companies.id })
    .from(companies)
    .where(and(gt(companies.id, after), isNotNull(companies.retentionDays), exists(due)))
    .orderBy(companies.id)
    .limit(MAX_COMPANIES);
}

async function eraseOfCompany(
  deps: Deps,
  { companyId, share }: { companyId: string; share: number },
): Promise<void> {
  const { db, log, now } = deps;
  const rows = await db
    .dbFor(companyId)
    .select({
      id: applicants.id,
      threadId: applicants.threadId,
      batchId: applicants.batchId,
      resumeFileUrl: applicants.resumeFileUrl,
      analysisKey: applicants.analysisKey,
    })
    .from(companies)
    .innerJoin(applicants, eq(applicants.companyId, companies.id))
    .where(and(eq(companies.id, companyId), isPastRetention(now())))
    .limit(share);
  if (rows.length === 0) return;
  await eraseApplicants(deps, { companyId, agentId: null, rows });
  log({ event: "retention-erased", companyId, applicants: rows.length });
}
