import { env } from "cloudflare:workers";
import { and } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../db/client";
import { applicants } from "../../db/schema";
import { handleMinute } from "../../workers/crons/minute";
import { findExportFile } from "../../workers/domain/applicants/export/get-export-file";
import { findApplicant } from "../../workers/domain/applicants/get-applicant";
import { listApplicants } from "../../workers/domain/applicants/list-applicants";
import { listScoreChanges } from "../../workers/domain/applicants/list-score-changes";
import { parseApplicantQuery, sortColumns } from "../../workers/domain/applicants/schema";
import { ofThread } from "../../workers/domain/applicants/table/applicant-filter";
import { following, orderOf } from "../../workers/domain/applicants/table/applicant-order";
import { listColleagues } from "../../workers/domain/decisions/add-note";
import { findOpenBatch, getBatchStatus } from "../../workers/domain/documents/get-batch-status";
import { findSignedInUser } from "../../workers/domain/identity/session/find-signed-in-user";
import { countUnread, listNotifications } from "../../workers/domain/notifications/list-notifications";
import { setNotificationMails } from "../../workers/domain/notifications/notification-mails";
import { readAllNotifications, readNotification } from "../../workers/domain/notifications/read-notification";
import { getFigures } from "../../workers/domain/overview/get-figures";
import { listActivity } from "../../workers/domain/overview/list-activity";
import { listWaiting } from "../../workers/domain/overview/list-waiting";
import { addToThread } from "../../workers/domain/pool/add-to-thread";
import { findFitting } from "../../workers/domain/pool/find-fitting";
import { listPool } from "../../workers/domain/pool/list-pool";
import { listTargets } from "../../workers/domain/pool/list-targets";
import { openPoolPerson } from "../../workers/domain/pool/open-pool-person";
import { parsePoolQuery } from "../../workers/domain/pool/pool-query";
import { listReviewers } from "../../workers/domain/reviewers/list-reviewers";
import { listReviewerRows } from "../../workers/domain/reviewers/list-rows";
import { getAnalytics } from "../../workers/domain/threads/analytics/get-analytics";
import { getThread, getThreadStats } from "../../workers/domain/threads/get-thread";
import { countThreads, listThreads } from "../../workers/domain/threads/list/list-threads";
import { noteVisit } from "../../workers/domain/threads/list/note-visit";
import { parseThreadQuery } from "../../workers/domain/threads/list/thread-list-query";
import { getBiasAudit } from "../../workers/domain/voluntary/audit/get-bias-audit";
import { getAsking } from "../../workers/domain/voluntary/get-asking";
import { parseEnv } from "../../workers/env";
import { testDeps } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { planOf, recordingD1, type Statement, slowSteps } from "../support/query-plans";

