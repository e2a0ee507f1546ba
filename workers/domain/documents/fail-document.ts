import { and, eq, isNotNull } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import type { Deps } from "../deps";
import { type DocumentAudience, type DocumentRef, type DocumentRow, isDocument } from "./audiences/audience";
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
  const tenant = db.dbFor(ref.ownerId);
  const isEnding = and(
    isDocument(audience, ref),
    work === "first" ? isPending(audience) : isNotNull(table.rescoreQueuedAt),
    leaseToken ? eq(table.leaseToken, leaseToken) : undefined,
  );
  const failing = tenant
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
    .where(isEnding)
    .returning();
  const before = audience.beforeFailing?.(tenant, ref, isEnding) ?? [];
  const [row] = (await runBatch(tenant, [...before, failing])).at(-1) as DocumentRow[];
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
