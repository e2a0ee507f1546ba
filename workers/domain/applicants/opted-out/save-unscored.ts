import { and, eq, sql } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import { applyCorrections } from "../../../engine/parse/corrections";
import { ENGINE_VERSION } from "../../../engine/version";
import { correctionsOf } from "../../applicant-page/corrections";
import type { Deps } from "../../deps";
import type { Result } from "../../documents/audiences/audience";
import { analysisKeyOf } from "../../files/analysis-key";
import { withSchemaVersion } from "../../stored/schema-version";
import { readColumnsOf } from "../applicant-columns";
import { mergeDuplicates } from "../duplicates/merge-duplicates";
import type { StoredReading } from "../stored-analysis";
import { WITHOUT_VERDICT } from "./without-scores";

/**
 * Saves what a résumé says, and no verdict, of somebody who opted out of scoring or whose waiting period runs. Their page shows
 * it: it lies beside the file until a result holds it. @returns false where the claim is gone
 */
export async function saveUnscored(
  deps: Deps,
  { row, read, on, isFirst }: Result<typeof applicants.$inferSelect>,
  why: "opted-out" | "waits",
): Promise<boolean> {
  const { id, companyId, threadId } = row;
  const time = deps.now();
  const corrections = correctionsOf(row);
  const { text } = read;
  const facts = applyCorrections(read.facts, corrections, text.lines);
  const stored: StoredReading = {
    ...{ readBy: ENGINE_VERSION, text, facts, sheet: null },
    ...(corrections.length > 0 && { read: read.facts, corrections }),
  };
  const key = analysisKeyOf({ ...row, analysisKey: null });
  // Of long ago, a result lies there: it is a record.
  const isKept = row.analysisKey === key;
  if (!isKept) await deps.files.putJson(key, withSchemaVersion(stored));
  const tenant = deps.db.dbFor(companyId);
  const saved = await tenant
    .update(applicants)
    .set({
      ...readColumnsOf({ text, facts }),
      ...WITHOUT_VERDICT,
      ...(!isKept && { analysisKey: null }),
      analysisStatus: "completed",
      hiddenAt: null,
      analysisTimestamp: time,
      ...(why === "opted-out" && { optedOutAt: sql`coalesce(${applicants.optedOutAt}, ${time})` }),
      updatedAt: time,
    })
    .where(and(eq(applicants.id, id), eq(applicants.companyId, companyId), on))
    .returning({ id: applicants.id });
  if (saved.length === 0) {
    const isGone = (await tenant.$count(applicants, eq(applicants.id, id))) === 0;
    if (isGone) await deps.files.remove([key]);
    return false;
  }
  if (isFirst) await mergeDuplicates(deps, { companyId, threadId, applicantId: id });
  return true;
}
