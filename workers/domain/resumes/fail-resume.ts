import { and, eq } from "drizzle-orm";
import { resumes } from "../../../db/schema";
import type { Deps } from "../deps";
import { ofUser } from "./get-resume";

/**
 * Ends a résumé's analysis with a reason; the résumé itself stays. Only while it is pending and, where a lease token is
 * given, only for whoever holds that lease: a late worker changes nothing.
 */
export async function failResume(
  { db, now, progress, log }: Pick<Deps, "db" | "now" | "progress" | "log">,
  input: { userId: string; resumeId: string; leaseToken: string | null; failureCode: string },
): Promise<void> {
  const { resumeId, leaseToken, failureCode } = input;
  const changed = await db.shared
    .update(resumes)
    .set({
      analysisStatus: "failed",
      failureCode,
      leaseToken: null,
      leaseUntil: null,
      updatedAt: now(),
    })
    .where(
      and(
        ofUser(input),
        eq(resumes.analysisStatus, "pending"),
        leaseToken ? eq(resumes.leaseToken, leaseToken) : undefined,
      ),
    )
    .returning({ id: resumes.id });
  if (changed.length === 0) return;
  log({ event: "resume-failed", resumeId, code: failureCode });
  await progress.finish(resumeId, resumeId, "failed");
}
