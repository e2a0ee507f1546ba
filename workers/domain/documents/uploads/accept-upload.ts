import { and, eq, sql } from "drizzle-orm";
import { chunkRows } from "../../../../db/batch";
import { applicants, batches, threads } from "../../../../db/schema";
import { requireAgreement } from "../../agencies/agreement/require-agreement";
import { requireRight } from "../../agencies/require-right";
import { runLogged } from "../../agency-log/run-logged";
import { requireEntitlement } from "../../billing/get-agency-entitlement";
import type { CompanySubscription } from "../../billing/subscription-validity";
import { requireWithinPlan } from "../../billing/usage/plan-limits";
import { hasTooManyFiles, isOverLimit, prepareUploadReservation } from "../../billing/usage/reserve-usage";
import { tellOfLimits } from "../../billing/usage/tell-of-limits";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import type { IncomingFile, RefusedFile, StoredFile } from "../../files/store-file";
import { MAX_FILES_PER_REQUEST } from "../../files/upload-limits";
import { requireVerified } from "../../identity/require-verified";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { noticeColumns } from "../../notices/notice-columns";
import { type ResumeSource, readSource } from "../../notices/source-words";
import { judgeFile } from "../../resumes/files/judge-file";
import { getThread, type Thread } from "../../threads/get-thread";
import { prepareStillOpen, wasClosed } from "../../threads/open-thread";
import { asAccessError, prepareMayChange } from "../../threads/thread-access";
import { applicantDocuments } from "../audiences/applicant-documents";
import { getBatchStatus } from "../get-batch-status";
import { acceptDocuments } from "./accept-documents";
import { judgePdf } from "./pdf-check";
import type { Admission } from "./store-files";

export type AcceptedUpload = { batchId: string; applicantIds: string[]; refused: RefusedFile[] };

const ALREADY_UPLOADED = "Already uploaded to this job thread";

/** Bound parameters of one inserted applicant, defaults included. */
const APPLICANT_PARAMETERS = 30;

function refusedMessage(refused: RefusedFile[]): string {
  return `Failed to upload some files: ${refused.map(({ file, reason }) => `${file}: ${reason}`).join("; ")}`;
}

type Arrival = {
  agent: ActiveAgent;
  batchId: string;
  isNew: boolean;
  /** the files were in the company's hands already: no bulk analysis is begun with them (RULINGS 55) */
  isFromPool: boolean;
  subscription: CompanySubscription;
  thread: Thread;
  /** of the pool's files each its own, by their hash; else `source` */
  sources: Map<string, ResumeSource> | undefined;
  source: ResumeSource;
};

/** Why there was no room for `adding` files, read again: others came in at the same moment. */
async function noRoom(
  deps: Deps,
  {
    agent,
    isNew,
    isFromPool,
    subscription,
    adding,
  }: Pick<Arrival, "agent" | "isNew" | "isFromPool" | "subscription"> & { adding: number },
): Promise<never> {
  const { usage } = await requireEntitlement(deps, { companyId: agent.companyId });
  if (isNew && !isFromPool)
    requireWithinPlan(subscription, "bulkAnalyses", { used: usage.bulkAnalyses, adding: 1 });
  requireWithinPlan(subscription, "applicants", { used: usage.applicants, adding });
  throw new AppError("limit-reached");
}

