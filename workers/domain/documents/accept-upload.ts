import { and, eq, inArray } from "drizzle-orm";
import { chunkRows, runBatch } from "../../../db/batch";
import { applicants, batches } from "../../../db/schema";
import type { CompanySubscription } from "../agencies/rules";
import { requireEntitlement, requireWithinPlan } from "../billing/get-agency-entitlement";
import { isQuotaExceeded, prepareBatchQuota } from "../billing/reserve-plan-quota";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { type IncomingFile, type RefusedFile, removeStored, type StoredFile } from "../files/store-file";
import { requireVerified } from "../identity/require-verified";
import type { ActiveAgent } from "../identity/rules";
import { getThread } from "../threads/get-thread";
import { announceApplicants } from "./announce-applicants";
import { getBatchStatus } from "./get-batch-status";
import { ALREADY_UPLOADED, storeFiles, tooManyFiles } from "./store-files";

export type AcceptedUpload = { batchId: string; applicantIds: string[]; refused: RefusedFile[] };

/** Bound parameters of one inserted applicant, defaults included. */
const APPLICANT_PARAMETERS = 25;

function refusedMessage(refused: RefusedFile[]): string {
  return `Failed to upload some files: ${refused.map(({ file, reason }) => `${file}: ${reason}`).join("; ")}`;
}

/** What comes into which batch, by which plan's limits. */
type Arrival = { agent: ActiveAgent; batchId: string; isNew: boolean; limits: CompanySubscription["limits"] };

/** Why there was no room for `adding` files, counted again: others came in at the same moment. */
async function noQuota(
  deps: Deps,
  { agent, isNew, limits, adding }: Arrival & { adding: number },
): Promise<never> {
  const { usage } = await requireEntitlement(deps, { companyId: agent.companyId });
  if (isNew)
    requireWithinPlan("bulk analyses", { used: usage.bulkAnalyses, adding: 1, limit: limits.bulkAnalyses });
  requireWithinPlan("candidates", { used: usage.applicants, adding, limit: limits.applicants });
  throw isNew ? new AppError("limit-reached") : tooManyFiles(limits.filesPerUpload);
}

async function insertApplicants(
  deps: Deps,
  input: Arrival & { threadId: string; files: StoredFile[] },
): Promise<Set<string>> {
  const { agent, threadId, batchId, isNew, files, limits } = input;
  const tenant = deps.db.dbFor(agent.companyId);
  const time = deps.now();
  const rows = files.map((file) => ({
    id: file.id,
    threadId,
    agentId: agent.agentId,
    companyId: agent.companyId,
    batchId,
    fileName: file.name,
    resumeFileUrl: file.key,
    fileSize: file.size,
    fileHash: file.hash,
    lastQueuedAt: time,
    createdAt: time,
    updatedAt: time,
  }));
  const batchRow = tenant
    .insert(batches)
    .values({ id: batchId, threadId, companyId: agent.companyId, createdAt: time });
  const inserts = chunkRows(rows, APPLICANT_PARAMETERS).map((chunk) =>
    tenant.insert(applicants).values(chunk).onConflictDoNothing().returning({ id: applicants.id }),
  );
  const room = prepareBatchQuota(
    { db: deps.db, companyId: agent.companyId, limits },
    { batchId, isNew, adding: files.length },
  );
  const before = [...(isNew ? [batchRow] : []), room];
  const results = await runBatch(tenant, [...before, ...inserts]);
  const inserted = results.slice(before.length) as { id: string }[][];
  return new Set(inserted.flat().map((row) => row.id));
}

/** Whether the transaction took effect after all: an answer can get lost after the rows were written. */
async function anyRowStands(deps: Deps, companyId: string, files: StoredFile[]): Promise<boolean> {
  const ids = files.map((file) => file.id);
  const rows = await deps.db
    .dbFor(companyId)
    .select({ id: applicants.id })
    .from(applicants)
    .where(inArray(applicants.id, ids))
    .limit(1);
  return rows.length > 0;
}

/**
 * Takes résumé files into a job thread: every file is checked before it is stored; then one transaction writes the
 * batch and its applicants within the plan's limits; then one message per résumé goes to the queue. A lost message is
 * re-sent by the sweeper.
 * @param batchId a batch of the same thread to add to, for an upload that comes in several requests
 * @throws AppError "campaign-not-found" | "batch-not-found" | "no-files" | "too-many-files" | "no-file-accepted" |
 *   "candidates-not-saved" | "email-unverified" | "limit-reached" | subscription errors
 */
export async function acceptUpload(
  deps: Deps,
  input: {
    agent: ActiveAgent;
    threadId: string;
    batchId: string | null;
    files: AsyncIterable<IncomingFile>;
  },
): Promise<AcceptedUpload> {
  const { agent, threadId } = input;
  requireVerified(agent);
  const tenant = deps.db.dbFor(agent.companyId);
  await getThread(deps, { agent, threadId });
  const { subscription, usage } = await requireEntitlement(deps, { companyId: agent.companyId });
  const earlier = input.batchId
    ? (await getBatchStatus(deps, { agent, batchId: input.batchId, threadId })).total
    : 0;
  if (!input.batchId) {
    const limit = subscription.limits.bulkAnalyses;
    requireWithinPlan("bulk analyses", { used: usage.bulkAnalyses, adding: 1, limit });
  }

  const isKnown = async (hash: string) =>
    (await tenant.$count(applicants, and(eq(applicants.threadId, threadId), eq(applicants.fileHash, hash)))) >
    0;
  const { stored, refused } = await storeFiles(deps, {
    threadId,
    files: input.files,
    earlier,
    isKnown,
    usedApplicants: usage.applicants,
    limits: subscription.limits,
  });
  if (stored.length === 0) {
    throw new AppError("no-file-accepted", refused.length > 0 ? { message: refusedMessage(refused) } : {});
  }

  const batchId = input.batchId ?? crypto.randomUUID();
  const arrival = { agent, batchId, isNew: !input.batchId, limits: subscription.limits };
  const present = await insertApplicants(deps, { ...arrival, threadId, files: stored }).catch(
    async (error) => {
      if (isQuotaExceeded(error)) {
        await removeStored(deps, stored);
        return noQuota(deps, { ...arrival, adding: stored.length });
      }
      // Files that may have rows stay; without rows the sweeper finds them.
      if (!(await anyRowStands(deps, agent.companyId, stored))) await removeStored(deps, stored);
      throw new AppError("candidates-not-saved", { detail: errorText(error) });
    },
  );
  // The same file came in at the same moment through another request: its row stands, ours doesn't.
  const late = stored.filter((file) => !present.has(file.id));
  await removeStored(deps, late);
  refused.push(...late.map((file) => ({ file: file.name, reason: ALREADY_UPLOADED })));

  const applicantIds = stored.filter((file) => present.has(file.id)).map((file) => file.id);
  await announceApplicants(deps, { companyId: agent.companyId, batchId, applicantIds });
  deps.log({ event: "upload-accepted", batchId, files: applicantIds.length, refused: refused.length });
  return { batchId, applicantIds, refused };
}
