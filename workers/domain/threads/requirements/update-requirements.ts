import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../../db/client";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { applicants, threads } from "../../../../db/schema";
import { requirementChangeInWords } from "../../../copy/requirement-changes";
import type { JobProfile } from "../../../engine/types";
import { requireRight } from "../../agencies/require-right";
import { type LogEntry, runLogged } from "../../agency-log/run-logged";
import { hasScores } from "../../applicants/opted-out/is-scored";
import { requireEntitlement } from "../../billing/get-agency-entitlement";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { getThread, type Thread } from "../get-thread";
import { prepareStillOpen, wasClosed } from "../open-thread";
import type { RequirementEdits } from "../schema";
import { asAccessError, mayChange, prepareMayChange } from "../thread-access";
import { threadColumnsOf } from "../thread-columns";
import { getRequirements, saveRequirements } from "../thread-requirements";
import { diffRequirements } from "./diff-requirements";
import { editRequirements } from "./edit-requirements";
import { findFormer } from "./find-former";
import { onlyChanged } from "./only-changed";

type OwnThread = { agent: ActiveAgent; threadId: string };

/** `base`: the version that the rows were made from; `version`: the newest that the editor was told of. */
export type SeenVersions = { base: number; version: number };

const UNSEEN = "requirements-version";

const TOLD_CHANGES = 5;

/**
 * Writes the new version and marks every score as due in one transaction. @returns how many applicants are rescored
 * @param seen without it the edits apply to the newest version
 * @throws AppError "requirements-changed" where a version came in that wasn't seen: telling it, the same edits then apply to it
 */
export async function updateRequirements(
  deps: Deps,
  { agent, threadId, edits, seen }: OwnThread & { edits: RequirementEdits; seen?: SeenVersions | null },
): Promise<{ rescored: number }> {
  requireRight(agent, "work");
  const thread = await getThread(deps, { agent, threadId });
  const current = thread.detailedAnalysis;
  if (seen) await requireSeen(deps, thread, seen.version);
  const base = seen ? await requirementsAt(deps, thread, seen.base) : current;
  const job = editRequirements(current, seen ? onlyChanged(base, edits) : edits);
  if (JSON.stringify(job) === JSON.stringify(current)) return { rescored: 0 };
  return rescoreThread(deps, { agent, threadId, change: { job, from: thread.jobVersion } });
}

/** Brings back the requirements of before the last change. @throws AppError "nothing-to-undo" | "requirements-changed" */
export async function undoRequirements(
  deps: Deps,
  { agent, threadId, version }: OwnThread & { version: number },
): Promise<{ rescored: number }> {
  requireRight(agent, "work");
  const thread = await getThread(deps, { agent, threadId });
  await requireSeen(deps, thread, version);
  const former = await findFormer(deps, thread);
  if (!former) throw new AppError("nothing-to-undo");
  return rescoreThread(deps, {
    agent,
    threadId,
    change: { job: former.job, from: thread.jobVersion },
  });
}

async function requirementsAt(deps: Deps, thread: Thread, version: number): Promise<JobProfile> {
  if (version === thread.jobVersion) return thread.detailedAnalysis;
  const { companyId, id: threadId } = thread;
  return (await getRequirements(deps, { companyId, threadId, version })) ?? thread.detailedAnalysis;
}

/** A newer version with the same requirements, as a mere re-scoring leaves it, is no news. */
async function requireSeen(deps: Deps, thread: Thread, version: number): Promise<void> {
  const changes = diffRequirements(await requirementsAt(deps, thread, version), thread.detailedAnalysis);
  if (changes.length === 0) return;
  const told = changes.slice(0, TOLD_CHANGES).map(requirementChangeInWords);
  const more = changes.length > told.length ? ` and ${changes.length - told.length} more` : "";
  throw new AppError("requirements-changed", {
    message: `These requirements were changed while you were editing: ${told.join("; ")}${more}. Nothing of yours is lost. Save again to put your changes on top.`,
  });
}

function versionIs(tenant: Db, threadId: string, version: number): SQL {
  const current = tenant
    .select({ version: threads.jobVersion })
    .from(threads)
    .where(eq(threads.id, threadId));
  return sql`(${current}) = ${version}`;
}

/** Also replaces scores that an older engine made. @throws AppError "campaign-not-found", "campaign-closed-scoring", subscription errors */
export async function rescoreThread(
  deps: Deps,
  input: OwnThread & {
    change?: { job: JobProfile; from: number };
  },
): Promise<{ rescored: number }> {
  const { agent, threadId, change } = input;
  requireRight(agent, "work");
  const thread = await getThread(deps, { agent, threadId });
  if (!thread.isOpen) throw new AppError("campaign-closed-scoring");
  await requireEntitlement(deps, agent);
  const tenant = deps.db.dbFor(agent.companyId);
  const time = deps.now();
  const isOwn = and(eq(threads.id, threadId), mayChange(agent));
  const entry: LogEntry = change
    ? { action: "requirements-changed", threadId, detail: { from: change.from, to: change.from + 1 } }
    : { action: "rescored", threadId };
  const [, due] = (await runLogged(deps, {
    by: agent,
    entries: [entry],
    statements: [
      prepareMayChange(tenant, agent, threadId),
      tenant
        .update(applicants)
        .set({ rescoreQueuedAt: time })
        .where(and(eq(applicants.threadId, threadId), hasScores()))
        .returning({ id: applicants.id }),
      prepareStillOpen(tenant, threadId),
      ...(change ? [prepareCondition(tenant, UNSEEN, versionIs(tenant, threadId, change.from))] : []),
      tenant
        .update(threads)
        .set({
          ...(change ? threadColumnsOf(change.job) : {}),
          jobVersion: sql`${threads.jobVersion} + 1`,
          updatedAt: time,
        })
        .where(isOwn),
      saveRequirements(tenant, isOwn, time),
    ],
  }).catch((error: unknown) => {
    if (wasClosed(error)) throw new AppError("campaign-closed-scoring");
    throw isRefused(error, UNSEEN) ? new AppError("requirements-changed") : asAccessError(error);
  })) as [unknown, { id: string }[]];
  try {
    await deps.resumeQueue.send(due.map((row) => ({ companyId: agent.companyId, applicantId: row.id })));
  } catch (error) {
    deps.log({ event: "queue-send-failed", batchId: threadId, error: errorText(error) });
  }
  return { rescored: due.length };
}
