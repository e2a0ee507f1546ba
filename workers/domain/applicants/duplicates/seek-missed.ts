import { and, desc, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { inTurns } from "../../files/in-turns";
import { UnknownShape } from "../../stored/checks";
import { readApplicantAnalysis } from "../../stored/read-results";
import { mergeDuplicates } from "./merge-duplicates";
import { phoneKeyOf, textHashOf } from "./same-person";

const TASK = "missed-duplicates";
/** Each may take a file from storage. */
const MAX_ROWS = 20;

type Missed = Awaited<ReturnType<typeof findMissed>>[number];

/**
 * Looks for duplicates of what was analysed before there was a search for them, and of what a crash cut off between the
 * result and the search: a few in each run, the newest first. Keys of phone and words are made where they are missing.
 */
export async function seekMissed(deps: Pick<Deps, "db" | "files" | "now" | "log">): Promise<void> {
  await inTurns(deps, {
    task: TASK,
    most: MAX_ROWS,
    rowsAfter: async (after) =>
      (await findMissed(deps, after)).map((row) => ({ ...row, id: `${row.analysedAt} ${row.applicantId}` })),
    work: (row) => seek(deps, row),
  });
}

/** `after`: the last run's last row, as "time id"; empty at the beginning of a round. */
function findMissed({ db, now }: Pick<Deps, "db" | "now">, after: string) {
  const [time = "", id = ""] = after.split(" ");
  return db.shared
    .select({
      applicantId: applicants.id,
      companyId: applicants.companyId,
      threadId: applicants.threadId,
      phones: applicants.candidatePhoneNumbers,
      phoneKey: applicants.phoneKey,
      textHash: applicants.textHash,
      analysisKey: applicants.analysisKey,
      resumeFileUrl: applicants.resumeFileUrl,
      analysedAt: applicants.analysisTimestamp,
    })
    .from(applicants)
    .where(
      and(
        // As the index has it: a bound value would not be known to fit.
        isNull(applicants.duplicatesSoughtAt),
        sql`${applicants.analysisStatus} = 'completed'`,
        lte(applicants.analysisTimestamp, after ? Number(time) : now()),
        after ? or(lt(applicants.analysisTimestamp, Number(time)), lt(applicants.id, id)) : undefined,
      ),
    )
    .orderBy(desc(applicants.analysisTimestamp), desc(applicants.id))
    .limit(MAX_ROWS);
}

async function seek(deps: Pick<Deps, "db" | "files" | "now" | "log">, row: Missed): Promise<void> {
  const { applicantId, companyId, threadId } = row;
  const phoneKey = row.phoneKey ?? phoneKeyOf(row.phones);
  const textHash = row.textHash ?? (await hashOfStored(deps, row));
  if (phoneKey !== row.phoneKey || textHash !== row.textHash)
    await deps.db
      .dbFor(companyId)
      .update(applicants)
      .set({ phoneKey, textHash })
      .where(and(eq(applicants.id, applicantId), eq(applicants.companyId, companyId)));
  await mergeDuplicates(deps, { companyId, threadId, applicantId });
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
    log({ event: "task-failed", task: TASK, error: errorText(error) });
    return null;
  }
}
