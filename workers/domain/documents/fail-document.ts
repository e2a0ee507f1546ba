import { and, eq, isNotNull } from "drizzle-orm";
import type { Deps } from "../deps";
import { type DocumentAudience, type DocumentRef, isDocument } from "./audience";
import { isPending } from "./lease";
import { ANALYSIS_FAILED } from "./retry-limits";

/** Only while pending (with `work: "again"`: due) and, given a lease token, only for the lease's holder. */
export async function failDocument(
  { db, now, progress, log }: Pick<Deps, "db" | "now" | "progress" | "log">,
  audience: DocumentAudience,
  input: { ref: DocumentRef; leaseToken: string | null; failureCode: string; work?: "first" | "again" },
): Promise<void> {
  const { ref, leaseToken, failureCode, work = "first" } = input;
  const { table } = audience;
  const [row] = await db
    .dbFor(ref.ownerId)
    .update(table)
    .set({
      ...audience.failedColumns(now()),
      analysisStatus: "failed",
      failureCode,
      rescoreQueuedAt: null,
      leaseToken: null,
      leaseUntil: null,
      updatedAt: now(),
    })
    .where(
      and(
        isDocument(audience, ref),
        work === "first" ? isPending(audience) : isNotNull(table.rescoreQueuedAt),
        leaseToken ? eq(table.leaseToken, leaseToken) : undefined,
      ),
    )
    .returning();
  if (!row) return;
  log({ event: "document-failed", audience: audience.name, documentId: ref.id, code: failureCode });
  const watchId = audience.watchIdOf(row);
  if (watchId) await progress.finish(watchId, ref.id, "failed");
}

/** Ends a document whose message has failed as often as the queue allows. */
export async function giveUpDocument(
  deps: Deps,
  audience: DocumentAudience,
  ref: DocumentRef,
): Promise<void> {
  deps.log({ event: "dead-letter", audience: audience.name, documentId: ref.id });
  await failDocument(deps, audience, { ref, leaseToken: null, failureCode: ANALYSIS_FAILED });
}
