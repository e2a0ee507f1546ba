import { and, desc, eq } from "drizzle-orm";
import { campaigns, candidates, companies } from "../../../db/schema";
import type { Deps } from "../deps";
import { failureMessage } from "../documents/failure-message";
import { AppError } from "../errors";
import { afterCursor, PAGE_SIZE, type Page, pageOf } from "./cursor-page";
import { isFailedResume } from "./open-work";
import type { ListQuery } from "./schema";

/** A résumé that could not be analysed: whose thread and why, never what is in it or what it is called. */
export type FailedResume = {
  id: string;
  campaignId: string;
  threadTitle: string;
  companyId: string;
  companyName: string;
  code: string | null;
  /** what the agency reads */
  message: string;
  failedAt: number;
};

const columns = {
  id: candidates.id,
  campaignId: candidates.campaignId,
  threadTitle: campaigns.title,
  companyId: companies.id,
  companyName: companies.companyName,
  code: candidates.failureCode,
  failedAt: candidates.updatedAt,
};

/** All agencies' failed résumés, newest first. */
export async function listFailedResumes(
  { db }: Pick<Deps, "db">,
  { after }: Pick<ListQuery<"resumes">, "after">,
): Promise<Page<FailedResume>> {
  const rows = await db.shared
    .select(columns)
    .from(candidates)
    .innerJoin(campaigns, eq(campaigns.id, candidates.campaignId))
    .innerJoin(companies, eq(companies.id, candidates.companyId))
    .where(and(isFailedResume, afterCursor(after, candidates.updatedAt, candidates.id, "down")))
    .orderBy(desc(candidates.updatedAt), desc(candidates.id))
    .limit(PAGE_SIZE + 1);
  return pageOf(
    rows.map((row) => ({ ...row, message: failureMessage(row.code) })),
    (row) => row.failedAt,
  );
}

/** What a retry of a thread would send again; of one résumé alone where it is named. At most RETRIED_AT_ONCE. */
export type RetryPlan = {
  campaignId: string;
  companyId: string;
  threadTitle: string;
  companyName: string;
  candidateIds: string[];
};

/** As many as one batch takes without strain; the rest waits for the next press of the button. */
export const RETRIED_AT_ONCE = 500;

/** @throws AppError "not-found" for an unknown thread */
export async function planRetry(
  { db }: Pick<Deps, "db">,
  { campaignId, candidateId }: { campaignId: string; candidateId: string | null },
): Promise<RetryPlan> {
  const [thread] = await db.shared
    .select({
      campaignId: campaigns.id,
      companyId: companies.id,
      threadTitle: campaigns.title,
      companyName: companies.companyName,
    })
    .from(campaigns)
    .innerJoin(companies, eq(companies.id, campaigns.companyId))
    .where(eq(campaigns.id, campaignId));
  if (!thread) throw new AppError("not-found");
  const failed = await db
    .dbFor(thread.companyId)
    .select({ id: candidates.id })
    .from(candidates)
    .where(
      and(
        eq(candidates.campaignId, campaignId),
        eq(candidates.analysisStatus, "failed"),
        candidateId ? eq(candidates.id, candidateId) : undefined,
      ),
    )
    .limit(RETRIED_AT_ONCE);
  return { ...thread, candidateIds: failed.map(({ id }) => id) };
}
