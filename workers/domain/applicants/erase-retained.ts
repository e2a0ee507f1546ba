import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { applicants, companies } from "../../../db/schema";
import type { Deps } from "../deps";
import { type ErasedRow, eraseApplicants } from "./erase-applicants";

const MAX_ROWS = 200;
const DAY = 24 * 60 * 60 * 1000;

/** Erases applicants past their company's retention period, unless shortlisted (RULINGS 42). */
export async function eraseRetained(deps: Deps): Promise<void> {
  const { db, log, now } = deps;
  const due = await db.shared
    .select({
      id: applicants.id,
      companyId: applicants.companyId,
      threadId: applicants.threadId,
      batchId: applicants.batchId,
      resumeFileUrl: applicants.resumeFileUrl,
      analysisKey: applicants.analysisKey,
    })
    .from(companies)
    .innerJoin(applicants, eq(applicants.companyId, companies.id))
    .where(
      and(
        isNotNull(companies.retentionDays),
        lt(applicants.createdAt, sql`${now()} - ${companies.retentionDays} * ${DAY}`),
        isNull(applicants.shortlistedAt),
      ),
    )
    .limit(MAX_ROWS);
  const byCompany = new Map<string, ErasedRow[]>();
  for (const { companyId, ...row } of due)
    byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), row]);
  for (const [companyId, rows] of byCompany) {
    await eraseApplicants(deps, { companyId, agentId: null, rows });
    log({ event: "retention-erased", companyId, applicants: rows.length });
  }
}
