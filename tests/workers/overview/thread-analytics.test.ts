import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applicants } from "../../../db/schema";
import { listApplicants } from "../../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import { decide } from "../../../workers/domain/decisions/decide";
import { takeBack } from "../../../workers/domain/decisions/take-back";
import { failureMessage } from "../../../workers/domain/documents/failure-message";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { listPool } from "../../../workers/domain/pool/list-pool";
import { parsePoolQuery } from "../../../workers/domain/pool/pool-query";
import { getAnalytics } from "../../../workers/domain/threads/analytics/get-analytics";
import { BUCKETS, scoreNames } from "../../../workers/domain/threads/analytics/score-names";
import { type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, jobForm } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { scoreColumns } from "../../support/recounts/thread-recount";

type Row = Partial<typeof applicants.$inferInsert>;

const DAY = 24 * 60 * 60 * 1000;

async function addRows(deps: TestDeps, agent: ActiveAgent, threadId: string, rows: Row[]) {
  const { agentId, companyId } = agent;
  for (const row of rows) {
    const id = crypto.randomUUID();
    const file = { fileName: `${id}.pdf`, resumeFileUrl: id, fileSize: 1, fileHash: id };
    await deps.db.shared.insert(applicants).values({ ...row, ...file, id, threadId, agentId, companyId });
  }
}

const score = fc.option(fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100));

const anyRow = fc.record({
  analysisStatus: fc.constantFrom("pending", "completed", "completed", "completed", "failed"),
  relevancyScore: score,
  skillsMatchScore: score,
  experienceMatchScore: score,
  seniorityMatchScore: score,
  categoryMatchScore: score,
  locationMatch: fc.constantFrom(null, 0 as const, 1 as const),
  gatesFailed: fc.constantFrom(0, 0, 1),
  gatesUnknown: fc.constantFrom(0, 0, 2),
  stage: fc.constantFrom("new", "shortlisted", "rejected"),
  failureCode: fc.constantFrom("password", "analysis-failed"),
  daysAgo: fc.nat(40),
});

test("every figure equals a recount of the rows", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  // To one decimal, in whole hundredths, so that a half is rounded as the page rounds it.
  const mean = (values: number[]) => {
    const sum = values.reduce((all, value) => all + Math.round(100 * value), 0);
    return values.length === 0 ? null : Math.round(sum / values.length / 10) / 10;
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...scoreNames),
      async (drawn, name) => {
        const threadId = await addThread(deps, agent);
        const rows = drawn.map(({ daysAgo, analysisStatus, failureCode, ...row }) => ({
          ...row,
          analysisStatus: analysisStatus as "pending" | "completed" | "failed",
          failureCode: analysisStatus === "failed" ? failureCode : null,
          createdAt: deps.now() - daysAgo * DAY,
        }));
        await addRows(deps, agent, threadId, rows as Row[]);
        const told = await getAnalytics(deps, { agent, threadId, score: name });
        const done = rows.filter((row) => row.analysisStatus === "completed");
        const times = (holds: (row: (typeof rows)[number]) => boolean) => done.filter(holds).length;
        expect(told).toMatchObject({
          applicants: rows.length,
          completed: done.length,
          failed: rows.filter((row) => row.analysisStatus === "failed").length,
          pending: rows.filter((row) => row.analysisStatus === "pending").length,
          buckets: BUCKETS.map(([from, to]) =>
            times((row) => {
              const value = row[scoreColumns[name]];
              return value !== null && value >= from && (to === 100 || value < to);
            }),
          ),
          place: {
            judged: times((row) => row.locationMatch !== null),
            matched: times((row) => row.locationMatch === 1),
          },
          dealBreakers: {
            met: times((row) => row.gatesFailed === 0 && row.gatesUnknown === 0),
            unknown: times((row) => row.gatesFailed === 0 && row.gatesUnknown > 0),
            failed: times((row) => row.gatesFailed > 0),
          },
        });
        for (const one of scoreNames) {
          expect(told.averages[one]).toBe(mean(done.flatMap((row) => row[scoreColumns[one]] ?? [])));
        }
        expect(told.stages.reduce((sum, stage) => sum + stage.applicants, 0)).toBe(rows.length);
        for (const { stage, applicants: people } of told.stages)
          expect(people).toBe(rows.filter((row) => row.stage === stage).length);
        for (const code of ["password", "analysis-failed"]) {
          const files = rows.filter((row) => row.failureCode === code).length;
          const shown = told.failures.find(({ reason }) => reason === failureMessage(code))?.files ?? 0;
          expect(shown).toBe(files);
        }
        expect(told.trend).toHaveLength(30);
        for (const day of told.trend) {
          const of = rows.filter((row) => new Date(row.createdAt).toISOString().startsWith(day.day));
          expect(day.uploaded).toBe(of.length);
          const judged = of.filter((row) => row.analysisStatus === "completed");
          expect(day.relevancy).toBe(mean(judged.flatMap((row) => row.relevancyScore ?? [])));
        }
        expect(told.trend.at(-1)?.day).toBe(new Date(deps.now()).toISOString().slice(0, 10));
      },
    ),
    { numRuns: 10 },
  );
});

