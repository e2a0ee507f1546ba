import { and, desc, eq, sql } from "drizzle-orm";
import { applicants, poolNumbers, threads } from "../../../db/schema";
import { ownColumns } from "../applicants/blind/own-columns";
import { type Veiled, veil } from "../applicants/blind/veil";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { mayRead } from "../threads/thread-access";
import { type OtherThread, otherThreadsOf } from "./other-threads";
import { asksForWords, filtersPool } from "./pool-filters";
import type { PoolQuery } from "./pool-query";
import { keptPoolCount, type PoolRange, poolNumbersOf, scopeIdOf } from "./pool-scope";

const columns = {
  number: poolNumbers.number,
  threadId: applicants.threadId,
  ...ownColumns,
  experienceMonths: applicants.experienceMonths,
  relevancyScore: applicants.relevancyScore,
  skillsMatchScore: applicants.skillsMatchScore,
  experienceMatchScore: applicants.experienceMatchScore,
  createdAt: applicants.createdAt,
  threadTitle: threads.title,
  isOpen: threads.isOpen,
};

type StoredPerson = Pick<
  typeof applicants.$inferSelect,
  Exclude<keyof typeof columns, "number" | "threadTitle" | "isOpen">
> & { number: number; threadTitle: string; isOpen: boolean };

export type PoolPerson = Veiled<StoredPerson> & { others: OtherThread[] };

export type PoolPage = {
  people: PoolPerson[];
  /** as many as pages lead to */
  total: number;
  /** a search found more than are counted */
  hasMore: boolean;
  page: number;
  pages: number;
};

type Input = { agent: ActiveAgent; query: PoolQuery };

/** What a search counts and pages through at most, so that a common word costs no more than a rare one; exports have all. */
export const MOST_FOUND = 2000;

/** Rows to walk over, from which on a page is asked for after the count, which tells the nearer end. */
const FAR = 20_000;

/**
 * A page of the people in the threads of a scope, each once, as their newest résumé has them, newest first. The same person is
 * who has the same e-mail address (RULINGS 58). Under blind review nobody is put together, and found by skills and years alone.
 */
export async function listPool({ db }: Pick<Deps, "db">, input: Input): Promise<PoolPage> {
  const { agent, query } = input;
  const tenant = db.dbFor(agent.companyId);
  const { size } = query;
  const most = filtersPool(query) ? MOST_FOUND : null;
  const counting = tenant
    .select({ total: countOf(input, most === null ? -1 : most + 1) })
    .from(sql`(select 1)`);
  // Where a location alone is asked for, its number tells how to come by them.
  const isFar = query.page * size > FAR || (query.location !== undefined && !asksForWords(query));
  const [[counted], rows = null] = isFar
    ? await tenant.batch([counting])
    : await tenant.batch([counting, poolRows(db, input, { limit: size, offset: (query.page - 1) * size })]);
  const found = counted?.total ?? 0;
  if (found === 0) return { people: [], total: 0, hasMore: false, page: 1, pages: 1 };
  const total = most === null ? found : Math.min(found, most);
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(query.page, pages);
  const shown =
    rows && page === query.page
      ? rows
      : await poolRows(db, input, {
          ...rangeOf({ page, size, total: most === null ? total : null }),
          few: found <= MOST_FOUND,
        });
  const others = await otherThreadsOf({ db }, { agent, scopeId: scopeIdOf(agent, query), people: shown });
  const people = shown.map(({ personKey: _, ...row }) => ({
    ...veil(agent, row),
    others: others.get(row.id) ?? [],
  }));
  return { people, total, hasMore: found > total, page, pages };
}

/** A page behind the middle of a whole pool is walked to from its end. @param total null where it isn't known */
function rangeOf({ page, size, total }: { page: number; size: number; total: number | null }): PoolRange {
  const offset = (page - 1) * size;
  if (total === null || offset < total / 2) return { limit: size, offset };
  return { limit: Math.min(size, total - offset), fromEnd: Math.max(0, total - offset - size) };
}

export async function countPool({ db }: Pick<Deps, "db">, input: Input): Promise<number> {
  const [row] = await db
    .dbFor(input.agent.companyId)
    .select({ total: countOf(input, -1) })
    .from(sql`(select 1)`);
  return row?.total ?? 0;
}

/** People after one that was read already, for exports: pages of these go on where the last one ended. */
export async function listPoolAfter(
  { db }: Pick<Deps, "db">,
  { after, size, ...input }: Input & { after: { number: number } | null; size: number },
): Promise<Veiled<StoredPerson>[]> {
  const rows = await poolRows(db, input, { limit: size, before: after?.number });
  return rows.map(({ personKey: _, ...row }) => veil(input.agent, row));
}

function countOf(input: Input, limit: number) {
  const kept = keptPoolCount(input);
  if (kept) return kept;
  return sql<number>`(select count(*) from (${poolNumbersOf(input, { limit, unordered: true })}))`;
}

function poolRows(db: Deps["db"], input: Input, page: PoolRange) {
  const { agent } = input;
  return db
    .dbFor(agent.companyId)
    .select({
      ...columns,
      personKey: sql<string>`coalesce(lower(${applicants.candidateEmail}), ${applicants.id})`,
    })
    .from(poolNumbers)
    .innerJoin(applicants, eq(applicants.id, poolNumbers.applicantId))
    .innerJoin(threads, eq(threads.id, applicants.threadId))
    .where(
      and(
        sql`${poolNumbers.number} in (${poolNumbersOf(input, page)})`,
        // The plus sign keeps SQLite from reading the whole company first.
        eq(sql`+${applicants.companyId}`, agent.companyId),
        mayRead(agent),
      ),
    )
    .orderBy(desc(poolNumbers.number));
}
