import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  applicants,
  companies,
  outbox,
  usedVoluntaryLinks,
  voluntaryAnswers,
  voluntaryGroups,
  voluntaryInvitations,
} from "../../../db/schema";
import { setVoluntaryQuestions } from "../../../workers/domain/agencies/set-voluntary-questions";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { getBiasAudit } from "../../../workers/domain/voluntary/audit/get-bias-audit";
import { inviteApplicants } from "../../../workers/domain/voluntary/invite-applicants";
import { openQuestions } from "../../../workers/domain/voluntary/open-questions";
import { refuseMails } from "../../../workers/domain/voluntary/refuse-mails";
import { saveAnswer } from "../../../workers/domain/voluntary/save-answer";
import { type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { visit } from "../../support/people/browser-session";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 25);

async function addPeople(
  deps: TestDeps,
  agent: ActiveAgent,
  threadId: string,
  count: number,
  row: Partial<typeof applicants.$inferInsert> = {},
) {
  const { agentId, companyId } = agent;
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const id = crypto.randomUUID();
    ids.push(id);
    await deps.db.shared.insert(applicants).values({
      ...{ id, threadId, agentId, companyId, fileName: `${id}.pdf`, resumeFileUrl: id, fileSize: 1 },
      ...{ fileHash: id, analysisStatus: "completed", candidateEmail: `${id}@example.com` },
      ...{ stage: "rejected", relevancyScore: i, ...row },
    });
  }
  return ids;
}

async function setUp() {
  const deps = Object.assign(testDeps(), { now: () => NOW });
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  await setVoluntaryQuestions(deps, { agent, on: true });
  const mailsOf = async (ids: string[]) =>
    (
      await deps.db.shared
        .select({ to: outbox.toAddress, data: outbox.data })
        .from(outbox)
        .where(
          inArray(
            outbox.toAddress,
            ids.map((id) => `${id}@example.com`),
          ),
        )
    ).map(({ to, data }) => {
      const { url, refusalUrl } = data as { url: string; refusalUrl: string };
      return {
        to,
        token: url.split("/voluntary/")[1] ?? "",
        refusal: refusalUrl.split("/voluntary-mails/")[1] ?? "",
      };
    });
  return { deps, agent, threadId, mailsOf };
}

test("only people whose decision is final are asked, each once, and a link works once", async () => {
  const { deps, agent, threadId, mailsOf } = await setUp();
  const decided = await addPeople(deps, agent, threadId, 3);
  await addPeople(deps, agent, threadId, 2, { stage: "interview" });
  await addPeople(deps, agent, threadId, 1, { candidateEmail: null });
  expect(await inviteApplicants(deps, { agent, threadId })).toBe(3);
  await expect(inviteApplicants(deps, { agent, threadId })).rejects.toMatchObject({
    code: "voluntary-nobody",
  });
  const [mail] = await mailsOf(decided);
  const token = mail?.token ?? "";
  await saveAnswer(deps, { token, answers: { sex: "female", ethnicity: "", ageBand: "25-39" } });
  await expect(saveAnswer(deps, { token, answers: {} })).rejects.toMatchObject({ code: "voluntary-gone" });
  const rows = await deps.db.shared
    .select()
    .from(voluntaryAnswers)
    .where(eq(voluntaryAnswers.companyId, agent.companyId));
  // Three people share it: what was decided isn't kept.
  expect(rows).toMatchObject([
    { sex: "female", ethnicity: null, ageBand: "25-39", outcome: null, score: null },
  ]);
});