const read = async (deps: TestDeps, agent: ActiveAgent, path: string) => {
  const answer = await visit(path, { cookie: await sessionOf(deps, agent.userId) });
  return { status: answer.status, text: (await answer.text()).replaceAll("<!-- -->", "") };
};

test("the page opens the rows behind its figures, switches the score, and is nobody else's", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const path = `/agent/campaigns/${threadId}/analytics`;
  expect((await read(deps, agent, path)).text).toContain("Nothing to count yet");
  await addRows(deps, agent, threadId, [
    {
      analysisStatus: "completed",
      relevancyScore: 85,
      skillsMatchScore: 30,
      gatesFailed: 1,
      gatesUnknown: 0,
    },
    { analysisStatus: "failed", failureCode: "analysis-failed" },
  ]);
  const page = await read(deps, agent, path);
  expect(page.text).toContain("85% on average, over 1 of 1 completed candidate.");
  expect(page.text).toContain(
    `/agent/campaigns/${threadId}?status=analysed&amp;minRelevancy=80&amp;maxRelevancy=100`,
  );
  expect(page.text).toContain(`/agent/campaigns/${threadId}?status=analysed&amp;dealBreakers=failed`);
  expect(page.text).toContain(`/agent/campaigns/${threadId}?status=failed`);
  expect(page.text).not.toContain("?status=pending");
  expect(page.text).toContain("Shown from 10 completed candidates on");
  expect((await read(deps, agent, `${path}?score=skills`)).text).toContain("30% on average");
  expect((await read(deps, agent, `${path}?score=x%27`)).text).toContain("85% on average");
  expect((await read(deps, await createAgent(deps), path)).status).toBe(404);
  // Also by itself: who may not see the thread gets no sums of it.
  const other = await createAgent(deps);
  expect(await getAnalytics(deps, { agent: other, threadId, score: "relevancy" })).toMatchObject({
    ...{ applicants: 0, places: [], failures: [], stages: [] },
  });
});

test("places and genders that are told open their rows", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const row = (i: number): Row => ({
    ...{ analysisStatus: "completed", candidateGender: i < 4 ? "female" : "male" },
    candidateLocation: i < 5 ? "Portland, Oregon, United States" : "Oslo, Norway",
  });
  await addRows(
    deps,
    agent,
    threadId,
    Array.from({ length: 12 }, (_, i) => row(i)),
  );
  const { text } = await read(deps, agent, `/agent/campaigns/${threadId}/analytics`);
  const overview = (await read(deps, agent, "/agent/dashboard?scope=company")).text;
  const filters = {
    "location=Portland%2C+United+States": 5,
    "location=Oslo%2C+Norway": 7,
    "gender=female": 4,
  };
  for (const [filter, people] of Object.entries(filters)) {
    expect(text).toContain(`/agent/campaigns/${threadId}?${filter}"`);
    expect(overview).toContain(`/agent/candidates-pool?scope=company&amp;${filter}"`);
    const parameters = new URLSearchParams(filter);
    const query = parseApplicantQuery(parameters);
    expect((await listApplicants(deps, { agent, threadId, query })).total).toBe(people);
    expect((await listPool(deps, { agent, query: parsePoolQuery(parameters) })).total).toBe(people);
  }
  expect(text).not.toContain("gender=other");
  // Not "most": the others may be more together.
  expect(text).toContain("Oslo, Norway comes first, with 7 candidates.");
});

