import { and, desc, eq, isNull } from "drizzle-orm";
import { applicants, companies, threads } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { failureMessage } from "../../documents/failure-message";
import { AppError } from "../../errors";
import { afterKey } from "../../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "../cursor-page";
import { isFailedApplicant } from "../open-work";
import type { ListQuery } from "../schema";

/** Whose thread and why; never what is in the file or what it is called. */
export type FailedApplicant = {
  id: string;
  threadId: string;
  threadTitle: string;
  companyId: string;
  companyName: string;
  code: string | null;
  message: string;
  failedAt: number;
};

const columns = {
  id: applicants.id,
  threadId: applicants.threadId,
  threadTitle: threads.title,
  companyId: companies.id,
  companyName: companies.companyName,
  code: applicants.failureCode,
  failedAt: applicants.updatedAt,
};

export async function listFailedApplicants(
  { db }: Pick<Deps, "db">,
  { after }: Pick<ListQuery<"resumes">, "after">,
): Promise<CursorPage<FailedApplicant>> {
  const rows = await db.shared
    .select(columns)
    .from(applicants)
    .innerJoin(threads, eq(threads.id, applicants.threadId))
    .innerJoin(companies, eq(companies.id, applicants.companyId))
    .where(
      and(
        isFailedApplicant,
        isNull(threads.deletedAt),
        afterKey(after, applicants.updatedAt, applicants.id, "down"),
      ),
    )
    .orderBy(desc(applicants.updatedAt), desc(applicants.id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(
    rows.map((row) => ({ ...row, message: failureMessage(row.code) })),
    (row) => row.failedAt,
  );
}

/** What a retry of a thread would send again; of one résumé alone where it is named. At most RETRIED_AT_ONCE. */
export type RetryPlan = {
  threadId: string;
  companyId: string;
  threadTitle: string;
  companyName: string;
  applicantIds: string[];
};

/** As many as one batch takes without strain; the rest waits for the next press of the button. */
export const RETRIED_AT_ONCE = 500;

/** @throws AppError "not-found" for an unknown thread */
export async function planApplicantRetry(
  { db }: Pick<Deps, "db">,
  { threadId, applicantId }: { threadId: string; applicantId: string | null },
): Promise<RetryPlan> {
  const [thread] = await db.shared
    .select({
      threadId: threads.id,
      companyId: companies.id,
      threadTitle: threads.title,
      companyName: companies.companyName,
    })
    .from(threads)
    .innerJoin(companies, eq(companies.id, threads.companyId))
    .where(and(eq(threads.id, threadId), isNull(threads.deletedAt)));
  if (!thread) throw new AppError("not-found");
  const failed = await db
    .dbFor(thread.companyId)
    .select({ id: applicants.id })
    .from(applicants)
    .where(
      and(
        eq(applicants.threadId, threadId),
        eq(applicants.analysisStatus, "failed"),
        applicantId ? eq(applicants.id, applicantId) : undefined,
      ),
    )
    .limit(RETRIED_AT_ONCE);
  return { ...thread, applicantIds: failed.map(({ id }) => id) };
}
