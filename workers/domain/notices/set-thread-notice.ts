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
import { WAITING_PLACES, type WaitingPlace } from "./waiting/places";

const MOST_WAITING_DAYS = 90;

type OfThread = { agent: ActiveAgent; threadId: string };

/** Notes whether a posting carries the notice: later applicants count as told. @throws AppError "viewer-only" | "campaign-not-found" */
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
 * Sets how many business days of which place have to pass between telling people and scoring them, for those who come into a
 * thread, or are told, from now on. People whose day is set keep it; without a waiting period nobody waits any more.
 * @param days blank for no waiting period
 * @param place a code of `WAITING_PLACES`
 * @throws AppError "viewer-only" | "campaign-not-found" | "waiting-days" | "waiting-place"
 */
export async function setWaitingPeriod(
  deps: Pick<Deps, "db" | "now">,
  input: OfThread & { days: string; place: string },
): Promise<void> {
  const text = input.days.trim();
  const days = text === "" ? null : Number(text);
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= MOST_WAITING_DAYS))
    throw new AppError("waiting-days");
  const place = days === null ? null : findPlace(input.place);
  const { waitingDays, waitingPlace } = await readThread(deps, input);
  if (waitingDays === days && waitingPlace === place) return;
  await save(deps, input, {
    set: { waitingDays: days, waitingPlace: place },
    entry: { action: "waiting-set", detail: { days: days ?? 0, ...(place && { place }) } },
    release: days === null,
  });
}

function findPlace(code: string): WaitingPlace {
  if (!Object.hasOwn(WAITING_PLACES, code)) throw new AppError("waiting-place");
  return code as WaitingPlace;
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
