import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { candidates } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/rules";
import { candidateFilter } from "./candidate-filter";
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

/**
 * One page of a thread's candidates. The page's ids are read from the index of the sort column alone, then only their
 * rows are fetched, so that a far page of a large thread stays cheap.
 */
export async function listCandidates(
  { db }: Pick<Deps, "db">,
  { agent, campaignId, query }: { agent: ActiveAgent; campaignId: string; query: CandidateQuery },
): Promise<CandidatePage> {
  const tenant = db.dbFor(agent.companyId);
  const where = candidateFilter({ agent, campaignId }, query);
  const total = await tenant.$count(candidates, where);
  const pages = Math.max(1, Math.ceil(total / query.size));
  const page = Math.min(query.page, pages);
  const direction = query.order === "asc" ? asc : desc;
  const order = [direction(columns[query.sort]), direction(candidates.id)];
  const ids = tenant
    .select({ id: candidates.id })
    .from(candidates)
    .where(where)
    .orderBy(...order)
    .limit(query.size)
    .offset((page - 1) * query.size);
  const rows = await tenant
    .select(shown)
    .from(candidates)
    .where(and(inArray(candidates.id, ids), eq(candidates.agentId, agent.agentId)))
    .orderBy(...order);
  return { candidates: rows, total, page, pages, engineVersion: ENGINE_VERSION };
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
