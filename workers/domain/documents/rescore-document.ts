import { and, eq, isNotNull } from "drizzle-orm";
import { ReadError } from "../../engine/read/errors";
import type { Deps } from "../deps";
import { isScoringPaused } from "../engine-blocks/blocked-engine";
import {
  type DocumentAudience,
  type DocumentRef,
  type DocumentRow,
  isDocument,
  type ReadDocument,
} from "./audiences/audience";
import { failDocument } from "./fail-document";
import { type AnalysisResult, claimDocument, releaseDocument } from "./lease";
import { FileGone, monthOf, readByThisEngine, readDocument } from "./read-document";
import { ANALYSIS_FAILED } from "./retry-limits";

/** From the stored facts; the file is read only where another engine version read them, or they are missing. */
export async function rescoreDocument(
  deps: Deps,
  audience: DocumentAudience,
  ref: DocumentRef,
): Promise<AnalysisResult> {
  const { table } = audience;
  const claim = await claimDocument(deps, audience, { ref, work: "again" });
  if (!claim) {
    if (await isScoringPaused(deps)) return "done";
    const due = and(isDocument(audience, ref), isNotNull(table.rescoreQueuedAt));
    return (await deps.db.dbFor(ref.ownerId).$count(table, due)) > 0 ? "busy" : "done";
  }
  const { row, leaseToken } = claim;
  try {
    const read = await readAgain(deps, audience, row);
    const on = and(isNotNull(table.rescoreQueuedAt), eq(table.leaseToken, leaseToken));
    await audience.save(deps, { row, read, on, isFirst: false });
  } catch (error) {
    const failureCode = failureOf(error);
    if (!failureCode) {
      await releaseDocument(deps, audience, claim);
      throw error;
    }
    await failDocument(deps, audience, { ref, leaseToken, failureCode, work: "again" });
  }
  return "done";
}

async function readAgain(deps: Deps, audience: DocumentAudience, row: DocumentRow): Promise<ReadDocument> {
  const key = audience.fileKeyOf(row);
  const earlier = await audience.readEarlier(deps, row);
  if (earlier) return readByThisEngine(deps, key, earlier);
  const { text, facts } = await readDocument(deps, { key, asOf: monthOf(row.createdAt) });
  return { text, facts };
}

function failureOf(error: unknown): string | null {
  if (error instanceof ReadError) return error.code;
  return error instanceof FileGone ? ANALYSIS_FAILED : null;
}