async function insertApplicants(deps: Deps, input: Arrival & { files: StoredFile[] }): Promise<Set<string>> {
  const { agent, thread, batchId, isNew, isFromPool, files, subscription, source, sources } = input;
  const threadId = thread.id;
  const tenant = deps.db.dbFor(agent.companyId);
  const time = deps.now();
  const rows = files.map((file) => ({
    id: file.id,
    threadId,
    // The thread may have passed to a colleague while the files came in.
    agentId: sql`(select ${threads.agentId} from ${threads} where ${threads.id} = ${threadId})`,
    companyId: agent.companyId,
    batchId,
    fileName: file.name,
    resumeFileUrl: file.key,
    fileSize: file.size,
    fileHash: file.hash,
    ...noticeColumns(thread, { source: sources?.get(file.hash) ?? source, time }),
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
  const reservation = prepareUploadReservation(
    { db: deps.db, companyId: agent.companyId, subscription },
    { batchId, isNew: isNew && !isFromPool, ids: rows.map(({ id }) => id) },
  );
  const remembered = isFromPool ? thread.resumeSource : source;
  const before = [
    prepareMayChange(tenant, agent, threadId),
    ...(remembered === thread.resumeSource
      ? []
      : [tenant.update(threads).set({ resumeSource: remembered }).where(eq(threads.id, threadId))]),
    prepareStillOpen(tenant, threadId),
    ...(isNew ? [batchRow] : []),
  ];
  const results = await runLogged(deps, {
    by: agent,
    entries: [
      { action: isFromPool ? "added-from-pool" : "uploaded", threadId, detail: { files: rows.length } },
    ],
    statements: [...before, ...inserts, ...reservation],
  });
  const inserted = results.slice(before.length, before.length + inserts.length) as { id: string }[][];
  return new Set(inserted.flat().map((row) => row.id));
}

/**
 * Within the plan's limits. @param batchId a batch to add to, for an upload that comes in several requests
 * @param readSource where the agent says the résumés come from; else they come from where the thread's last ones came from
 * @param sources of files that come from the pool, by their hash
 */
export async function acceptUpload(
  deps: Deps,
  input: {
    agent: ActiveAgent;
    threadId: string;
    batchId: string | null;
    files: AsyncIterable<IncomingFile>;
    readSource?: () => Promise<string | null>;
    sources?: Map<string, ResumeSource>;
  },
): Promise<AcceptedUpload> {
  const { agent, threadId, sources } = input;
  const isFromPool = sources !== undefined;
  const { companyId } = agent;
  requireRight(agent, "work");
  requireVerified(agent);
  requireAgreement(agent);
  const thread = await getThread(deps, { agent, threadId });
  if (!thread.isOpen) throw new AppError("campaign-closed");
  const { subscription, usage } = await requireEntitlement(deps, { companyId });
  const { limits } = subscription;
  const earlier = input.batchId
    ? (await getBatchStatus(deps, { agent, batchId: input.batchId, threadId })).total
    : 0;
  if (!input.batchId && !isFromPool)
    requireWithinPlan(subscription, "bulkAnalyses", { used: usage.bulkAnalyses, adding: 1 });
  const source =
    readSource(await input.readSource?.()) ?? thread.resumeSource ?? (isFromPool ? "other" : null);
  if (source === null) throw new AppError("source-missing");
  const batchId = input.batchId ?? crypto.randomUUID();
  const arrival = {
    agent,
    batchId,
    isNew: !input.batchId,
    isFromPool,
    subscription,
    thread,
    source,
    sources,
  };
  const { taken, refused, present } = await acceptDocuments(deps, applicantDocuments, {
    intake: {
      ownerId: companyId,
      admission: admissionOf(deps, {
        threadId,
        companyId,
        earlier,
        subscription,
        usedApplicants: usage.applicants,
        wordFiles: agent.wordFiles || isFromPool,
      }),
      insert: (stored) => insertApplicants(deps, { ...arrival, files: stored }),
      insertFailed: (error, stored) => {
        const refusal = asAccessError(error);
        if (refusal instanceof AppError) throw refusal;
        if (wasClosed(error)) throw new AppError("campaign-closed");
        if (isOverLimit(error)) return noRoom(deps, { ...arrival, adding: stored.length });
        if (hasTooManyFiles(error)) throw tooManyFiles(limits.filesPerUpload);
        throw new AppError("candidates-not-saved", { detail: errorText(error) });
      },
      watched: (ids) => ({ [batchId]: ids }),
    },
    files: input.files,
  });
  const stored = taken.flatMap((file) => ("stored" in file ? [file.stored] : []));
  if (stored.length === 0) {
    throw new AppError("no-file-accepted", refused.length > 0 ? { message: refusedMessage(refused) } : {});
  }
  const late = stored.filter((file) => !present.has(file.id));
  refused.push(...late.map((file) => ({ file: file.name, reason: ALREADY_UPLOADED })));
  const applicantIds = [...present];
  await tellOfLimits(deps, { companyId, subscription });
  deps.log({ event: "upload-accepted", batchId, files: applicantIds.length, refused: refused.length });
  return { batchId, applicantIds, refused };
}

function tooManyFiles(limit: number): AppError {
  return new AppError("too-many-files", {
    message: `You can only upload up to ${limit} files at a time`,
  });
}

function admissionOf(
  { db }: Deps,
  input: {
    threadId: string;
    companyId: string;
    earlier: number;
    usedApplicants: number;
    wordFiles: boolean;
    subscription: CompanySubscription;
  },
): Admission {
  const { threadId, earlier, subscription, usedApplicants } = input;
  const { limits } = subscription;
  return {
    folder: threadId,
    judge: input.wordFiles ? judgeFile : judgePdf,
    findKnown: async (hash) => {
      const [row] = await db
        .dbFor(input.companyId)
        .select({ id: applicants.id, name: applicants.fileName })
        .from(applicants)
        .where(and(eq(applicants.threadId, threadId), eq(applicants.fileHash, hash)));
      return row ?? null;
    },
    knownRefusal: ALREADY_UPLOADED,
    requireCount: (received) => {
      if (earlier + received > limits.filesPerUpload) throw tooManyFiles(limits.filesPerUpload);
      if (received > MAX_FILES_PER_REQUEST) throw tooManyFiles(MAX_FILES_PER_REQUEST);
    },
    refuseBySpace: (_, stored) => {
      const adding = stored.length + 1;
      requireWithinPlan(subscription, "applicants", { used: usedApplicants, adding });
      return null;
    },
    storageFailed: (error) => {
      throw error;
    },
  };
}
