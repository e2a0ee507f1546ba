import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../../db/client";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { agents, applicants, threadShares, threads } from "../../../db/schema";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";

const CHANGEABLE = "campaign-changeable";

/** Which threads a list shows: one's own and those shared with one, or for owners all of the company's (RULINGS 57). */
export type ThreadScope = "mine" | "company";

type Who = Pick<ActiveAgent, "agentId" | "companyId">;

export type ThreadReader = Record<keyof Who, string | SQL>;

/** An owner sees all of their company's threads; others their own, and what is shared with them. The blocked see nothing, and nobody what was deleted. */
function sees(agent: SQL): SQL {
  return sql`${threads.deletedAt} is null and ${agent}.status = 'active' and ${agent}.company_id = ${threads.companyId}
    and (${agent}.role = 'owner' or ${agent}.id = ${threads.agentId} or exists (
      select 1 from ${threadShares} where ${threadShares.agentId} = ${agent}.id and ${threadShares.threadId} = ${threads.id}))`;
}

/** Of rows of `threads`: those that an agent may read. Role and status are the database's: a block ends all at once. */
export function mayRead({ agentId, companyId }: ThreadReader): SQL {
  return sql`(+${threads.companyId} = ${companyId} and exists (
    select 1 from ${agents} as reader where reader.id = ${agentId} and ${sees(sql`reader`)}))`;
}

/** Of rows of `threads`: those that an agent may change, delete, upload to. Viewers change nothing. */
export function mayChange({ agentId, companyId }: Who): SQL {
  return sql`(+${threads.companyId} = ${companyId} and exists (
    select 1 from ${agents} as writer where writer.id = ${agentId} and writer.role <> 'viewer' and ${sees(sql`writer`)}))`;
}

/**
 * Of rows of `threads`: those of an agent's lists and figures. Who asks for the company's without owning it gets their own.
 * The same as `mayRead` says of each, worded so that nothing is looked up thread by thread.
 */
export function listedThreads({ agentId, companyId }: Who, scope: ThreadScope): SQL | undefined {
  const reads = (as: SQL) =>
    sql`exists (select 1 from ${agents} as reader where reader.id = ${agentId} and reader.company_id = ${companyId}
      and reader.status = 'active'${as})`;
  // The plus signs: all of it is in the company's index, and a thread's row, which is long, isn't fetched for it.
  const mine = sql`+${threads.agentId} = ${agentId} or +${threads.id} in (
    select ${threadShares.threadId} from ${threadShares} where ${threadShares.agentId} = ${agentId})`;
  const owns = scope === "company" ? sql`${reads(sql` and reader.role = 'owner'`)} or` : sql``;
  return and(
    eq(threads.companyId, companyId),
    sql`(${owns} ${mine})`,
    isNull(threads.deletedAt),
    reads(sql``),
  );
}

/** The same of all the company's for who is known to own it. */
export function ownersThreads(companyId: SQL): SQL | undefined {
  return and(eq(threads.companyId, companyId), isNull(threads.deletedAt));
}

/** The thread's id where the agent may read it, else null: a value that SQLite works out once. */
export function readableThread(agent: Who, threadId: string): SQL {
  return sql`(select ${threads.id} from ${threads} where ${threads.id} = ${threadId} and ${mayRead(agent)})`;
}

/** Of rows of `applicants`: those of threads that an agent may read. */
export function inReadableThread(agent: Who): SQL {
  return sql`exists (select 1 from ${threads} where ${threads.id} = ${applicants.threadId} and ${mayRead(agent)})`;
}

/** Of rows of `agents`: those who may read a thread. */
export function readersOf(threadId: string): SQL {
  return sql`exists (select 1 from ${threads} where ${threads.id} = ${threadId} and ${sees(sql`${agents}`)})`;
}

/** Undoes its batch where the agent may not change the thread any more. */
export function prepareMayChange(tenant: Db, agent: Who, threadId: string): BatchItem<"sqlite"> {
  const changeable = sql`select 1 from ${threads} where ${threads.id} = ${threadId} and ${mayChange(agent)}`;
  return prepareCondition(tenant, CHANGEABLE, sql`exists (${changeable})`);
}

/** A batch's error as the agent is told it: a thread that was taken away meanwhile is missing. */
export function asAccessError(error: unknown): unknown {
  return isRefused(error, CHANGEABLE) ? new AppError("campaign-not-found") : error;
}