test("links end with their last day, with the setting, and when a letter is changed; refusals hold in every thread", async () => {
  const { deps, agent, threadId, mailsOf } = await setUp();
  const ids = await addPeople(deps, agent, threadId, 2);
  await inviteApplicants(deps, { agent, threadId });
  const [one, other] = await mailsOf(ids);
  const token = one?.token ?? "";
  const gone = { code: "voluntary-gone" };
  expect((await openQuestions(deps, { token })).companyName).toBe(agent.companyName);
  const late = Object.assign({ ...deps }, { now: () => NOW + 31 * DAY });
  await expect(openQuestions(late, { token })).rejects.toMatchObject(gone);
  await expect(openQuestions(deps, { token: token.replace("2026-2", "2026-1") })).rejects.toMatchObject(gone);
  await setVoluntaryQuestions(deps, { agent, on: false });
  await expect(openQuestions(deps, { token })).rejects.toMatchObject(gone);
  await setVoluntaryQuestions(deps, { agent, on: true });
  await refuseMails(deps, other?.refusal ?? "");
  await expect(refuseMails(deps, `${other?.refusal}x`)).rejects.toMatchObject({ code: "link-invalid" });
  const second = await addThread(deps, agent);
  await addPeople(deps, agent, second, 1, { candidateEmail: other?.to });
  await expect(inviteApplicants(deps, { agent, threadId: second })).rejects.toMatchObject({
    code: "voluntary-nobody",
  });
});

test("while it is off, and for viewers, nobody is asked; other companies' threads aren't there", async () => {
  const { deps, agent, threadId } = await setUp();
  await addPeople(deps, agent, threadId, 1);
  const viewer = await createColleague(deps, agent, "viewer");
  await expect(inviteApplicants(deps, { agent: viewer, threadId })).rejects.toMatchObject({
    code: "viewer-only",
  });
  const stranger = await createAgent(deps);
  await expect(inviteApplicants(deps, { agent: stranger, threadId })).rejects.toMatchObject({
    code: "campaign-not-found",
  });
  const recruiter = await createColleague(deps, agent);
  await expect(setVoluntaryQuestions(deps, { agent: recruiter, on: false })).rejects.toMatchObject({
    code: "owner-right",
  });
  await expect(getBiasAudit(deps, { agent: recruiter, period: null })).rejects.toMatchObject({
    code: "owner-right",
  });
  await deps.db.shared
    .update(companies)
    .set({ voluntaryQuestions: false })
    .where(eq(companies.id, agent.companyId));
  await expect(inviteApplicants(deps, { agent, threadId })).rejects.toMatchObject({ code: "voluntary-off" });
});

test("no column of an answer leads back to a person", async () => {
  const { deps, agent, threadId, mailsOf } = await setUp();
  const ids = [
    ...(await addPeople(deps, agent, threadId, 24)),
    ...(await addPeople(deps, agent, threadId, 24, { shortlistedAt: 5, stage: "hired" })),
  ];
  await inviteApplicants(deps, { agent, threadId });
  const mails = await mailsOf(ids);
  for (const { token } of mails) await saveAnswer(deps, { token, answers: { sex: "male" } });
  // As after the mails were sent: their content is emptied.
  await deps.db.shared
    .update(outbox)
    .set({ data: null, status: "sent" })
    .where(
      inArray(
        outbox.toAddress,
        sql`(select value from json_each(${JSON.stringify(mails.map(({ to }) => to))}))`,
      ),
    );
  const { shared } = deps.db;
  const answers = await shared
    .select()
    .from(voluntaryAnswers)
    .where(eq(voluntaryAnswers.companyId, agent.companyId));
  expect(answers).toHaveLength(48);
  // Every value of an answer is shared by ten people who were asked, or is its own random number that stands nowhere else.
  const people = await shared
    .select()
    .from(applicants)
    .where(inArray(applicants.id, sql`(select value from json_each(${JSON.stringify(ids)}))`));
  const known = new Set([...people, ...mails].flatMap((row) => Object.values(row).map(String)));
  for (const { id, ...rest } of answers) {
    expect(known.has(id)).toBe(false);
    const { companyId, period, outcome, score } = rest;
    const alike = answers.filter((one) => one.outcome === outcome && one.score === score);
    expect(alike.length).toBeGreaterThanOrEqual(10);
    expect(
      Object.values({ ...rest, companyId, period }).filter((value) => typeof value === "number"),
    ).toEqual([]);
  }
  // The marks of used links hold neither an answer's nor a person's number.
  const used = (await shared.select().from(usedVoluntaryLinks)).map(({ linkHash }) => linkHash);
  for (const hash of used) expect(known.has(hash) || answers.some(({ id }) => id === hash)).toBe(false);
  // No counter tells an order: these tables have none, and come sorted by random values.
  for (const table of [
    "voluntary_answers",
    "voluntary_invitations",
    "used_voluntary_links",
    "voluntary_refusals",
  ])
    await expect(shared.all(sql.raw(`select rowid from ${table}`))).rejects.toThrow();
  const order = new Map(mails.map(({ token }, index) => [token, index]));
  expect(order.size).toBe(48);
  const columns = await shared.all<{ name: string }>(
    sql.raw("select name from pragma_table_info('voluntary_invitations')"),
  );
  expect(columns.map(({ name }) => name)).toEqual(["applicant_id"]);
});