test("a country alone leads nowhere: its cities would be found, too", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  await addRows(deps, agent, threadId, [
    { analysisStatus: "completed", candidateLocation: "Norway" },
    { analysisStatus: "completed", candidateLocation: "Oslo, Norway" },
  ]);
  const analytics = `/agent/campaigns/${threadId}/analytics`;
  // Nobody comes first of two.
  expect((await read(deps, agent, analytics)).text).toContain("No place has more than 1 candidate.");
  for (const path of [analytics, "/agent/dashboard"]) {
    const { text } = await read(deps, agent, path);
    expect(text).toContain("location=Oslo%2C+Norway");
    expect(text).not.toContain("location=Norway");
  }
});

test("of a thread without deal-breakers nobody is said to meet them all", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  await addRows(deps, agent, threadId, [{ analysisStatus: "completed", gatesFailed: 0, gatesUnknown: 0 }]);
  const path = `/agent/campaigns/${threadId}/analytics`;
  const { text } = await read(deps, agent, path);
  expect(text).toContain("This job thread has no deal-breakers.");
  expect(text).not.toContain("Meet every deal-breaker");
  const strict = { ...jobForm, requirements: "Must have a driving licence." };
  const other = await addThread(deps, agent, strict);
  await addRows(deps, agent, other, [{ analysisStatus: "completed", gatesFailed: 0, gatesUnknown: 0 }]);
  const page = await read(deps, agent, path.replace(threadId, other));
  expect(page.text).toContain("Meet every deal-breaker");
});

test("under blind review neither gender nor place is told", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps, { blindReview: true });
  const threadId = await addThread(deps, agent);
  const person = {
    analysisStatus: "completed",
    candidateGender: "female",
    candidateLocation: "Hobart, Australia",
  };
  await addRows(
    deps,
    agent,
    threadId,
    Array.from({ length: 12 }, () => person as Row),
  );
  const analytics = await getAnalytics(deps, { agent, threadId, score: "relevancy" });
  expect(analytics).toMatchObject({ completed: 12, gender: null, places: null });
  const { text } = await read(deps, agent, `/agent/campaigns/${threadId}/analytics`);
  expect(text).not.toContain("Hobart");
  expect(text).toContain("Blind review hides what résumés state of gender.");
});

test("each stage tells who has come to it and how long they stayed, without what was taken back", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const came = deps.now();
  await addRows(deps, agent, threadId, Array(3).fill({ analysisStatus: "completed", createdAt: came }));
  const ids = (
    await deps.db.shared
      .select({ id: applicants.id })
      .from(applicants)
      .where(eq(applicants.threadId, threadId))
  ).map(({ id }) => id);
  const move = (at: number, stage: "shortlisted" | "interview") =>
    decide(deps, { agent, threadId, move: { applicantIds: [ids[at] ?? ""], stage } });
  deps.wait(2 * DAY);
  await move(0, "shortlisted");
  const { groupId } = await move(1, "shortlisted");
  await takeBack(deps, { agent, threadId, groupId: groupId ?? "" });
  deps.wait(DAY);
  await move(0, "interview");
  const { stageTimes } = await getAnalytics(deps, { agent, threadId, score: "skills" });
  const days = Object.fromEntries(
    stageTimes.map(({ stage, reached, left, stayed }) => [
      stage,
      [reached, left, stayed === null ? null : Math.round(stayed / DAY)],
    ]),
  );
  expect(days).toEqual({ new: [3, 1, 2], shortlisted: [1, 1, 1], interview: [1, 0, null] });
  const { text } = await read(deps, agent, `/agent/campaigns/${threadId}/analytics`);
  expect(text).toContain("2 days");
  expect(text).toContain("nobody has gone on");
  const stranger = await createAgent(deps);
  const other = await getAnalytics(deps, { agent: stranger, threadId, score: "skills" });
  expect(other.stageTimes).toEqual([]);
});
