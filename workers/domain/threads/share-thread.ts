import { and, eq, exists, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { agents, applicants, threadShares, threads, users } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { may, type Role } from "../agencies/roles";
import { type LogEntry, runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { sendTasks } from "../mail/prepare-mail";
import { getThread } from "./get-thread";
import { type MailDeps, prepareGivenMail } from "./tell-given-thread";
import { asAccessError, mayRead, prepareMayChange } from "./thread-access";

type OfThread = { agent: ActiveAgent; threadId: string };

export type ThreadColleague = {
  id: string;
  fullName: string;
  role: Role;
  isSelf: boolean;
  /** why they see the thread: it is theirs, it is shared with them, they own the company; null where they don't */
  access: "theirs" | "shared" | "owner" | null;
};

/** A company's active colleagues, by name, and who of them sees a thread. @throws AppError "campaign-not-found" */
export async function listThreadColleagues(
  deps: Pick<Deps, "db">,
  { agent, threadId }: OfThread,
): Promise<{ colleagues: ThreadColleague[]; canShare: boolean }> {
  const thread = await getThread(deps, { agent, threadId });
  const rows = await deps.db.shared
    .select({ id: agents.id, fullName: users.fullName, role: agents.role, sharedWith: threadShares.agentId })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .leftJoin(threadShares, and(eq(threadShares.agentId, agents.id), eq(threadShares.threadId, thread.id)))
    .where(and(eq(agents.companyId, agent.companyId), eq(agents.status, "active")))
    .orderBy(sql`${users.fullName} collate nocase`, agents.id);
  const colleagues = rows.map(({ sharedWith, ...row }): ThreadColleague => {
    const other = row.role === "owner" ? "owner" : null;
    const access = row.id === thread.agentId ? "theirs" : sharedWith ? "shared" : other;
    return { ...row, isSelf: row.id === agent.agentId, access };
  });
  return { colleagues, canShare: isSharer(agent, thread.agentId) };
}

/** The name of the colleague whose thread it is; null where it is the agent's own. */
export async function whoseThread(
  { db }: Pick<Deps, "db">,
  { agent, threadId }: OfThread,
): Promise<string | null> {
  const [row] = await db
    .dbFor(agent.companyId)
    .select({ fullName: users.fullName })
    .from(threads)
    .innerJoin(agents, eq(agents.id, threads.agentId))
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(eq(threads.id, threadId), mayRead(agent), ne(threads.agentId, agent.agentId)));
  return row?.fullName ?? null;
}

type Given = OfThread & { colleagueId: string };

/** Twice is once; the colleague is mailed the first time. @throws AppError "campaign-not-found" | "viewer-only" | "thread-not-yours" | "colleague-gone" */
export async function shareThread(deps: MailDeps, input: Given): Promise<void> {
  const { threadId, colleagueId } = input;
  await change(deps, input, {
    entry: { action: "thread-shared", threadId, detail: { colleague: colleagueId } },
    to: ne(agents.id, sql`(select ${threads.agentId} from ${threads} where ${threads.id} = ${threadId})`),
    effects: [insertShare(deps, threadId, colleagueId)],
    gives: "shared",
  });
}

/** @throws AppError "campaign-not-found" | "viewer-only" | "thread-not-yours" */
export async function unshareThread(deps: MailDeps, input: Given): Promise<void> {
  const { threadId, colleagueId } = input;
  await change(deps, input, {
    entry: { action: "thread-unshared", threadId, detail: { colleague: colleagueId } },
    to: null,
    effects: [dropShare(deps, threadId, colleagueId)],
    gives: null,
  });
}

/**
 * A thread becomes a colleague's, who is mailed unless they took it themselves. @param keep leaves it shared with whom it was before
 * @throws AppError "campaign-not-found" | "viewer-only" | "thread-not-yours" | "colleague-gone", for viewers alike
 */
export async function passThread(deps: MailDeps, input: Given & { keep: boolean }): Promise<void> {
  const { agent, threadId, colleagueId, keep } = input;
  const { agentId: former } = await getThread(deps, { agent, threadId });
  if (former === colleagueId) throw new AppError("colleague-gone");
  const tenant = deps.db.dbFor(agent.companyId);
  await change(deps, input, {
    entry: { action: "thread-passed", threadId, detail: { from: former, to: colleagueId } },
    to: ne(agents.role, "viewer"),
    effects: [
      tenant
        .update(applicants)
        .set({ agentId: colleagueId })
        .where(and(eq(applicants.threadId, threadId), eq(applicants.companyId, agent.companyId))),
      tenant
        .update(threads)
        .set({ agentId: colleagueId, updatedAt: deps.now() })
        .where(and(eq(threads.id, threadId), eq(threads.companyId, agent.companyId))),
      dropShare(deps, threadId, colleagueId),
      ...(keep ? [insertShare(deps, threadId, former)] : []),
    ],
    gives: "passed",
  });
}

/** Whose thread it is, and owners, say who else sees it. */
function isSharer(agent: ActiveAgent, threadAgentId: string): boolean {
  return may(agent, "manage") || (may(agent, "work") && threadAgentId === agent.agentId);
}

function insertShare({ db, now }: Pick<Deps, "db" | "now">, threadId: string, agentId: string) {
  return db.shared.insert(threadShares).values({ threadId, agentId, createdAt: now() }).onConflictDoNothing();
}

function dropShare({ db }: Pick<Deps, "db">, threadId: string, agentId: string) {
  return db.shared
    .delete(threadShares)
    .where(and(eq(threadShares.threadId, threadId), eq(threadShares.agentId, agentId)));
}

const [COLLEAGUE, SHARER] = ["colleague", "sharer"];

type Change = {
  entry: LogEntry;
  /** what else must be true of the colleague; null where they may be gone */
  to: SQL | null;
  effects: BatchItem<"sqlite">[];
  gives: "shared" | "passed" | null;
};

async function change(
  deps: MailDeps,
  { agent, threadId, colleagueId }: Given,
  { entry, to, effects, gives }: Change,
): Promise<void> {
  requireRight(agent, "work");
  const thread = await getThread(deps, { agent, threadId });
  if (!isSharer(agent, thread.agentId)) throw new AppError("thread-not-yours");
  const { shared } = deps.db;
  const colleague = shared
    .select({ id: agents.id })
    .from(agents)
    .where(
      and(
        eq(agents.id, colleagueId),
        eq(agents.companyId, agent.companyId),
        eq(agents.status, "active"),
        to ?? undefined,
      ),
    );
  // Whose thread it was when it was looked at: it may have passed on since, or the role may have been taken.
  const unchanged = sql`exists (select 1 from ${threads} where ${threads.id} = ${threadId}
    and ${threads.agentId} = ${thread.agentId})`;
  const mail = gives && (await prepareGivenMail(deps, { agent, thread, colleagueId, gives }));
  try {
    await runLogged(deps, {
      by: agent,
      entries: [entry],
      statements: [
        prepareMayChange(shared, agent, threadId),
        prepareCondition(shared, SHARER, unchanged),
        ...(to ? [prepareCondition(shared, COLLEAGUE, exists(colleague))] : []),
        ...effects,
        ...(mail ? [mail.insert] : []),
      ],
    });
  } catch (error) {
    if (isRefused(error, COLLEAGUE)) throw new AppError("colleague-gone");
    if (isRefused(error, SHARER)) throw new AppError("thread-passed-meanwhile");
    throw asAccessError(error);
  }
  if (mail) await sendTasks(deps, [mail.task]);
}
