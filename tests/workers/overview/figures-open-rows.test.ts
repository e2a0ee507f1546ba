import fc from "fast-check";
import { expect, test } from "vitest";
import { countedFigureViews } from "../../../app/lib/views/counted-figures";
import { applicants } from "../../../db/schema";
import { listApplicants } from "../../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { type Figures, getFigures } from "../../../workers/domain/overview/get-figures";
import { getAnalytics } from "../../../workers/domain/threads/analytics/get-analytics";
import { BUCKETS } from "../../../workers/domain/threads/analytics/score-names";
import { type CountedFigure, countedFigures } from "../../../workers/domain/threads/list/figure-names";
import { listThreads } from "../../../workers/domain/threads/list/list-threads";
import { parseThreadQuery } from "../../../workers/domain/threads/list/thread-list-query";
import { type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";

type Row = Partial<typeof applicants.$inferInsert>;

const score = fc.option(
  fc.oneof(
    fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    fc.constantFrom(0, 20, 39.99, 40, 69.99, 70, 100),
  ),
);

/** As the product leaves rows: scores only where a file was analysed, a reason only where it wasn't. */
const analysed = fc.record({
  analysisStatus: fc.constant("completed" as const),
  relevancyScore: score,
  skillsMatchScore: score,
  experienceMatchScore: score,
  locationMatch: fc.constantFrom(null, 0 as const, 1 as const),
  gatesFailed: fc.constantFrom(0, 0, 2),
  gatesUnknown: fc.constantFrom(0, 1),
  hiddenTextCount: fc.constantFrom(0, 0, 3),
  shortlistedAt: fc.constantFrom(null, null, 1),
});
const failed = fc.record({
  analysisStatus: fc.constant("failed" as const),
  failureCode: fc.constantFrom("password", "damaged", "analysis-failed", "no-longer-known", null),
});
const anyRow = fc.oneof(
  { weight: 5, arbitrary: analysed as fc.Arbitrary<Row> },
  { weight: 2, arbitrary: failed as fc.Arbitrary<Row> },
  { weight: 1, arbitrary: fc.constant<Row>({ analysisStatus: "pending" }) },
);

async function addRows(deps: TestDeps, agent: ActiveAgent, threadId: string, rows: Row[]) {
  const { agentId, companyId } = agent;
  for (const row of rows) {
    const id = crypto.randomUUID();
    const file = { fileName: `${id}.pdf`, resumeFileUrl: id, fileSize: 1, fileHash: id };
    await deps.db.shared.insert(applicants).values({ ...row, ...file, id, threadId, agentId, companyId });
  }
}

/** What the overview says; null where it says an average or a share, whose people are counted behind it. */
function shown(figures: Figures, name: CountedFigure): number | null {
  const { quality, applicants: candidates, processed, shortlisted, gateFailed, failed: broken } = figures;
  const known: Partial<Record<CountedFigure, number>> = {
    ...{ candidates, processed, shortlisted, gates: gateFailed, failed: broken, hidden: figures.hiddenText },
    ...{ strong: quality.strong, fair: quality.fair, weak: quality.weak },
  };
  return known[name] ?? null;
}

test("each figure of overview and analytics counts the people of the list that it opens", async () => {
  const deps = testDeps();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyRow, { maxLength: 14 }), { minLength: 3, maxLength: 3 }),
      async (drawn) => {
        const agent = await createAgent(deps);
        const listed = async (threadId: string, search: string) => {
          const query = parseApplicantQuery(new URLSearchParams(search));
          return (await listApplicants(deps, { agent, threadId, query })).total;
        };
        const ids: string[] = [];
        for (const rows of drawn) {
          const threadId = await addThread(deps, agent);
          ids.push(threadId);
          await addRows(deps, agent, threadId, rows);
        }
        const figures = await getFigures(deps, { agent, scope: "mine" });
        for (const name of countedFigures) {
          const query = parseThreadQuery(new URLSearchParams(`counting=${name}`));
          const { threads, people, total } = await listThreads(deps, { agent, query });
          const lists = await Promise.all(ids.map((id) => listed(id, countedFigureViews[name].search)));
          const sum = lists.reduce((all, one) => all + one, 0);
          expect([name, people]).toEqual([name, sum]);
          expect(total).toBe(lists.filter((one) => one > 0).length);
          for (const { id, counted } of threads) expect(counted).toBe(lists[ids.indexOf(id)]);
          expect(shown(figures, name) ?? sum).toBe(sum);
        }

        const [threadId = ""] = ids;
        const told = await getAnalytics(deps, { agent, threadId, score: "relevancy" });
        const opened = {
          "status=analysed": told.completed,
          "status=pending": told.pending,
          "status=failed": told.failed,
          "status=analysed&dealBreakers=met": told.dealBreakers.met,
          "status=analysed&dealBreakers=unknown": told.dealBreakers.unknown,
          "status=analysed&dealBreakers=failed": told.dealBreakers.failed,
          "status=analysed&locationMatch=yes": told.place.matched,
          ...Object.fromEntries(told.failures.map(({ kind, files }) => [`failure=${kind}`, files])),
          ...Object.fromEntries(
            BUCKETS.map(([from, to], index) => [
              `status=analysed&minRelevancy=${from}&maxRelevancy=${to === 100 ? 100 : to - 0.01}`,
              told.buckets[index] ?? 0,
            ]),
          ),
        };
        for (const [search, people] of Object.entries(opened))
          expect([search, await listed(threadId, search)]).toEqual([search, people]);
        expect(told.failures.reduce((all, { files }) => all + files, 0)).toBe(told.failed);
      },
    ),
    { numRuns: 3 },
  );
});

test("the overview's figures lead to the job threads of their people, with how many", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  await addRows(deps, agent, threadId, [
    { analysisStatus: "completed", relevancyScore: 85, hiddenTextCount: 2 },
    { analysisStatus: "completed", relevancyScore: 71 },
    { analysisStatus: "completed", relevancyScore: null },
  ]);
  const cookie = await sessionOf(deps, agent.userId);
  const read = async (path: string) =>
    (await (await visit(path, { cookie })).text()).replaceAll("<!-- -->", "");
  const overview = await read("/agent/dashboard?scope=company");
  const base = "/agent/dashboard?tab=campaigns&amp;scope=company&amp;counting=";
  for (const name of ["candidates", "processed", "scored", "location", "shortlisted", "strong", "hidden"])
    expect(overview).toContain(`${base}${name}"`);
  // Nobody is below 40, and who has no relevancy is told apart.
  expect(overview).not.toContain(`${base}weak"`);
  expect(overview).toContain("Without a relevancy");
  const list = await read("/agent/dashboard?tab=campaigns&scope=company&counting=strong");
  expect(list).toContain("Relevancy of 70% or more: 2 candidates");
  expect(list).toContain(`/agent/campaigns/${threadId}?status=analysed&amp;minRelevancy=70"`);
});
