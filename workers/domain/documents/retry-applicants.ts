import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { applicants, batches } from "../../../db/schema";
import type { Deps } from "../deps";
import { inChunks } from "../in-chunks";
import { announceDocuments } from "./announce-documents";
import { applicantDocuments } from "./audiences/applicant-documents";
import { pendingAgain } from "./retry-limits";

/** Analyses résumés again in a new batch, or null; free (RULINGS 55). @param input.which the failed and the waiting, if not said */
export async function retryApplicants(
  deps: Deps,
  input: {
    companyId: string;
    threadId: string;
    applicantIds: string[];
    first?: BatchItem<"sqlite">[];
    which?: SQL;
  },
): Promise<{ batchId: string; applicantIds: string[] } | null> {
  const { companyId, threadId, first = [] } = input;
  const { which = inArray(applicants.analysisStatus, ["failed", "pending"]) } = input;
  const tenant = deps.db.dbFor(companyId);
  const batchId = crypto.randomUUID();
  const time = deps.now();
  const chunks = inChunks(input.applicantIds);
  if (chunks.length === 0) return null;

  const results = await runBatch(tenant, [
    ...first,
    tenant.insert(batches).values({ id: batchId, threadId, companyId, createdAt: time }),
    ...chunks.map((ids) =>
      tenant
        .update(applicants)
        .set({ batchId, ...pendingAgain(time) })
        .where(
          and(
            eq(applicants.companyId, companyId),
            eq(applicants.threadId, threadId),
            which,
            inArray(applicants.id, ids),
          ),
        )
        .returning({ id: applicants.id }),
    ),
  ]);
  const updated = results.slice(first.length + 1) as { id: string }[][];
  const applicantIds = updated.flat().map(({ id }) => id);
  if (applicantIds.length === 0) {
    await tenant.delete(batches).where(eq(batches.id, batchId));
    return null;
  }
  await announceDocuments(deps, applicantDocuments, {
    ownerId: companyId,
    watched: { [batchId]: applicantIds },
  });
  return { batchId, applicantIds };
}
