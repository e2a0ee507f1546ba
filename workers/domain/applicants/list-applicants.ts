import { and, inArray, type SQL, sql } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { blindQuery } from "./blind/blind-query";
import { ownColumns } from "./blind/own-columns";
import { type Veiled, veil } from "./blind/veil";
import type { ApplicantQuery } from "./schema";
import { applicantFilter, filterOfKnown, namedOfThread } from "./table/applicant-filter";
import { orderOf, reversedOrderOf } from "./table/applicant-order";
import { hasFilters } from "./table/table-filters";

export const listedColumns = {
  ...ownColumns,
  experienceMonths: applicants.experienceMonths,
  mustsMet: applicants.mustsMet,
  mustsAsked: applicants.mustsAsked,
  stage: applicants.stage,
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
  partlySkills: applicants.partlySkills,
  gates: applicants.gates,
  hiddenTextCount: applicants.hiddenTextCount,
  analysisStatus: applicants.analysisStatus,
  failureCode: applicants.failureCode,
  analysisConfidence: applicants.analysisConfidence,
  jobVersion: applicants.jobVersion,
  engineVersion: applicants.engineVersion,
  previousRelevancyScore: applicants.previousRelevancyScore,
  rescoreQueuedAt: applicants.rescoreQueuedAt,
  optedOutAt: applicants.optedOutAt,
  source: applicants.source,
  waitsUntil: applicants.waitsUntil,
  hiddenAt: applicants.hiddenAt,
  createdAt: applicants.createdAt,
  /** résumés of the same person that this row stands for */
  duplicates:
    sql<number>`(select count(*) from b2b_candidates as other where other.duplicate_of = b2b_candidates.id)`.as(
      "duplicates",
    ),
};

export type ApplicantPage = {
  applicants: ApplicantListItem[];
  total: number;
  page: number;
  pages: number;
  engineVersion: string;
};

/** A search that finds no more than this is answered from its keys; D1 takes 100 parameters in a statement. */
const FEW = 80;

/** So many rows of an index are skipped sooner than their number is asked for. */
const FAR = 2_000;

/** A page's ids are read from one index alone, from the nearer end, then their rows: a far page stays cheap. */
export async function listApplicants(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string; query: ApplicantQuery; all?: number | Promise<number> },
): Promise<ApplicantPage> {
  const { agent, threadId, all } = input;
  const query = blindQuery(agent, input.query);
  const tenant = db.dbFor(agent.companyId);
  const thread = { agent, threadId };
  const { size } = query;
  const filter = applicantFilter(thread, query);
  const answer = (rows: StoredItem[], total: number, page: number): ApplicantPage => ({
    applicants: rows.map((row) => veil(agent, row)),
    total,
    page,
    pages: pagesOf(total, size),
    engineVersion: ENGINE_VERSION,
  });

  if (filter.words) {
    const found = await tenant
      .select({ id: applicants.id })
      .from(applicants)
      .where(filter.words)
      .limit(FEW + 1);
    if (found.length === 0) return answer([], 0, 1);
    if (found.length <= FEW) {
      const ids = found.map(({ id }) => id);
      const rows = await tenant
        .select(listedColumns)
        .from(applicants)
        .where(filterOfKnown(thread, query, ids))
        .orderBy(...orderOf(query));
      const page = Math.min(query.page, pagesOf(rows.length, size));
      return answer(rows.slice((page - 1) * size, page * size), rows.length, page);
    }
  }

  const idsOf = ({ order, limit, offset }: { order: SQL[]; limit: number; offset: number }) =>
    tenant
      .select({ id: applicants.id })
      .from(applicants)
      .where(filter.rows)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  const rowsOf = (ids: ReturnType<typeof idsOf>) =>
    tenant
      .select(listedColumns)
      .from(applicants)
      .where(and(inArray(applicants.id, ids), namedOfThread(thread)))
      .orderBy(...orderOf(query));
  const fromStart = (page: number) =>
    rowsOf(idsOf({ order: orderOf(query, filter), limit: size, offset: (page - 1) * size }));
  const fromEnd = (page: number, total: number) => {
    const after = Math.max(0, total - page * size);
    const limit = Math.min(size, total - (page - 1) * size);
    return rowsOf(idsOf({ order: reversedOrderOf(query, filter), limit, offset: after }));
  };
  const count = () => tenant.select({ total: sql<number>`count(*)` }).from(applicants).where(filter.count);

  const counted = hasFilters(query) ? undefined : all;
  const near = query.page * size <= FAR;
  const [total, rows] =
    near && counted === undefined
      ? await tenant
          .batch([count(), fromStart(query.page)])
          .then(([of, page]) => [totalOf(of), page] as const)
      : await Promise.all([counted ?? count().then(totalOf), near ? fromStart(query.page) : null]);
  const page = Math.min(query.page, pagesOf(total, size));
  if (rows && page === query.page) return answer(rows, total, page);
  const nearEnd = page * 2 > pagesOf(total, size);
  return answer(await (nearEnd ? fromEnd(page, total) : fromStart(page)), total, page);
}

function totalOf([row]: { total: number }[]): number {
  return row?.total ?? 0;
}

function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** A row before it is veiled: for the code of this folder alone. */
export type StoredItem = Pick<
  typeof applicants.$inferSelect,
  Exclude<keyof typeof listedColumns, "duplicates">
> & { duplicates: number };

export type ApplicantListItem = Veiled<StoredItem>;
