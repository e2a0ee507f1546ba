import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { applicants } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { runLogged } from "../agency-log/run-logged";
import { readDay } from "../day";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread, type Thread } from "../threads/get-thread";
import { asAccessError, prepareMayChange } from "../threads/thread-access";
import { waitsUntil } from "./notice-columns";
import { NOTED_WAYS, type ToldWay } from "./told-words";

/** Notes that people were told that the company holds their résumé; the first time counts, and begins a waiting period. */
export function prepareTold(
  { db }: Pick<Deps, "db">,
  input: {
    agent: ActiveAgent;
    thread: Pick<Thread, "id" | "waitingDays" | "waitingPlace">;
    applicantId: string | null;
    toldAt: number;
    isDay?: boolean;
    way: ToldWay;
  },
): BatchItem<"sqlite"> {
  const { agent, thread, toldAt, isDay = false, way } = input;
  const until = waitsUntil(toldAt, thread, { isDay });
  return db
    .dbFor(agent.companyId)
    .update(applicants)
    .set({
      ...{ toldAt, toldWay: way, toldBy: agent.agentId },
      waitsUntil: sql`case when ${applicants.waitsUntil} is not null then ${until} end`,
    })
    .where(untoldOf(input));
}

function untoldOf(input: {
  agent: ActiveAgent;
  thread: Pick<Thread, "id">;
  applicantId: string | null;
}): SQL | undefined {
  return and(
    input.applicantId === null ? undefined : eq(applicants.id, input.applicantId),
    eq(applicants.companyId, input.agent.companyId),
    eq(applicants.threadId, input.thread.id),
    isNull(applicants.toldAt),
  );
}

/**
 * Notes that one person, or all of a thread who weren't yet (`applicantId` null), were told outside of this site.
 * @param day as "2026-11-26" @returns how many were noted
 * @throws AppError "viewer-only" | "campaign-not-found" | "told-way" | "told-day" | "told-nobody"
 */
export async function markTold(
  deps: Pick<Deps, "db" | "now">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string | null; way: string; day: string },
): Promise<number> {
  const { agent, applicantId } = input;
  requireRight(agent, "work");
  const thread = await getThread(deps, input);
  const way = NOTED_WAYS.find((known) => known === input.way);
  if (!way) throw new AppError("told-way");
  const toldAt = readDay(deps, input.day);
  if (toldAt === null) throw new AppError("told-day");
  const tenant = deps.db.dbFor(agent.companyId);
  const people = await tenant.$count(applicants, untoldOf({ agent, thread, applicantId }));
  if (people === 0) throw new AppError("told-nobody");
  await runLogged(deps, {
    by: agent,
    entries: [{ action: "told", threadId: thread.id, applicantId, detail: { people, way } }],
    statements: [
      prepareMayChange(tenant, agent, thread.id),
      prepareTold(deps, { agent, thread, applicantId, toldAt, isDay: true, way }),
    ],
  }).catch((error: unknown) => {
    throw asAccessError(error);
  });
  return people;
}
