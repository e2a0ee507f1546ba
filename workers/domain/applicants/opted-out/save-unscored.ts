import { and, eq, sql } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Result } from "../../documents/audiences/audience";
import { readColumnsOf } from "../applicant-columns";
import { mergeDuplicates } from "../duplicates/merge-duplicates";
import { WITHOUT_VERDICT } from "./without-scores";

/**
 * Saves what a résumé says, and no verdict, of somebody who opted out of scoring or whose waiting period runs.
 * @returns false where the claim is gone
 */
export async function saveUnscored(
  deps: Deps,
  { row, read, on, isFirst }: Result<typeof applicants.$inferSelect>,
  why: "opted-out" | "waits",
): Promise<boolean> {
  const { id, companyId, threadId } = row;
  const time = deps.now();
  const saved = await deps.db
    .dbFor(companyId)
    .update(applicants)
    .set({
      ...readColumnsOf(read),
      ...WITHOUT_VERDICT,
      analysisStatus: "completed",
      hiddenAt: null,
      analysisTimestamp: time,
      ...(why === "opted-out" && { optedOutAt: sql`coalesce(${applicants.optedOutAt}, ${time})` }),
      updatedAt: time,
    })
    .where(and(eq(applicants.id, id), eq(applicants.companyId, companyId), on))
    .returning({ id: applicants.id });
  if (saved.length > 0 && isFirst) await mergeDuplicates(deps, { companyId, threadId, applicantId: id });
  return saved.length > 0;
}
