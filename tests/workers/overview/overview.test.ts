import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants, batches, companies } from "../../../db/schema";
import { eraseApplicants } from "../../../workers/domain/applicants/erase-applicants";
import { shortlistApplicant } from "../../../workers/domain/decisions/shortlist-applicant";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { genderShares } from "../../../workers/domain/overview/gender-shares";
import { getFigures } from "../../../workers/domain/overview/get-figures";
import { listActivity } from "../../../workers/domain/overview/list-activity";
import { listWaiting } from "../../../workers/domain/overview/list-waiting";
import { noteVisit } from "../../../workers/domain/threads/list/note-visit";
import { setThreadOpen } from "../../../workers/domain/threads/open-thread";
import { type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague, jobForm } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";

type Row = Partial<typeof applicants.$inferInsert>;

async function addApplicant(deps: TestDeps, agent: ActiveAgent, threadId: string, row: Row = {}) {
  const id = crypto.randomUUID();
  const { agentId, companyId } = agent;
  const file = { fileName: `${id}.pdf`, resumeFileUrl: id, fileSize: 1, fileHash: id };
  await deps.db.shared
    .insert(applicants)
    .values({ analysisStatus: "completed", ...row, ...file, id, threadId, agentId, companyId });
  return id;
}

async function setUp(options: { blindReview?: boolean } = {}) {
  const deps = testDeps();
  const agent = await createAgent(deps, options);
  return { deps, agent, threadId: await addThread(deps, agent, { ...jobForm, title: "Nurse" }) };
}

const mine = (agent: ActiveAgent) => ({ agent, scope: "mine" as const });

test("the figures are those of one's own threads, and of the whole company for its owner", async () => {
  const { deps, agent, threadId } = await setUp();
  await addApplicant(deps, agent, threadId, {
    ...{ relevancyScore: 80.4, skillsMatchScore: 60, locationMatch: 1, candidateLocation: "Oslo, Norway" },
    shortlistedAt: 1,
  });
  await addApplicant(deps, agent, threadId, { relevancyScore: 39.9, gatesFailed: 1, hiddenTextCount: 3 });
  await addApplicant(deps, agent, threadId, { analysisStatus: "failed" });
  await addApplicant(deps, agent, threadId, { analysisStatus: "pending" });
  const colleague = await createColleague(deps, agent);
  const other = await addThread(deps, colleague);
  await setThreadOpen(deps, { agent: colleague, threadId: other, isOpen: false });
  await addApplicant(deps, colleague, other, { relevancyScore: 50, candidateLocation: "Oslo, Norway" });

  expect(await getFigures(deps, mine(agent))).toEqual({
    ...{
      threads: 1,
      open: 1,
      applicants: 4,
      processed: 3,
      completed: 2,
      failed: 1,
      pending: 1,
      shortlisted: 1,
    },
    average: { relevancy: 60, skills: 60, experience: null },
    placeMatched: 25,
    quality: { strong: 1, fair: 0, weak: 1, unscored: 0 },
    gateFailed: 1,
    hiddenText: 1,
    gender: null,
    places: [{ place: "Oslo, Norway", applicants: 1 }],
  });
  expect(await getFigures(deps, { agent, scope: "company" })).toMatchObject({
    ...{ threads: 2, open: 1, applicants: 5 },
    quality: { strong: 1, fair: 1, weak: 1 },
    places: [{ place: "Oslo, Norway", applicants: 2 }],
  });
  // Who doesn't own the company gets their own, whatever they ask for.
  expect(await getFigures(deps, { agent: colleague, scope: "company" })).toMatchObject({ applicants: 1 });
  expect(await getFigures(deps, mine(await createAgent(deps)))).toMatchObject({
    ...{ threads: 0, applicants: 0, placeMatched: null, places: [] },
    average: { relevancy: null, skills: null, experience: null },
  });
});

