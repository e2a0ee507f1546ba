import { and, eq, exists, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import {
  agents,
  applicants,
  authenticators,
  passkeys,
  recoveryCodes,
  sessions,
  threadShares,
  threads,
} from "../../../../db/schema";
import { type LogEntry, runLogged } from "../../agency-log/run-logged";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { isOwner } from "../company-owner";
import { requireRight } from "../require-right";
import type { Role } from "../roles";
import { isStillOwner } from "./still-owner";

const [STILL_OWNER, MEMBER, OTHER_OWNER, HEIR] = ["still-owner", "member", "other-owner", "heir"];

/** @throws AppError "owner-right" | "not-found" | "last-owner" */
export async function changeRole(
  deps: Pick<Deps, "db" | "now">,
  { agent, memberId, role }: { agent: ActiveAgent; memberId: string; role: Role },
): Promise<void> {
  requireRight(agent, "manage");
  const { shared } = deps.db;
  const stays =
    role === "owner" ? [] : [prepareCondition(shared, OTHER_OWNER, hasOtherOwner(deps, agent, memberId))];
  await change(deps, {
    agent,
    memberId,
    entry: { action: "role-changed", detail: { member: memberId, role } },
    effects: [
      ...stays,
      shared
        .update(agents)
        .set({ role, updatedAt: deps.now() })
        .where(and(eq(agents.id, memberId), eq(agents.companyId, agent.companyId))),
    ],
  });
}

/** Makes a colleague the owner and the giver a recruiter. @throws AppError "owner-right" | "not-found", for oneself alike */
export async function handOverOwnership(
  deps: Pick<Deps, "db" | "now">,
  { agent, memberId }: { agent: ActiveAgent; memberId: string },
): Promise<void> {
  requireRight(agent, "manage");
  if (memberId === agent.agentId) throw new AppError("not-found");
  const become = (id: string, role: Role) =>
    deps.db.shared
      .update(agents)
      .set({ role, updatedAt: deps.now() })
      .where(and(eq(agents.id, id), eq(agents.companyId, agent.companyId)));
  await change(deps, {
    agent,
    memberId,
    entry: { action: "ownership-passed", detail: { from: agent.agentId, to: memberId } },
    effects: [become(memberId, "owner"), become(agent.agentId, "recruiter")],
  });
}

/**
 * For a colleague without phone and recovery codes: their apps and passkeys go, they are signed out everywhere, and their password signs them
 * in alone until they set up another step.
 * @throws AppError "owner-right" | "not-found", for oneself alike
 */
export async function resetSecondStep(
  deps: Pick<Deps, "db" | "now">,
  { agent, memberId }: { agent: ActiveAgent; memberId: string },
): Promise<void> {
  requireRight(agent, "manage");
  if (memberId === agent.agentId) throw new AppError("not-found");
  const { shared } = deps.db;
  const userOf = shared
    .select({ userId: agents.userId })
    .from(agents)
    .where(and(eq(agents.id, memberId), eq(agents.companyId, agent.companyId)));
  await change(deps, {
    agent,
    memberId,
    entry: { action: "second-step-reset", detail: { member: memberId } },
    effects: [
      shared.delete(authenticators).where(inArray(authenticators.userId, userOf)),
      shared.delete(passkeys).where(inArray(passkeys.userId, userOf)),
      shared.delete(recoveryCodes).where(inArray(recoveryCodes.userId, userOf)),
      shared.delete(sessions).where(inArray(sessions.userId, userOf)),
    ],
  });
}

/**
 * Takes a colleague out of the company: their sessions end, and their threads with all that is in them pass to `heirId`.
 * @throws AppError "owner-right" | "not-found" | "last-owner"
 */
export async function removeMember(
  deps: Pick<Deps, "db" | "now">,
  { agent, memberId, heirId }: { agent: ActiveAgent; memberId: string; heirId: string },
): Promise<void> {
  requireRight(agent, "manage");
  const { shared } = deps.db;
  const time = deps.now();
  const { companyId } = agent;
  const heir = and(isMember(companyId, heirId), ne(agents.id, memberId));
  const userOf = shared
    .select({ userId: agents.userId })
    .from(agents)
    .where(and(eq(agents.id, memberId), eq(agents.companyId, companyId)));
  await change(deps, {
    agent,
    memberId,
    entry: { action: "colleague-removed", detail: { member: memberId, heir: heirId } },
    effects: [
      prepareCondition(shared, OTHER_OWNER, hasOtherOwner(deps, agent, memberId)),
      prepareCondition(shared, HEIR, exists(shared.select({ id: agents.id }).from(agents).where(heir))),
      ...handOver(deps, { companyId, from: memberId, to: heirId }),
      shared
        .update(agents)
        .set({ status: "blocked", removedAt: time, statusChangedAt: time, updatedAt: time })
        .where(and(eq(agents.id, memberId), eq(agents.companyId, companyId))),
      shared.delete(threadShares).where(eq(threadShares.agentId, memberId)),
      // What they inherit is theirs: no line says that it is shared with them.
      shared
        .delete(threadShares)
        .where(and(eq(threadShares.agentId, heirId), inArray(threadShares.threadId, ownOf(deps, heirId)))),
      shared.delete(sessions).where(sql`${sessions.userId} = (${userOf})`),
    ],
  });
}

/** All threads of one agent become another's. Applicants name their thread's agent too, for lists over all threads. */
function handOver(
  { db, now }: Pick<Deps, "db" | "now">,
  { companyId, from, to }: { companyId: string; from: string; to: string },
) {
  const tenant = db.dbFor(companyId);
  return [
    tenant
      .update(applicants)
      .set({ agentId: to })
      .where(and(eq(applicants.agentId, from), eq(applicants.companyId, companyId))),
    tenant
      .update(threads)
      .set({ agentId: to, updatedAt: now() })
      .where(and(eq(threads.agentId, from), eq(threads.companyId, companyId))),
  ];
}

function ownOf({ db }: Pick<Deps, "db">, agentId: string) {
  return db.shared.select({ id: threads.id }).from(threads).where(eq(threads.agentId, agentId));
}

function isMember(companyId: string, memberId: string): SQL | undefined {
  return and(eq(agents.id, memberId), eq(agents.companyId, companyId), eq(agents.status, "active"));
}

function hasOtherOwner({ db }: Pick<Deps, "db">, { companyId }: ActiveAgent, memberId: string): SQL {
  return exists(
    db.shared
      .select({ id: agents.id })
      .from(agents)
      .where(and(isOwner(companyId), ne(agents.id, memberId))),
  );
}

async function change(
  deps: Pick<Deps, "db" | "now">,
  {
    agent,
    memberId,
    entry,
    effects,
  }: { agent: ActiveAgent; memberId: string; entry: LogEntry; effects: BatchItem<"sqlite">[] },
): Promise<void> {
  const { shared } = deps.db;
  const member = shared.select({ id: agents.id }).from(agents).where(isMember(agent.companyId, memberId));
  try {
    await runLogged(deps, {
      by: agent,
      entries: [entry],
      statements: [
        prepareCondition(shared, STILL_OWNER, isStillOwner(deps, agent)),
        prepareCondition(shared, MEMBER, exists(member)),
        ...effects,
      ],
    });
  } catch (error) {
    if (isRefused(error, STILL_OWNER)) throw new AppError("owner-right");
    if (isRefused(error, OTHER_OWNER)) throw new AppError("last-owner");
    if (isRefused(error, MEMBER) || isRefused(error, HEIR)) throw new AppError("not-found");
    throw error;
  }
}
