import { and, eq, isNotNull } from "drizzle-orm";
import { ReadError } from "../../engine/read/errors";
import type { Deps } from "../deps";
import {
  type DocumentAudience,
  type DocumentRef,
  type DocumentRow,
  isDocument,
  type ReadDocument,
} from "./audience";
import { failDocument } from "./fail-document";
import { type AnalysisResult, claimDocument, releaseDocument } from "./lease";
import { FileGone, monthOf, readByThisEngine, readDocument } from "./read-document";
import { ANALYSIS_FAILED } from "./retry-limits";

/**
 * Makes a document's result again from the facts that were read before; the file is read only where another version of
 * the engine read them, or they can't be found. A second call changes nothing; a lease keeps two workers from doing it
 * at once.
 * @throws whatever storage or the database throws: the caller retries the message
 */
export async function rescoreDocument(
  deps: Deps,
  audience: DocumentAudience,
  ref: DocumentRef,
): Promise<AnalysisResult> {
  const { table } = audience;
  const claim = await claimDocument(deps, audience, { ref, work: "again" });
  if (!claim) {
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

/** Why a result whose facts are lost can't be made from the file either; null for what another try may mend. */
function failureOf(error: unknown): string | null {
  if (error instanceof ReadError) return error.code;
  return error instanceof FileGone ? ANALYSIS_FAILED : null;
}