test("nobody can be worked out from the shares of gender", () => {
  const shares = (male: number, female: number, other: number, completed: number) =>
    genderShares({ male, female, other, completed });
  expect(shares(5, 4, 0, 9)).toBeNull();
  expect(shares(6, 4, 0, 10)).toEqual({
    of: 10,
    groups: [
      { group: "male", percent: 60 },
      { group: "female", percent: 40 },
    ],
    rest: null,
  });
  // One person of their own gender is told together with the next larger group.
  expect(shares(6, 3, 1, 10)).toEqual({ of: 10, groups: [{ group: "male", percent: 60 }], rest: 40 });
  expect(shares(9, 1, 0, 10)).toEqual({ of: 10, groups: [], rest: 100 });
  for (let male = 0; male <= 12; male++)
    for (let female = 0; male + female <= 12; female++)
      for (let other = 0; male + female + other <= 12; other++) {
        const shown = shares(male, female, other, 12);
        const sizes: Record<string, number> = {
          male,
          female,
          other,
          "not-stated": 12 - male - female - other,
        };
        for (const { group } of shown?.groups ?? []) expect(sizes[group]).toBeGreaterThanOrEqual(3);
        const told = (shown?.groups ?? []).reduce((sum, { group }) => sum + (sizes[group] ?? 0), 0);
        expect([0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(12 - told);
      }
});

test("under blind review neither gender nor place is counted for anyone", async () => {
  const { deps, agent, threadId } = await setUp({ blindReview: true });
  for (let i = 0; i < 12; i++)
    await addApplicant(deps, agent, threadId, {
      candidateGender: i % 2 ? "female" : "male",
      candidateLocation: "Hobart, Australia",
      candidateName: `Person Secretname${i}`,
    });
  expect(await getFigures(deps, mine(agent))).toMatchObject({ applicants: 12, gender: null, places: null });
  const cookie = await sessionOf(deps, agent.userId);
  const [first] = await deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
  await shortlistApplicant(deps, { agent, threadId, applicantId: first?.id ?? "", shortlisted: true });
  const page = await (await visit("/agent/dashboard", { cookie })).text();
  expect(page).not.toContain("Hobart");
  expect(page).toContain("Blind review hides what résumés state of gender.");
  expect(page.match(/Person Secretname\d+/g)?.every((name) => name === first?.candidateName)).toBe(true);
});

test("what needs the agent is named by thread, those with failures first", async () => {
  const { deps, agent, threadId } = await setUp();
  const quiet = await addThread(deps, agent);
  const busy = await addThread(deps, agent, { ...jobForm, title: "Baker" });
  expect(await listWaiting(deps, mine(agent))).toEqual({ threads: [], total: 0 });
  await noteVisit(deps, { agent, threadId: busy });
  deps.wait(1000);
  await addApplicant(deps, agent, busy, { createdAt: deps.now(), analysisStatus: "pending" });
  await addApplicant(deps, agent, threadId, { analysisStatus: "failed", failureCode: "analysis-failed" });
  // What can't be analysed again, and who was there before, wait for nobody.
  await addApplicant(deps, agent, quiet, { analysisStatus: "failed", failureCode: "password" });
  const none = { pending: 0, failed: 0, fresh: 0, answers: 0, leaving: 0 };
  expect(await listWaiting(deps, mine(agent))).toEqual({
    threads: [
      { ...none, threadId, title: "Nurse", failed: 1 },
      { ...none, threadId: busy, title: "Baker", pending: 1, fresh: 1 },
    ],
    total: 2,
  });
  await deps.db.shared.update(companies).set({ retentionDays: 30 }).where(eq(companies.id, agent.companyId));
  const soon = deps.now() - 25 * 24 * 60 * 60_000;
  await addApplicant(deps, agent, quiet, { createdAt: soon });
  await addApplicant(deps, agent, quiet, { createdAt: soon, shortlistedAt: 1 });
  expect((await listWaiting(deps, mine(agent))).threads).toContainEqual({
    ...{ ...none, leaving: 1 },
    ...{ threadId: quiet, title: jobForm.title },
  });
  expect(await listWaiting(deps, mine(await createColleague(deps, agent)))).toEqual({
    threads: [],
    total: 0,
  });
});

test("an upload is told when it has ended, with what became of its files", async () => {
  const { deps, agent, threadId } = await setUp();
  const [id, running] = [crypto.randomUUID(), crypto.randomUUID()];
  const { companyId } = agent;
  await deps.db.shared.insert(batches).values([
    { id, threadId, companyId, createdAt: deps.now() + 2 },
    { id: running, threadId, companyId, createdAt: deps.now() + 3 },
    // Its people have all been erased.
    { id: crypto.randomUUID(), threadId, companyId, createdAt: deps.now() + 4 },
  ]);
  for (const analysisStatus of ["completed", "completed", "failed"] as const)
    await addApplicant(deps, agent, threadId, { analysisStatus, batchId: id });
  await addApplicant(deps, agent, threadId, { analysisStatus: "pending", batchId: running });
  const [newest, made, ...others] = await listActivity(deps, mine(agent));
  expect(newest).toMatchObject({ kind: "uploaded", threadTitle: "Nurse", threadId, completed: 2, failed: 1 });
  expect(made).toMatchObject({ kind: "thread-created" });
  expect(others).toEqual([]);
});

test("activity is what was done, newest first, and gone with the person", async () => {
  const { deps, agent, threadId } = await setUp();
  deps.wait(1000);
  const applicantId = await addApplicant(deps, agent, threadId, { candidateName: "Mara Lind" });
  await shortlistApplicant(deps, { agent, threadId, applicantId, shortlisted: true });
  deps.wait(1000);
  await setThreadOpen(deps, { agent, threadId, isOpen: false });
  const kinds = async (who = agent, scope: "mine" | "company" = "mine") =>
    (await listActivity(deps, { agent: who, scope })).map((one) =>
      "name" in one ? `${one.kind} ${one.name}` : one.kind,
    );
  expect(await kinds()).toEqual(["thread-closed", "shortlisted Mara Lind", "thread-created"]);
  const colleague = await createColleague(deps, agent);
  expect(await kinds(colleague)).toEqual([]);
  expect(await kinds(colleague, "company")).toEqual([]);
  expect(await kinds(agent, "company")).toHaveLength(3);

  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
  if (!row) throw new Error("no row");
  deps.wait(1000);
  await eraseApplicants(deps, { companyId: agent.companyId, agentId: agent.agentId, rows: [row] });
  expect(await kinds()).toEqual(["erased", "thread-closed", "thread-created"]);
  deps.wait(91 * 24 * 60 * 60_000);
  expect(await kinds()).toEqual([]);
});