type Work = (context: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>;

/** The statements of the last piece of work; what is done before it isn't recorded. */
async function recorded(...works: [Work, ...Work[]]) {
  const context = await setUp();
  const statements: Statement[] = [];
  const work = works.pop() as Work;
  for (const before of works) await before(context);
  await work({ ...context, deps: { ...context.deps, db: openDatabases(recordingD1(statements)) } });
  return statements;
}

async function setUp() {
  const deps = testDeps();
  const agent = await createAgent(deps);
  return { deps, agent, threadId: await addThread(deps, agent) };
}

test.each(sortColumns.flatMap((sort) => (["asc", "desc"] as const).map((order) => ({ sort, order }))))(
  "the candidate table sorted by $sort $order reads its page from an index",
  async ({ sort, order }) => {
    const query = parseApplicantQuery(new URLSearchParams({ sort, order }));
    const statements = await recorded(({ deps, agent, threadId }) =>
      listApplicants(deps, { agent, threadId, query }),
    );
    expect(statements.length).toBe(2);
    const [count, page] = await Promise.all(statements.map(({ sql, values }) => planOf(sql, values)));
    expect(slowSteps(count ?? [])).toEqual([]);
    // The page's own few rows are sorted in memory; finding them reads one index in its order.
    expect((page ?? []).filter((step) => /TEMP B-TREE/.test(step))).toHaveLength(1);
    expect(slowSteps((page ?? []).filter((step) => !/TEMP B-TREE/.test(step)))).toEqual([]);
    expect((page ?? []).join("\n")).toMatch(/SEARCH b2b_candidates USING COVERING INDEX/);
    expect((page ?? []).join("\n")).toMatch(/sqlite_autoindex_b2b_candidates_1 \(id=\?\)/);
  },
);

test.each(sortColumns.flatMap((sort) => (["asc", "desc"] as const).map((order) => ({ sort, order }))))(
  "an export sorted by $sort $order continues inside its index",
  async ({ sort, order }) => {
    const query = parseApplicantQuery(new URLSearchParams({ sort, order }));
    const rest = following(query, { value: 5, id: "x" });
    const statements = await recorded(({ deps, agent, threadId }) =>
      deps.db
        .dbFor(agent.companyId)
        .select({ id: applicants.id })
        .from(applicants)
        .where(and(ofThread({ agent, threadId }), rest))
        .orderBy(...orderOf(query)),
    );
    const plan = (await planOf(statements[0]?.sql ?? "", statements[0]?.values)).join("\n");
    expect(plan).toMatch(/COVERING INDEX \w+ \(campaign_id=\? AND \(\w+,id\)[<>]\(\?,\?\)\)/);
    expect(plan).not.toMatch(/TEMP B-TREE/);
  },
);

test("a search that finds few reads its index once and fetches their rows by key", async () => {
  const statements = await recorded(async ({ deps, agent, threadId }) => {
    const row = { threadId, agentId: agent.agentId, companyId: agent.companyId, candidateName: "Ana" };
    const file = { fileName: "a.pdf", resumeFileUrl: threadId, fileSize: 1, fileHash: "a" };
    await openDatabases(env.DB)
      .shared.insert(applicants)
      .values({ ...row, ...file });
    await listApplicants(deps, {
      agent,
      threadId,
      query: parseApplicantQuery(new URLSearchParams("search=ana")),
    });
  });
  const [found, rows] = await Promise.all(statements.map(({ sql, values }) => planOf(sql, values)));
  expect(statements.length).toBe(2);
  expect(found?.join()).toMatch(/USING COVERING INDEX b2b_candidates_name_idx/);
  expect(rows?.join()).toMatch(/sqlite_autoindex_b2b_candidates_1 \(id=\?\)/);
});

test.each([
  "shortlisted=yes",
  "dealBreakers=met&sort=relevancy_score",
  "dealBreakers=unknown&sort=created_at",
  "dealBreakers=failed&hiddenText=yes&sort=skills_match_score&order=asc",
  "minYears=5&minMusts=60&sort=candidate_name",
  "status=analysed&locationMatch=yes&minRelevancy=40&sort=created_at",
  "status=processed&failure=password&sort=relevancy_score",
  "gender=not-stated&maxSkills=80&sort=candidate_location",
])("the filter %s reads no rows but the page's", async (parameters) => {
  const statements = await recorded(({ deps, agent, threadId }) =>
    listApplicants(deps, { agent, threadId, query: parseApplicantQuery(new URLSearchParams(parameters)) }),
  );
  expect(statements.length).toBe(2);
  const [count, page] = await Promise.all(statements.map(({ sql, values }) => planOf(sql, values)));
  expect(count?.join()).toMatch(/COVERING INDEX b2b_candidates_(figures|shortlist)_idx/);
  expect(rowsRead(page)).toEqual([expect.stringContaining("sqlite_autoindex_b2b_candidates_1 (id=?)")]);
});

const rowsRead = (plan: string[] = []) =>
  plan.filter((step) => /b2b_candidates/.test(step) && !step.includes("COVERING INDEX"));

test("what the full text finds is looked up in the index of the pool's people, not in their rows", async () => {
  const query = parsePoolQuery(new URLSearchParams("search=nurse&gender=female&location=Oslo"));
  const [count] = await recorded(({ deps, agent }) => listPool(deps, { agent, query }));
  const plan = await planOf(count?.sql ?? "", count?.values);
  expect(plan.filter((step) => step.includes(" entry "))).toEqual([
    "SEARCH entry USING COVERING INDEX pool_entries_people_idx (scope_id=? AND number=?)",
  ]);
});

test("who isn't analysed is found in the index of that", async () => {
  const statements = await recorded(({ deps, agent, threadId }) =>
    listApplicants(deps, {
      agent,
      threadId,
      query: parseApplicantQuery(new URLSearchParams("status=failed")),
    }),
  );
  const [count, page] = await Promise.all(statements.map(({ sql, values }) => planOf(sql, values)));
  for (const plan of [count, page])
    expect(plan?.join()).toContain(
      "COVERING INDEX b2b_candidates_status_idx (campaign_id=? AND analysis_status=?)",
    );
  expect(rowsRead(count)).toEqual([]);
  expect(rowsRead(page)).toEqual([expect.stringContaining("sqlite_autoindex_b2b_candidates_1 (id=?)")]);
});

test("what a thread waits for is counted from short ranges of indexes", async () => {
  const [stats] = await recorded(({ deps, agent, threadId }) => getThreadStats(deps, { agent, threadId }));
  const plan = await planOf(stats?.sql ?? "", stats?.values);
  const steps = plan.filter((step) => step.includes("b2b_candidates"));
  expect(steps.filter((step) => !step.includes("COVERING INDEX"))).toEqual([]);
  // Nobody is counted one by one: the thread's figures are kept.
  expect(steps.filter((step) => step.endsWith("(campaign_id=?)"))).toEqual([]);
});

test("a thread's analytics read its applicants' rows for what failed and for who was moved alone", async () => {
  const statements = await recorded(({ deps, agent, threadId }) =>
    getAnalytics(deps, { agent, threadId, score: "skills" }),
  );
  const steps = (await Promise.all(statements.map(({ sql, values }) => planOf(sql, values)))).flat();
  const read = steps.filter((step) => /b2b_candidates|SCAN/.test(step));
  expect(read.filter((step) => step.endsWith("(campaign_id=?)"))).toEqual([]);
  expect([...new Set(read.filter((step) => /b2b_candidates/.test(step)))]).toEqual([
    expect.stringContaining("COVERING INDEX b2b_candidates_status_idx (campaign_id=? AND analysis_status=?)"),
    expect.stringContaining("sqlite_autoindex_b2b_candidates_1 (id=?)"),
  ]);
});

test.each([
  { words: "", index: "pool_places" },
  { words: "location=Oslo", index: "pool_entries_place_idx (scope_id=? AND place=?)" },
])("the pool$words is counted from its places, none of its people", async ({ words, index }) => {
  const statements = await recorded(
    async ({ agent, threadId }) => {
      const { companyId, agentId } = agent;
      const row = { threadId, agentId, companyId, candidateLocation: "Oslo, Norway" };
      const file = { fileName: "a.pdf", resumeFileUrl: threadId, fileSize: 1, fileHash: "a" };
      const db = openDatabases(env.DB).shared;
      await db.insert(applicants).values({ ...row, ...file, analysisStatus: "completed" });
    },
    ({ deps, agent }) => listPool(deps, { agent, query: parsePoolQuery(new URLSearchParams(words)) }),
  );
  const [count = [], ...pages] = await Promise.all(statements.map(({ sql, values }) => planOf(sql, values)));
  expect(count.join("\n")).toContain("pool_places");
  expect(count.join("\n")).not.toContain("pool_entries");
  expect([count, ...pages].flat().join("\n")).toContain(index);
});

test("who moved is read from indexes alone, but for the few that are named", async () => {
  const statements = await recorded(({ deps, agent, threadId }) =>
    listScoreChanges(deps, { agent, threadId }),
  );
  expect(statements).toHaveLength(2);
  for (const { sql, values } of statements) {
    const plan = (await planOf(sql, values)).filter((step) => /b2b_candidates|other/.test(step));
    const rows = plan.filter((step) => !step.includes("COVERING INDEX"));
    expect(rows.filter((step) => !step.includes("sqlite_autoindex_b2b_candidates_1 (id=?)"))).toEqual([]);
  }
});

test("every other query of the agency's pages and of the background uses an index", async () => {
  const statements = await recorded(async ({ deps, agent, threadId }) => {
    const id = crypto.randomUUID();
    const filters = new URLSearchParams("search=x&location=y&gender=male&minSkills=1&maxRelevancy=90");
    await listApplicants(deps, { agent, threadId, query: parseApplicantQuery(filters) });
    for (const search of ["", "search=dev&state=open", "sort=title", "sort=activity", "scope=company"])
      await listThreads(deps, { agent, query: parseThreadQuery(new URLSearchParams(search)) });
    for (const scope of ["mine", "company"] as const) {
      await countThreads(deps, { agent, scope });
      await getFigures(deps, { agent, scope });
      await listActivity(deps, { agent, scope });
      await listWaiting(deps, { agent, scope });
      await listPool(deps, {
        agent,
        query: { ...parsePoolQuery(new URLSearchParams("search=nurse")), scope },
      });
      await listPool(deps, { agent, query: { ...parsePoolQuery(new URLSearchParams()), scope } });
      await openPoolPerson(deps, { agent, applicantId: id, scope }).catch(() => {});
    }
    await listTargets(deps, { agent });
    await findFitting(deps, { agent, threadId });
    await addToThread(deps, { agent, threadId, applicantIds: ["none"] }).catch(() => undefined);
    await listReviewers(deps, { agent, days: 90 });
    await listReviewerRows(deps, { agent, days: 90, of: agent.agentId, rows: "opened" });
    await getBiasAudit(deps, { agent, period: null });
    await getAsking(deps, { agent, threadId });
    await listNotifications(deps, { agent, before: null });
    await listNotifications(deps, { agent, before: "5.x" });
    await countUnread(deps, agent);
    await readNotification(deps, { agent, notificationId: id }).catch(() => {});
    await readAllNotifications(deps, agent);
    await setNotificationMails(deps, { agentId: agent.agentId, mails: "at-once" });
    await listColleagues(deps, { agent, threadId });
    await findExportFile(deps, { agent, threadId });
    await noteVisit(deps, { agent, threadId });
    await getThread(deps, { agent, threadId });
    await getThreadStats(deps, { agent, threadId });
    await getAnalytics(deps, { agent, threadId, score: "skills" });
    await listScoreChanges(deps, { agent, threadId });
    await findOpenBatch(deps, { agent, threadId });
    await getBatchStatus(deps, { agent, batchId: id }).catch(() => {});
    await findApplicant(deps, { agent, applicantId: id }).catch(() => {});
    await findSignedInUser(deps, "token");
    await handleMinute({ ...deps, settings: parseEnv(env) });
  });
  expect(statements.length).toBeGreaterThan(12);
  for (const { sql, values } of statements) {
    const steps = (await planOf(sql, values)).filter((step) => !/TEMP B-TREE FOR ORDER BY/.test(step));
    expect(slowSteps(steps), sql).toEqual([]);
  }
});

test.each([
  "SELECT * FROM user_activities WHERE user_id = ? ORDER BY created_at DESC LIMIT 10",
  "SELECT * FROM job_analyses WHERE user_id = ? ORDER BY created_at DESC LIMIT 20",
  "SELECT count(*) FROM job_analyses WHERE user_id = ? AND created_at >= 5",
  "SELECT * FROM job_analyses WHERE user_id = ? ORDER BY score DESC LIMIT 20",
  "DELETE FROM job_analyses WHERE resume_id = ?",
  "SELECT * FROM resumes WHERE user_id = ? ORDER BY is_default DESC, created_at DESC",
  "SELECT * FROM resumes WHERE user_id = ? AND file_hash = 'x'",
  "SELECT * FROM resume_analyses WHERE user_id = ? ORDER BY created_at DESC LIMIT 3",
  "SELECT * FROM resume_analyses WHERE resume_id = ? ORDER BY created_at DESC LIMIT 1",
  "SELECT * FROM job_filters WHERE user_id = ? ORDER BY created_at DESC",
  "SELECT * FROM job_filters WHERE resume_id = ? ORDER BY created_at DESC",
  "SELECT * FROM job_searches WHERE user_id = ? ORDER BY created_at DESC",
  "DELETE FROM job_searches WHERE filter_id = ?",
  "SELECT * FROM user_skills WHERE user_id = ? AND skill_type = 'strength' ORDER BY confidence_score DESC LIMIT 5",
  "SELECT * FROM user_progress WHERE user_id = ? AND period_type = 'weekly' AND period_start = 1",
  "SELECT * FROM latest_user_subscriptions WHERE user_id = ?",
  "SELECT * FROM subscriptions WHERE status = 'active' AND next_renewal < ?",
  "SELECT * FROM credit_transactions WHERE user_id = ? ORDER BY transaction_date DESC",
  "SELECT * FROM b2b_agents WHERE user_id = ? AND status = 'active'",
  "SELECT * FROM b2b_agents WHERE status = 'pending' AND created_at > ? ORDER BY created_at",
  "SELECT * FROM b2b_companies WHERE normalized_name = ? AND normalized_website = 'x' AND is_active = 1",
  "SELECT * FROM b2b_company_subscriptions WHERE company_id = ? ORDER BY created_at DESC LIMIT 1",
  "SELECT * FROM b2b_candidates WHERE agent_id = ? ORDER BY created_at DESC LIMIT 10",
  "SELECT count(*) FROM b2b_bulk_analysis_batches WHERE company_id = ?",
  "SELECT * FROM published_learning_articles WHERE category = ? ORDER BY publish_date DESC",
  "SELECT * FROM published_learning_articles WHERE publish_date > ? ORDER BY publish_date DESC",
  "SELECT * FROM auth_logs WHERE user_id = ? ORDER BY created_at DESC",
  "SELECT * FROM sessions WHERE token_hash = ?",
  "SELECT * FROM authenticators WHERE user_id = ? AND confirmed_at IS NOT NULL",
  "SELECT * FROM passkeys WHERE user_id = ?",
])("a list query of the specs uses an index: %s", async (sql) => {
  expect(slowSteps(await planOf(sql, ["x"]))).toEqual([]);
});

test("a query without an index, and a sort without one, would be caught", async () => {
  expect(slowSteps(await planOf("SELECT * FROM b2b_candidates WHERE file_name = ?", ["x"]))).toHaveLength(1);
  const unsorted = "SELECT * FROM b2b_candidates WHERE campaign_id = ? ORDER BY file_size";
  expect(slowSteps(await planOf(unsorted, ["x"]))).toHaveLength(1);
});
