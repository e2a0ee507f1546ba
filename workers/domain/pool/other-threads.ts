import { and, desc, eq, sql } from "drizzle-orm";
import { applicants, poolEntries, poolNumbers, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { mayRead } from "../threads/thread-access";

export type OtherThread = {
  applicantId: string;
  threadId: string;
  title: string;
  relevancyScore: number | null;
};

type Person = { id: string; personKey: string };

/** By applicant's id: the other threads of a scope that the same person stands in, newest first; none under blind review. */
export async function otherThreadsOf(
  { db }: Pick<Deps, "db">,
  { agent, scopeId, people }: { agent: ActiveAgent; scopeId: string; people: Person[] },
): Promise<Map<string, OtherThread[]>> {
  if (people.length === 0 || agent.blindReview) return new Map();
  const keys = JSON.stringify(people.map(({ personKey }) => personKey));
  const found = await db
    .dbFor(agent.companyId)
    .select({
      personKey: poolEntries.personKey,
      applicantId: applicants.id,
      threadId: threads.id,
      title: threads.title,
      relevancyScore: applicants.relevancyScore,
    })
    .from(poolEntries)
    .innerJoin(poolNumbers, eq(poolNumbers.number, poolEntries.number))
    .innerJoin(applicants, eq(applicants.id, poolNumbers.applicantId))
    .innerJoin(threads, eq(threads.id, applicants.threadId))
    .where(
      and(
        sql`${poolEntries.personKey} in (select value from json_each(${keys}))`,
        // The plus signs keep SQLite from reading the whole pool first.
        eq(sql`+${poolEntries.scopeId}`, scopeId),
        eq(sql`+${applicants.companyId}`, agent.companyId),
        mayRead(agent),
      ),
    )
    .orderBy(desc(poolEntries.number));
  return new Map(
    people.map(({ id, personKey }) => [
      id,
      found
        .filter((other) => other.personKey === personKey && other.applicantId !== id)
        .map(({ personKey: _, ...other }) => other),
    ]),
  );
}
