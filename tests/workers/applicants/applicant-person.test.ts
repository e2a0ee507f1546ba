import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { applicants } from "../../../db/schema";
import { erasePerson } from "../../../workers/domain/applicants/erase-person";
import { findPerson } from "../../../workers/domain/applicants/find-person";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { deliver, failOnce, type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";
import { resumePdf } from "../../support/samples/text-pdf";

async function apply(deps: TestDeps, agent: ActiveAgent, numbers: number[]) {
  const threadId = await addThread(deps, agent);
  const files = (async function* () {
    for (const number of numbers) yield { name: `cv-${number}.pdf`, bytes: resumePdf(number) };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  await deliver(deps, deps.sent.splice(0));
  return { threadId, applicantIds };
}

async function setEmail(deps: TestDeps, id: string | undefined, candidateEmail: string | null) {
  await deps.db.shared
    .update(applicants)
    .set({ candidateEmail })
    .where(eq(applicants.id, id ?? ""));
}

/** One person in three threads of a company, one of them a colleague's, next to others, and in another company's. */
async function setUp() {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const colleague = await createColleague(deps, agent);
  const stranger = await createAgent(deps);
  const first = await apply(deps, agent, [1, 2, 3]);
  const second = await apply(deps, agent, [4]);
  const third = await apply(deps, colleague, [5]);
  const foreign = await apply(deps, stranger, [6]);
  const [person = "", other = "", nobody = ""] = first.applicantIds;
  await setEmail(deps, person, "Mara.Lind@example.com");
  await setEmail(deps, other, "someone.else@example.com");
  await setEmail(deps, nobody, null);
  for (const { applicantIds } of [second, third, foreign])
    await setEmail(deps, applicantIds[0], "mara.lind@EXAMPLE.com");
  const mine = [person, second.applicantIds[0], third.applicantIds[0]];
  return { deps, agent, stranger, person, other, nobody, mine, foreign, threads: [first, second, third] };
}

async function objectsOf(threads: { threadId: string }[]): Promise<number> {
  const pages = await Promise.all(threads.map(({ threadId }) => env.FILES.list({ prefix: `${threadId}/` })));
  return pages.reduce((sum, { objects }) => sum + objects.length, 0);
}

test("one person is erased from all threads of the company, files and all, and nobody else is", {
  timeout: 120_000,
}, async () => {
  const { deps, agent, person, other, nobody, foreign, threads } = await setUp();
  expect(await objectsOf(threads)).toBe(10);
  expect(await erasePerson(deps, { agent, applicantId: person })).toBe(3);
  expect(await objectsOf(threads)).toBe(4);
  const left = await deps.db.shared
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.companyId, agent.companyId));
  expect(left.map(({ id }) => id).sort()).toEqual([other, nobody].sort());
  expect(await objectsOf([foreign])).toBe(2);
});

test("candidates without an e-mail address are never taken for one person", async () => {
  const { deps, agent, nobody, other } = await setUp();
  await setEmail(deps, other, null);
  expect(await findPerson(deps, { agent, applicantId: nobody })).toHaveLength(1);
  expect(await erasePerson(deps, { agent, applicantId: nobody })).toBe(1);
});

test("a database that fails erases all of a person or nothing", async () => {
  const { deps, agent, person, mine } = await setUp();
  for (let statement = 1; statement <= 3; statement++) {
    const faulty = testDeps({ d1: failOnce(statement) });
    await expect(erasePerson(faulty, { agent, applicantId: person })).rejects.toThrow();
    expect(await findPerson(deps, { agent, applicantId: person })).toHaveLength(mine.length);
  }
});

test("the archive of a person holds every row, résumé and analysis of the company's, and no other's", async () => {
  const { deps, agent, stranger, person, mine } = await setUp();
  const path = `/api/candidates/${person}/data.zip`;
  const answer = await visit(path, { cookie: await sessionOf(deps, agent.userId) });
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-disposition")).toMatch(/filename="candidate_data_\d{4}-\d\d-\d\d\.zip"/);
  const archive = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const names = Object.keys(archive).sort();
  expect(names.filter((name) => name.startsWith("resumes/"))).toHaveLength(mine.length);
  expect(names.filter((name) => name.startsWith("analyses/"))).toHaveLength(mine.length);
  expect(names.filter((name) => name.startsWith("json-resumes/"))).toHaveLength(mine.length);
  const rows = JSON.parse(new TextDecoder().decode(archive["candidate.json"])) as Record<string, unknown>[];
  expect(rows).toHaveLength(mine.length);
  for (const row of rows)
    expect(row).toMatchObject({
      requirementsVersion: 1,
      requirements: expect.arrayContaining([expect.objectContaining({ isDealBreaker: expect.any(Boolean) })]),
    });
  expect(rows.map((row) => row.fileName).sort()).toEqual(["cv-1.pdf", "cv-4.pdf", "cv-5.pdf"]);
  expect(archive[names.find((name) => name.endsWith("cv-1.pdf")) ?? ""]).toEqual(resumePdf(1));
  const foreign = await visit(path, { cookie: await sessionOf(deps, stranger.userId) });
  expect(foreign.status).toBe(404);
});

test("the delete dialog offers to erase a person who appears in more than one place, and does", async () => {
  const { deps, agent, person, other, threads } = await setUp();
  const cookie = await sessionOf(deps, agent.userId);
  const dialog = (id: string) => `/agent/campaigns/${threads[0]?.threadId}/candidates/${id}/delete`;
  expect(await (await visit(dialog(other), { cookie })).text()).not.toContain("Delete Everywhere");
  expect(await (await visit(dialog(person), { cookie })).text()).toContain("Delete Everywhere");
  const body = new URLSearchParams({ intent: "everywhere" });
  const answer = await visit(dialog(person), { cookie, method: "POST", body });
  expect(answer.status).toBe(302);
  const left = await deps.db.shared.$count(applicants, eq(applicants.companyId, agent.companyId));
  expect(left).toBe(2);
});

test("a person is found by an index", async () => {
  const { deps, agent, person } = await setUp();
  const statements: Statement[] = [];
  const watched = { ...deps, db: openDatabases(recordingD1(statements)) };
  await findPerson(watched, { agent, applicantId: person });
  const plans = await Promise.all(statements.map(({ sql, values }) => planOf(sql, values)));
  const last = plans.at(-1) ?? [];
  expect(last.join()).toMatch(/b2b_candidates_person_idx \(company_id=\? AND .+=\?\)/);
  expect(slowSteps(last.filter((step) => !/TEMP B-TREE FOR ORDER BY/.test(step)))).toEqual([]);
});
