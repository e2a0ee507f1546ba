import { and, count, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import { matches, resumes } from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { HISTORY_PAGE, type HistoryQuery, type HistorySort } from "./schema";

export type MatchListItem = {
  id: string;
  jobTitle: string;
  companyName: string | null;
  mode: "url" | "description" | "title";
  jobUrl: string | null;
  score: number | null;
  matchingSkills: string[];
  missingSkills: string[];
  resumeId: string;
  resumeName: string;
  /** the engine version that made it is blocked: it says nothing */
  isHidden: boolean;
  createdAt: number;
};

export type MatchPage = {
  analyses: MatchListItem[];
  total: number;
  page: number;
  pages: number;
};

const shown = {
  id: matches.id,
  jobTitle: matches.jobTitle,
  companyName: matches.companyName,
  mode: matches.mode,
  jobUrl: matches.jobUrl,
  score: matches.score,
  matchingSkills: matches.matchingSkills,
  missingSkills: matches.missingSkills,
  resumeId: matches.resumeId,
  resumeName: resumes.name,
  isHidden: sql<boolean>`${matches.hiddenAt} is not null`.mapWith(Boolean).as("is_hidden"),
  createdAt: matches.createdAt,
};

/** Rows are wide (they hold postings) and every index holds the row's number: pages are found by it. */
const rowid = sql.raw("job_analyses.rowid");

/** Settles ties, because every index ends in it: equal scores never make a row appear twice. */
const orders: Record<HistorySort, SQL> = {
  newest: sql`${matches.createdAt} desc, ${rowid} desc`,
  oldest: sql`${matches.createdAt} asc, ${rowid} asc`,
  "score-high": sql`${matches.score} desc, ${rowid} desc`,
  "score-low": sql`${matches.score} asc nulls last, ${rowid} asc`,
  title: sql`${matches.jobTitle} collate nocase asc, ${rowid} asc`,
};

/** One index per condition; the plus sign keeps SQLite from fetching their rows one by one instead. */
function historyFilter(userId: string, query: HistoryQuery): SQL | undefined {
  const mine = eq(matches.userId, userId);
  const foundBy = (condition: SQL | undefined) =>
    sql`+${rowid} in (select ${rowid} from ${matches} where ${and(mine, condition)})`;
  const { search, minScore, maxScore, from, to, resume } = query;
  const hasScore = minScore !== undefined || maxScore !== undefined;
  const hasDate = from !== undefined || to !== undefined;
  return and(
    mine,
    search ? foundBy(sql`instr(lower(${matches.jobTitle}), lower(${search})) > 0`) : undefined,
    hasScore
      ? foundBy(
          and(
            minScore === undefined ? undefined : gte(matches.score, minScore),
            maxScore === undefined ? undefined : lte(matches.score, maxScore),
          ),
        )
      : undefined,
    hasDate
      ? foundBy(
          and(
            from === undefined ? undefined : gte(matches.createdAt, from),
            to === undefined ? undefined : lt(matches.createdAt, to + DAY),
          ),
        )
      : undefined,
    resume
      ? sql`+${rowid} in (select ${rowid} from ${matches} where ${matches.resumeId} = ${resume})`
      : undefined,
  );
}

export async function listMatches(
  { db }: Pick<Deps, "db">,
  { userId, query, size = HISTORY_PAGE }: { userId: string; query: HistoryQuery; size?: number },
): Promise<MatchPage> {
  const tenant = db.dbFor(userId);
  const where = historyFilter(userId, query);
  const order = orders[query.sort];
  const rowsOf = (page: number) =>
    tenant
      .select(shown)
      .from(matches)
      .innerJoin(resumes, eq(resumes.id, matches.resumeId))
      .where(
        and(
          sql`${rowid} in (select ${rowid} from ${matches} where ${where} order by ${order} limit ${size} offset ${(page - 1) * size})`,
          // The plus sign keeps SQLite from walking the user's other rows.
          sql`+${matches.userId} = ${userId}`,
        ),
      )
      .orderBy(order);
  const [[counted], rows] = await tenant.batch([
    tenant.select({ total: count() }).from(matches).where(where),
    rowsOf(query.page),
  ]);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(query.page, pages);
  return { analyses: page === query.page ? rows : await rowsOf(page), total, page, pages };
}
