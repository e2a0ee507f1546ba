import { and, asc, count, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { applicants } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import type { ApplicantQuery, SortColumn } from "./schema";
import { applicantFilter, asksForWordsAlone, filterOfKnown, wordFilter } from "./table/applicant-filter";
import { hasFilters } from "./table/table-filters";

const columns = {
  created_at: applicants.createdAt,
  candidate_name: applicants.candidateName,
  candidate_location: applicants.candidateLocation,
  relevancy_score: applicants.relevancyScore,
  skills_match_score: applicants.skillsMatchScore,
  experience_match_score: applicants.experienceMatchScore,
  seniority_match_score: applicants.seniorityMatchScore,
  category_match_score: applicants.categoryMatchScore,
} satisfies Record<SortColumn, SQLiteColumn>;

const shown = {
  id: applicants.id,
  fileName: applicants.fileName,
  candidateName: applicants.candidateName,
  candidateEmail: applicants.candidateEmail,
  candidateLocation: applicants.candidateLocation,
  candidateGender: applicants.candidateGender,
  candidatePhoneNumbers: applicants.candidatePhoneNumbers,
  currentTitle: applicants.currentTitle,
  currentEmployer: applicants.currentEmployer,
  experienceMonths: applicants.experienceMonths,
  mustsMet: applicants.mustsMet,
  mustsAsked: applicants.mustsAsked,
  stage: applicants.stage,
  shortlistedAt: applicants.shortlistedAt,
  locationMatch: applicants.locationMatch,
  relevancyScore: applicants.relevancyScore,
  skillsMatchScore: applicants.skillsMatchScore,
  experienceMatchScore: applicants.experienceMatchScore,
  seniorityMatchScore: applicants.seniorityMatchScore,
  categoryMatchScore: applicants.categoryMatchScore,
  coreSkills: applicants.coreSkills,
  preferredSkills: applicants.preferredSkills,
  emergingSkills: applicants.emergingSkills,
  softSkills: applicants.softSkills,
  gates: applicants.gates,
  hiddenTextCount: applicants.hiddenTextCount,
  analysisStatus: applicants.analysisStatus,
  failureCode: applicants.failureCode,
  analysisConfidence: applicants.analysisConfidence,
  jobVersion: applicants.jobVersion,
  engineVersion: applicants.engineVersion,
  previousRelevancyScore: applicants.previousRelevancyScore,
  rescoreQueuedAt: applicants.rescoreQueuedAt,
  createdAt: applicants.createdAt,
};

export type ApplicantPage = {
  applicants: ApplicantListItem[];
  total: number;
  page: number;
  pages: number;
  engineVersion: string;
};

/** A search that finds no more than this is answered from its keys; D1 takes 100 parameters in a statement. */
const FEW = 90;

/** A page's ids are read from the sort column's index alone, then their rows: a far page stays cheap. */
export async function listApplicants(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string; query: ApplicantQuery; all?: number | Promise<number> },
): Promise<ApplicantPage> {
  const { agent, threadId, query, all } = input;
  const tenant = db.dbFor(agent.companyId);
  const thread = { agent, threadId };
  const direction = query.order === "asc" ? asc : desc;
  const order = [lastWithout(direction(columns[query.sort])), direction(applicants.id)];
  const answer = (rows: ApplicantListItem[], total: number, page: number): ApplicantPage => ({
    applicants: rows,
    total,
    page,
    pages: pagesOf(total, query.size),
    engineVersion: ENGINE_VERSION,
  });

  const words = wordFilter(thread, query);
  if (words) {
    const found = await tenant
      .select({ id: applicants.id })
      .from(applicants)
      .where(words)
      .limit(FEW + 1);
    if (found.length === 0) return answer([], 0, 1);
    if (found.length <= FEW) {
      const ids = found.map(({ id }) => id);
      const rows = await tenant
        .select(shown)
        .from(applicants)
        .where(filterOfKnown(thread, query, ids))
        .orderBy(...order);
      const page = Math.min(query.page, pagesOf(rows.length, query.size));
      return answer(rows.slice((page - 1) * query.size, page * query.size), rows.length, page);
    }
  }

  // Where many rows match, the sort column's index soon fills a page: no list of all is made.
  const where = words && asksForWordsAlone(query) ? words : applicantFilter(thread, query);
  const rowsOf = (page: number) => {
    const ids = tenant
      .select({ id: applicants.id })
      .from(applicants)
      .where(where)
      .orderBy(...order)
      .limit(query.size)
      .offset((page - 1) * query.size);
    return (
      tenant
        .select(shown)
        .from(applicants)
        // The plus sign keeps SQLite from reading all of the agent's rows by the index of agents.
        .where(and(inArray(applicants.id, ids), sql`+${applicants.agentId} = ${agent.agentId}`))
        .orderBy(...order)
    );
  };
  if (all !== undefined && !hasFilters(query)) {
    const [total, rows] = await Promise.all([all, rowsOf(query.page)]);
    const page = Math.min(query.page, pagesOf(total, query.size));
    return answer(page === query.page ? rows : await rowsOf(page), total, page);
  }
  const [[counted], rows] = await tenant.batch([
    tenant.select({ total: count() }).from(applicants).where(where),
    rowsOf(query.page),
  ]);
  const total = counted?.total ?? 0;
  const page = Math.min(query.page, pagesOf(total, query.size));
  return answer(page === query.page ? rows : await rowsOf(page), total, page);
}

/** Rows without a figure come last, whichever way the table is sorted. */
function lastWithout(order: SQL): SQL {
  return sql`${order} nulls last`;
}

function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

export type ApplicantListItem = Pick<typeof applicants.$inferSelect, keyof typeof shown>;

const EXPORT_PAGE = 500;

export async function* eachCandidate(
  deps: Pick<Deps, "db">,
  { agent, threadId, query }: { agent: ActiveAgent; threadId: string; query: ApplicantQuery },
): AsyncGenerator<ApplicantListItem> {
  for (let page = 1; ; page++) {
    const result = await listApplicants(deps, {
      agent,
      threadId,
      query: { ...query, size: EXPORT_PAGE, page },
    });
    yield* result.applicants;
    if (page >= result.pages) return;
  }
}
