import { and, desc, eq } from "drizzle-orm";
import { resumes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { failureMessage } from "../../documents/failure-message";
import { AppError } from "../../errors";
import { afterKey } from "../../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "../cursor-page";
import { isFailedResume } from "../open-work";
import type { ListQuery } from "../schema";

export type FailedResume = {
  id: string;
  userId: string;
  code: string | null;
  message: string;
  failedAt: number;
};

export async function listFailedResumes(
  { db }: Pick<Deps, "db">,
  { after }: Pick<ListQuery<"resumes">, "after">,
): Promise<CursorPage<FailedResume>> {
  const rows = await db.shared
    .select({
      id: resumes.id,
      userId: resumes.userId,
      code: resumes.failureCode,
      failedAt: resumes.updatedAt,
    })
    .from(resumes)
    .where(and(isFailedResume, afterKey(after, resumes.updatedAt, resumes.id, "down")))
    .orderBy(desc(resumes.updatedAt), desc(resumes.id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(
    rows.map((row) => ({ ...row, message: failureMessage(row.code) })),
    (row) => row.failedAt,
  );
}

export async function planResumeRetry(
  { db }: Pick<Deps, "db">,
  { resumeId }: { resumeId: string },
): Promise<{ userId: string; isFailed: boolean }> {
  const [row] = await db.shared
    .select({ userId: resumes.userId, status: resumes.analysisStatus })
    .from(resumes)
    .where(eq(resumes.id, resumeId));
  if (!row) throw new AppError("not-found");
  return { userId: row.userId, isFailed: row.status === "failed" };
}
