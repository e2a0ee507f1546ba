import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../deps";
import { type DocumentAudience, type DocumentRef, type DocumentRow, isDocument } from "./audiences/audience";

/** A worker's claim on a document holds this long; an analysis takes a fraction of it. */
export const LEASE_MILLISECONDS = 30_000;

/** "done": ended now or before, or gone. "busy": another worker holds it; look again later. */
export type AnalysisResult = "done" | "busy";

export type Claim = { leaseToken: string; row: DocumentRow };

export function isFree({ table }: DocumentAudience, time: number): SQL | undefined {
  return or(isNull(table.leaseUntil), lte(table.leaseUntil, time));
}

/** A literal, so that the index of the pending alone answers. */
export function isPending({ table }: DocumentAudience): SQL {
  return sql`${table.analysisStatus} = 'pending'`;
}

/** One conditional statement: of many who try at once, one gets it. Only first analyses count as tries. */
export async function claimDocument(
  { db, now }: Pick<Deps, "db" | "now">,
  audience: DocumentAudience,
  { ref, work }: { ref: DocumentRef; work: "first" | "again" },
): Promise<Claim | null> {
  const { table } = audience;
  const leaseToken = crypto.randomUUID();
  const isFirst = work === "first";
  const [row] = await db
    .dbFor(ref.ownerId)
    .update(table)
    .set({
      leaseToken,
      leaseUntil: now() + LEASE_MILLISECONDS,
      ...(isFirst ? { attempts: sql`${table.attempts} + 1` } : {}),
    })
    .where(
      and(
        isDocument(audience, ref),
        isFirst ? isPending(audience) : isNotNull(table.rescoreQueuedAt),
        isFree(audience, now()),
        audience.mayWork,
      ),
    )
    .returning();
  return row ? { leaseToken, row } : null;
}

/** The next try need not wait for the lease to end. */
export async function releaseDocument(
  { db }: Pick<Deps, "db">,
  { table, ownerOf }: DocumentAudience,
  { row, leaseToken }: Claim,
): Promise<void> {
  await db
    .dbFor(ownerOf(row))
    .update(table)
    .set({ leaseUntil: null })
    .where(and(eq(table.id, row.id), eq(table.leaseToken, leaseToken)));
}
