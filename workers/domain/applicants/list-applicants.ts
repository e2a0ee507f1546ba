import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { candidates } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/rules";
import { asksForWordsAlone, candidateFilter, filterOfKnown, wordFilter } from "./applicant-filter";
import { hasFilters } from "./rules";
import type { CandidateQuery, SortColumn } from "./schema";

const columns = {
  created_at: candidates.createdAt,
  candidate_name: candidates.candidateName,
  candidate_location: candidates.candidateLocation,
  relevancy_score: candidates.relevancyScore,
  skills_match_score: candidates.skillsMatchScore,
  experience_match_score: candidates.experienceMatchScore,
  seniority_match_score: candidates.seniorityMatchScore,
  category_match_score: candidates.categoryMatchScore,
} satisfies Record<SortColumn, SQLiteColumn>;

const shown = {
  id: candidates.id,
  fileName: candidates.fileName,
  candidateName: candidates.candidateName,
  candidateEmail: candidates.candidateEmail,
  candidateLocation: candidates.candidateLocation,
  candidateGender: candidates.candidateGender,
  locationMatch: candidates.locationMatch,
  relevancyScore: candidates.relevancyScore,
  skillsMatchScore: candidates.skillsMatchScore,
  experienceMatchScore: candidates.experienceMatchScore,
  seniorityMatchScore: candidates.seniorityMatchScore,
  categoryMatchScore: candidates.categoryMatchScore,
  coreSkills: candidates.coreSkills,
  preferredSkills: candidates.preferredSkills,
  emergingSkills: candidates.emergingSkills,
  softSkills: candidates.softSkills,
  gates: candidates.gates,
  hiddenTextCount: candidates.hiddenTextCount,
  analysisStatus: candidates.analysisStatus,
  failureCode: candidates.failureCode,
  analysisConfidence: candidates.analysisConfidence,
  jobVersion: candidates.jobVersion,
  engineVersion: candidates.engineVersion,
  previousRelevancyScore: candidates.previousRelevancyScore,
  rescoreQueuedAt: candidates.rescoreQueuedAt,
  createdAt: candidates.createdAt,
};

export type CandidatePage = {
  candidates: CandidateListItem[];
  /** of all rows that match */
  total: number;
  page: number;
  pages: number;
  /** of the running engine: rows of another one are stale */
  engineVersion: string;
};

/** A search that finds no more than this is answered from its keys; D1 takes 100 parameters in a statement. */
const FEW = 90;

/**
 * One page of a thread's candidates. The page's ids are read from the index of the sort column alone, then only their
 * rows are fetched, so that a far page of a large thread stays cheap; a search that finds few reads its index once.
 * @param input.all how many candidates the thread has, where the caller finds out: then a query without filters counts none
 */
export async function listCandidates(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; campaignId: string; query: CandidateQuery; all?: number | Promise<number> },
): Promise<CandidatePage> {
  const { agent, campaignId, query, all } = input;
  const tenant = db.dbFor(agent.companyId);
  const thread = { agent, campaignId };
  const direction = query.order === "asc" ? asc : desc;
  const order = [lastWithout(direction(columns[query.sort])), direction(candidates.id)];
  const answer = (rows: CandidateListItem[], total: number, page: number): CandidatePage => ({
    candidates: rows,
    total,
    page,
    pages: pagesOf(total, query.size),
    engineVersion: ENGINE_VERSION,
  });

  const words = wordFilter(thread, query);
  if (words) {
    const found = await tenant
      .select({ id: candidates.id })
      .from(candidates)
      .where(words)
      .limit(FEW + 1);
    if (found.length === 0) return answer([], 0, 1);
    if (found.length <= FEW) {
      const ids = found.map(({ id }) => id);
      const rows = await tenant
        .select(shown)
        .from(candidates)
        .where(filterOfKnown(thread, query, ids))
        .orderBy(...order);
      const page = Math.min(query.page, pagesOf(rows.length, query.size));
      return answer(rows.slice((page - 1) * query.size, page * query.size), rows.length, page);
    }
  }

  // Many rows hold the words: the sort column's index soon meets a page of them, and no list of all is made.
  const where = words && asksForWordsAlone(query) ? words : candidateFilter(thread, query);
  const rowsOf = (page: number) => {
    const ids = tenant
      .select({ id: candidates.id })
      .from(candidates)
      .where(where)
      .orderBy(...order)
      .limit(query.size)
      .offset((page - 1) * query.size);
    return tenant
      .select(shown)
      .from(candidates)
      .where(and(inArray(candidates.id, ids), eq(candidates.agentId, agent.agentId)))
      .orderBy(...order);
  };
  if (all !== undefined && !hasFilters(query)) {
    const [total, rows] = await Promise.all([all, rowsOf(query.page)]);
    const page = Math.min(query.page, pagesOf(total, query.size));
    return answer(page === query.page ? rows : await rowsOf(page), total, page);
  }
  const [[counted], rows] = await tenant.batch([
    tenant.select({ total: count() }).from(candidates).where(where),
    rowsOf(query.page),
  ]);
  const total = counted?.total ?? 0;
  const page = Math.min(query.page, pagesOf(total, query.size));
  return answer(page === query.page ? rows : await rowsOf(page), total, page);
}

/** Without a figure is no figure of 0: such rows stand last, whichever way the table is sorted. */
function lastWithout(order: SQL): SQL {
  return sql`${order} nulls last`;
}

function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

export type CandidateListItem = Pick<typeof candidates.$inferSelect, keyof typeof shown>;

/** How many rows one export reads at once. */
const EXPORT_PAGE = 500;

/** All rows that match, in the table's order, page by page. */
export async function* eachCandidate(
  deps: Pick<Deps, "db">,
  { agent, campaignId, query }: { agent: ActiveAgent; campaignId: string; query: CandidateQuery },
): AsyncGenerator<CandidateListItem> {
  for (let page = 1; ; page++) {
    const result = await listCandidates(deps, {
      agent,
      campaignId,
      query: { ...query, size: EXPORT_PAGE, page },
    });
    yield* result.candidates;
    if (page >= result.pages) return;
  }
}