test("a group of nine that is decided alike isn't told from others, and invitations go with the person", async () => {
  const { deps, agent, threadId, mailsOf } = await setUp();
  const many = await addPeople(deps, agent, threadId, 20);
  const few = await addPeople(deps, agent, threadId, 9, { stage: "hired", shortlistedAt: 5 });
  await inviteApplicants(deps, { agent, threadId });
  for (const { token } of await mailsOf([...many, ...few])) await saveAnswer(deps, { token, answers: {} });
  const { companyId } = agent;
  const answers = await deps.db.shared
    .select()
    .from(voluntaryAnswers)
    .where(eq(voluntaryAnswers.companyId, companyId));
  expect(answers.every(({ outcome, score }) => outcome === null && score === null)).toBe(true);
  await deps.db.shared.delete(applicants).where(eq(applicants.id, few[0] ?? ""));
  expect(
    await deps.db.shared.$count(voluntaryInvitations, eq(voluntaryInvitations.applicantId, few[0] ?? "")),
  ).toBe(0);
});

test("an audit is shown once its last link has ended, from ten answers on", async () => {
  const { deps, agent } = await setUp();
  const { companyId } = agent;
  const period = "2026-1";
  await deps.db.shared
    .insert(voluntaryGroups)
    .values({ companyId, period, outcome: "selected", score: "above", asked: 60 });
  const add = (count: number, sex: "female" | "male", outcome: "selected" | "not-selected") =>
    Promise.all(
      Array.from({ length: count }, () =>
        deps.db.shared.insert(voluntaryAnswers).values({ companyId, period, sex, outcome, score: "above" }),
      ),
    );
  await add(9, "female", "selected");
  const read = () => getBiasAudit(deps, { agent, period });
  expect(await read()).toMatchObject({ period, audit: null });
  await add(11, "female", "not-selected");
  await add(15, "male", "selected");
  await add(5, "male", "not-selected");
  const { audit } = await read();
  expect(audit?.measures.selection.sex?.rows).toMatchObject([
    { key: "female", people: 20, hits: 9, rate: 0.45, ratio: 0.6, flagged: true },
    { key: "male", people: 20, hits: 15, rate: 0.75, ratio: 1, flagged: false },
  ]);
  const early = Object.assign({ ...deps }, { now: () => Date.UTC(2026, 6, 31) });
  expect(await getBiasAudit(early, { agent, period })).toMatchObject({ period: null, audit: null });
});

test("the page works without scripts and account, and isn't kept or listed", async () => {
  const { deps, agent, threadId, mailsOf } = await setUp();
  const real = Object.assign({ ...deps }, { now: Date.now });
  const ids = await addPeople(deps, agent, threadId, 1);
  await inviteApplicants(real, { agent, threadId });
  const [mail] = await mailsOf(ids);
  const page = await visit(`/voluntary/${mail?.token}`);
  const text = await page.text();
  expect([page.status, page.headers.get("X-Robots-Tag"), page.headers.get("Cache-Control")]).toEqual([
    200,
    "noindex, nofollow, noarchive",
    "no-store",
  ]);
  expect(text.match(/Prefer not to say/g)?.length).toBeGreaterThanOrEqual(3);
  expect(text).not.toContain(mail?.to ?? "none");
  expect((await visit(`/voluntary/${mail?.token}x`)).status).toBe(404);
  expect((await visit(`/voluntary-mails/${mail?.refusal}`)).status).toBe(200);
});
