import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import { type Veiled, veil } from "../applicants/blind/veil";
import { contains } from "../applicants/table/applicant-filter";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { listed, type Scope } from "../threads/thread-access";
import type { PoolQuery } from "./pool-query";
import { searchTerms } from "./search-terms";

const columns = {
  id: applicants.id,
  threadId: applicants.threadId,
  fileName: applicants.fileName,
  candidateName: applicants.candidateName,
  candidateEmail: applicants.candidateEmail,
  candidateLocation: applicants.candidateLocation,
  candidateGender: applicants.candidateGender,
  candidatePhoneNumbers: applicants.candidatePhoneNumbers,
  currentTitle: applicants.currentTitle,
  currentEmployer: applicants.currentEmployer,
  experienceMonths: applicants.experienceMonths,
  relevancyScore: applicants.relevancyScore,
  skillsMatchScore: applicants.skillsMatchScore,
  experienceMatchScore: applicants.experienceMatchScore,
  shortlistedAt: applicants.shortlistedAt,
  createdAt: applicants.createdAt,
  threadTitle: threads.title,
};

type StoredPerson = Pick<typeof applicants.$inferSelect, Exclude<keyof typeof columns, "threadTitle">> & {
  threadTitle: string;
};

/** Where else a person of the pool stands, with the score there. */
export type OtherThread = {
  applicantId: string;
  threadId: string;
  title: string;
  relevancyScore: number | null;
};

export type PoolPerson = Veiled<StoredPerson> & { others: OtherThread[] };

export type PoolPage = { people: PoolPerson[]; total: number; page: number; pages: number };

type Input = { agent: ActiveAgent; query: PoolQuery };

/**
 * A page of the people in the threads of a scope, each once, as their newest résumé has them, newest first. The same person is
 * who has the same e-mail address (RULINGS 58). Under blind review nobody is searched for, and nobody put together: where
 * someone is shortlisted in one thread, the other would be told by it.
 */
export async function listPool({ db }: Pick<Deps, "db">, { agent, query }: Input): Promise<PoolPage> {
  const tenant = db.dbFor(agent.companyId);
  const where = poolCondition(db, { agent, query });
  const { size } = query;
  const rowsOf = (page: number) =>
    poolRows(db, { agent, where })
      .limit(size)
      .offset((page - 1) * size);
  const [[counted], rows] = await tenant.batch([
    tenant.select({ total: sql<number>`count(*)` }).from(applicants).where(where),
    rowsOf(query.page),
  ]);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(query.page, pages);
  const shown = page === query.page ? rows : await rowsOf(page);
  return { people: await withOthers(db, { agent, scope: query.scope, rows: shown }), total, page, pages };
}

/** People after one that was read already, for exports: pages of these go on where the last one ended. */
export async function listPoolAfter(
  { db }: Pick<Deps, "db">,
  { agent, query, after, size }: Input & { after: { createdAt: number; id: string } | null; size: number },
): Promise<Veiled<StoredPerson>[]> {
  const further =
    after &&
    or(
      lt(applicants.createdAt, after.createdAt),
      and(eq(applicants.createdAt, after.createdAt), lt(applicants.id, after.id)),
    );
  const where = and(poolCondition(db, { agent, query }), further ?? undefined);
  const rows = await poolRows(db, { agent, where }).limit(size);
  return rows.map((row) => veil(agent, row));
}

type Databases = Deps["db"];

function poolRows(db: Databases, { agent, where }: { agent: ActiveAgent; where: SQL | undefined }) {
  return db
    .dbFor(agent.companyId)
    .select(columns)
    .from(applicants)
    .innerJoin(threads, eq(threads.id, applicants.threadId))
    .where(where)
    .orderBy(desc(applicants.createdAt), desc(applicants.id));
}

function threadsOf(db: Databases, { agent, scope }: { agent: ActiveAgent; scope: Scope }) {
  return db.dbFor(agent.companyId).select({ id: threads.id }).from(threads).where(listed(agent, scope));
}

/** All titles that a résumé names; columns by their whole names, as a select from one table leaves the tables away. */
const TITLES = sql`(select group_concat(json_extract(job.value, '$.job_title'), ' / ') from json_each(b2b_candidates.experience_history) as job)`;

function poolCondition(db: Databases, { agent, query }: Input): SQL | undefined {
  const ids = threadsOf(db, { agent, scope: query.scope });
  const inScope = and(
    eq(applicants.companyId, agent.companyId),
    inArray(applicants.threadId, ids),
    isNull(applicants.duplicateOf),
    // Of a file that couldn't be read, and of one that is waiting, nobody is known.
    eq(applicants.analysisStatus, "completed"),
  );
  if (agent.blindReview) return inScope;
  const newest = sql`not exists (select 1 from b2b_candidates as newer
    where newer.company_id = ${agent.companyId}
      and newer.candidate_email collate nocase = b2b_candidates.candidate_email
      and newer.duplicate_of is null and newer.analysis_status = 'completed'
      and (newer.created_at > b2b_candidates.created_at
        or (newer.created_at = b2b_candidates.created_at and newer.id > b2b_candidates.id))
      and newer.campaign_id in ${ids})`;
  const terms = searchTerms(query.search ?? "").map(({ words, not }) => {
    const found = sql`(${contains(applicants.candidateName, words)} or ${contains(applicants.candidateEmail, words)}
      or ${contains(applicants.currentTitle, words)} or ${contains(TITLES, words)})`;
    return not ? sql`not ${found}` : found;
  });
  const { location, gender } = query;
  return and(
    inScope,
    newest,
    ...terms,
    location === undefined ? undefined : contains(applicants.candidateLocation, location),
    gender &&
      (gender === "not-stated" ? isNull(applicants.candidateGender) : eq(applicants.candidateGender, gender)),
  );
}

async function withOthers(
  db: Databases,
  { agent, scope, rows }: { agent: ActiveAgent; scope: Scope; rows: StoredPerson[] },
): Promise<PoolPerson[]> {
  const emails = rows.flatMap(({ candidateEmail }) => candidateEmail ?? []);
  const found =
    emails.length === 0 || agent.blindReview
      ? []
      : await db
          .dbFor(agent.companyId)
          .select({
            applicantId: applicants.id,
            email: applicants.candidateEmail,
            threadId: threads.id,
            title: threads.title,
            relevancyScore: applicants.relevancyScore,
          })
          .from(applicants)
          .innerJoin(threads, eq(threads.id, applicants.threadId))
          .where(
            and(
              eq(applicants.companyId, agent.companyId),
              sql`${applicants.candidateEmail} collate nocase in (select value from json_each(${JSON.stringify(emails)}))`,
              inArray(applicants.threadId, threadsOf(db, { agent, scope })),
              isNull(applicants.duplicateOf),
              eq(applicants.analysisStatus, "completed"),
            ),
          )
          .orderBy(desc(applicants.createdAt), desc(applicants.id));
  return rows.map((row) => {
    const others = found
      .filter(({ applicantId, email }) => applicantId !== row.id && sameEmail(email, row.candidateEmail))
      .map(({ email: _, ...other }) => other);
    return { ...veil(agent, row), others };
  });
}

function sameEmail(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a.toLowerCase() === b.toLowerCase();
}
