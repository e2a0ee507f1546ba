import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import type { LogEntry } from "../agency-log/run-logged";
import { runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread } from "../threads/get-thread";
import { asAccessError, mayChange, prepareMayChange } from "../threads/thread-access";

const MOST_WAITING_DAYS = 90;

type OfThread = { agent: ActiveAgent; threadId: string };

/**
 * Says from when on a thread's posting tells who applies how their data is used: whoever applies later has been told by it.
 * @throws AppError "viewer-only" | "campaign-not-found"
 */
export async function setPostingNotice(
  deps: Pick<Deps, "db" | "now">,
  input: OfThread & { on: boolean },
): Promise<void> {
  const { on } = input;
  const { postingNoticeAt } = await readThread(deps, input);
  if ((postingNoticeAt !== null) === on) return;
  await save(deps, input, {
    set: { postingNoticeAt: on ? deps.now() : null },
    entry: { action: on ? "posting-notice-on" : "posting-notice-off" },
  });
}

/**
 * How many business days after they were told the people who come into a thread from now on are scored, at the earliest. Taken
 * away, nobody waits any more; changed, who waits already keeps their day.
 * @param days blank for no waiting period
 * @throws AppError "viewer-only" | "campaign-not-found" | "waiting-days"
 */
export async function setWaitingPeriod(
  deps: Pick<Deps, "db" | "now">,
  input: OfThread & { days: string },
): Promise<void> {
  const text = input.days.trim();
  const days = text === "" ? null : Number(text);
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= MOST_WAITING_DAYS))
    throw new AppError("waiting-days");
  const { waitingDays } = await readThread(deps, input);
  if (waitingDays === days) return;
  await save(deps, input, {
    set: { waitingDays: days },
    entry: { action: "waiting-set", detail: { days: days ?? 0 } },
    release: days === null,
  });
}

function readThread(deps: Pick<Deps, "db">, input: OfThread) {
  requireRight(input.agent, "work");
  return getThread(deps, input);
}

async function save(
  deps: Pick<Deps, "db" | "now">,
  { agent, threadId }: OfThread,
  {
    set,
    entry,
    release = false,
  }: { set: Partial<typeof threads.$inferInsert>; entry: LogEntry; release?: boolean },
): Promise<void> {
  const tenant = deps.db.dbFor(agent.companyId);
  const ofThread: SQL | undefined = and(eq(threads.id, threadId), mayChange(agent));
  const waiting = and(
    eq(applicants.threadId, threadId),
    eq(applicants.companyId, agent.companyId),
    isNotNull(applicants.waitsUntil),
  );
  await runLogged(deps, {
    by: agent,
    entries: [{ ...entry, threadId }],
    statements: [
      prepareMayChange(tenant, agent, threadId),
      tenant
        .update(threads)
        .set({ ...set, updatedAt: deps.now() })
        .where(ofThread),
      ...(release ? [tenant.update(applicants).set({ waitsUntil: deps.now() }).where(waiting)] : []),
    ],
  }).catch((error: unknown) => {
    throw asAccessError(error);
  });
}
