import { and, eq } from "drizzle-orm";
import type { DocumentMessage } from "../../adapters/resume-queue/port";
import { ReadError } from "../../engine/read/errors";
import type { Deps } from "../deps";
import { isScoringPaused } from "../engine-blocks/blocked-engine";
import { type DocumentAudience, type DocumentRef, isDocument } from "./audiences/audience";
import { documentOf } from "./audiences/audiences";
import { failDocument } from "./fail-document";
import { type AnalysisResult, type Claim, claimDocument, isPending, releaseDocument } from "./lease";
import { monthOf, readDocument, stopwatch } from "./read-document";
import { RefusedDocument } from "./refused-document";
import { rescoreDocument } from "./rescore-document";
import { ANALYSIS_FAILED, MAX_ATTEMPTS } from "./retry-limits";

/** A message may come twice, late, or for a deleted document. What it throws makes the caller retry. */
export async function analyseDocument(deps: Deps, message: DocumentMessage): Promise<AnalysisResult> {
  const { audience, ref } = documentOf(message);
  const claim = await claimDocument(deps, audience, { ref, work: "first" });
  if (!claim) return followUp(deps, audience, ref);
  const { leaseToken, row } = claim;
  const fail = (failureCode: string) => failDocument(deps, audience, { ref, leaseToken, failureCode });
  if (row.attempts > MAX_ATTEMPTS) {
    await fail(ANALYSIS_FAILED);
    return "done";
  }
  try {
    await analyseClaimed(deps, audience, claim);
  } catch (error) {
    if (!(error instanceof ReadError || error instanceof RefusedDocument)) {
      await releaseDocument(deps, audience, claim);
      throw error;
    }
    await fail(error.code);
  }
  return "done";
}

async function analyseClaimed(
  deps: Deps,
  audience: DocumentAudience,
  { row, leaseToken }: Claim,
): Promise<void> {
  const waited = deps.now() - (row.lastQueuedAt ?? row.createdAt);
  const asOf = monthOf(row.createdAt);
  const { times, ...read } = await readDocument(deps, { key: audience.fileKeyOf(row), asOf });
  const lap = stopwatch();
  const on = and(isPending(audience), eq(audience.table.leaseToken, leaseToken));
  const isSaved = await audience.save(deps, { row, read, on, isFirst: true });
  const judging = lap();
  const watchId = audience.watchIdOf(row);
  if (isSaved && watchId) await deps.progress.finish(watchId, row.id, "completed");
  deps.log({
    event: "document-analysed",
    audience: audience.name,
    documentId: row.id,
    milliseconds: { waited, ...times, judging },
  });
}

/** For a message without a claim: a due result is made again; a saved one is reported again. */
async function followUp(deps: Deps, audience: DocumentAudience, ref: DocumentRef): Promise<AnalysisResult> {
  const [row] = await deps.db
    .dbFor(ref.ownerId)
    .select()
    .from(audience.table)
    .where(isDocument(audience, ref));
  if (!row) return "done";
  // The sweep sends it again once scoring goes on.
  if (await isScoringPaused(deps)) return "done";
  if (row.analysisStatus === "pending") return "busy";
  if (row.rescoreQueuedAt !== null && (await rescoreDocument(deps, audience, ref)) === "busy") return "busy";
  const watchId = audience.watchIdOf(row);
  if (watchId) await deps.progress.finish(watchId, ref.id, row.analysisStatus);
  return "done";
}
