import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { UnknownShape } from "../../stored/checks";
import { readApplicantAnalysis } from "../../stored/read-results";
import { mergeDuplicates } from "./merge-duplicates";
import { phoneKeyOf, textHashOf } from "./same-person";

/** Each may take a file from storage. */
const MAX_ROWS = 20;

/**
 * Looks for duplicates of what was analysed before there was a search for them, and of what a crash cut off between the
 * result and the search: a few in each run, the newest first. Keys of phone and words are made where they are missing.
 */
export async function seekMissed(deps: Pick<Deps, "db" | "files" | "now" | "log">): Promise<void> {
  const missed = await deps.db.shared
    .select({
      id: applicants.id,
      companyId: applicants.companyId,
      threadId: applicants.threadId,
      phones: applicants.candidatePhoneNumbers,
      phoneKey: applicants.phoneKey,
      textHash: applicants.textHash,
      analysisKey: applicants.analysisKey,
      resumeFileUrl: applicants.resumeFileUrl,
    })
    .from(applicants)
    // As the index has it: a bound value would not be known to fit.
    .where(
      and(
        isNull(applicants.duplicatesSoughtAt),
        sql`${applicants.analysisStatus} = 'completed'`,
        lte(applicants.analysisTimestamp, deps.now()),
      ),
    )
    .orderBy(desc(applicants.analysisTimestamp))
    .limit(MAX_ROWS);
  for (const row of missed) {
    const { id, companyId, threadId } = row;
    const phoneKey = row.phoneKey ?? phoneKeyOf(row.phones);
    const textHash = row.textHash ?? (await hashOfStored(deps, row));
    if (phoneKey !== row.phoneKey || textHash !== row.textHash)
      await deps.db
        .dbFor(companyId)
        .update(applicants)
        .set({ phoneKey, textHash })
        .where(and(eq(applicants.id, id), eq(applicants.companyId, companyId)));
    await mergeDuplicates(deps, { companyId, threadId, applicantId: id });
  }
}

/** Null where the account is gone or nothing can read it: the address and the phone may still tell. */
async function hashOfStored(
  { files, log }: Pick<Deps, "files" | "log">,
  row: { analysisKey: string | null; resumeFileUrl: string },
): Promise<string | null> {
  try {
    const analysis = await readApplicantAnalysis(files, row);
    return analysis && textHashOf(analysis.text);
  } catch (error) {
    if (!(error instanceof UnknownShape)) throw error;
    log({ event: "task-failed", task: "missed-duplicates", error: errorText(error) });
    return null;
  }
}
