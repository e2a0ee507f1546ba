import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { applicants, companies, representationConsents } from "../../../db/schema";
import { profileSchema } from "../../../workers/domain/agencies/schema";
import { eraseRetained } from "../../../workers/domain/applicants/retention/erase-retained";
import { shortlistApplicant } from "../../../workers/domain/decisions/shortlist-applicant";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";
import { resumePdf } from "../../support/samples/text-pdf";

const DAY = 24 * 60 * 60 * 1000;

async function setUp(retentionDays: number | null) {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  await deps.db.shared.update(companies).set({ retentionDays }).where(eq(companies.id, agent.companyId));
  const files = (async function* () {
    for (let i = 1; i <= 3; i++) yield { name: `${i}.pdf`, bytes: resumePdf(i) };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  const left = async () => {
    const ofThread = eq(applicants.threadId, threadId);
    const rows = await deps.db.shared.select({ id: applicants.id }).from(applicants).where(ofThread);
    return rows.map(({ id }) => id).sort();
  };
  return { deps, agent, threadId, applicantIds, left };
}

test("candidates older than their company's period are erased with their files, the shortlisted ones stay", async () => {
  const { deps, agent, threadId, applicantIds, left } = await setUp(30);
  const other = await setUp(null);
  const [chosen = "", dropped = ""] = applicantIds;
  const thread = { agent, threadId };
  await shortlistApplicant(deps, { ...thread, applicantId: chosen, shortlisted: true });
  await shortlistApplicant(deps, { ...thread, applicantId: dropped, shortlisted: true });
  await shortlistApplicant(deps, { ...thread, applicantId: dropped, shortlisted: false });
  deps.wait(30 * DAY - 60_000);
  await eraseRetained(deps);
  expect(await left()).toHaveLength(3);
  deps.wait(120_000);
  const logged: object[] = [];
  await eraseRetained({ ...deps, log: (event) => logged.push(event) });
  expect(await left()).toEqual([chosen]);
  expect(logged).toContainEqual({ event: "retention-erased", companyId: agent.companyId, applicants: 2 });
  expect((await env.FILES.list({ prefix: `${threadId}/` })).objects).toHaveLength(1);
  expect(await other.left()).toHaveLength(3);
});

test("the clock begins with the last contact: a decision, or what someone said of being represented", async () => {
  const { deps, agent, threadId, applicantIds, left } = await setUp(30);
  const [refused = "", consented = ""] = applicantIds;
  deps.wait(20 * DAY);
  const act = { agent, threadId, applicantId: refused };
  await shortlistApplicant(deps, { ...act, shortlisted: true });
  await shortlistApplicant(deps, { ...act, shortlisted: false });
  const { companyId, agentId } = agent;
  await deps.db.shared.insert(representationConsents).values({
    ...{ companyId, agentId, applicantId: consented },
    ...{ kind: "given", way: "phone", saidAt: deps.now() - 10 * DAY },
  });
  deps.wait(10 * DAY + 60_000);
  await eraseRetained(deps);
  expect(await left()).toEqual([refused, consented].sort());
  deps.wait(10 * DAY);
  await eraseRetained(deps);
  expect(await left()).toEqual([refused]);
  deps.wait(10 * DAY);
  await eraseRetained(deps);
  expect(await left()).toEqual([]);
});

test("the shortlisted have a clock of their own, which is never the shorter one", async () => {
  const { deps, agent, threadId, applicantIds, left } = await setUp(30);
  const [chosen = ""] = applicantIds;
  await shortlistApplicant(deps, { agent, threadId, applicantId: chosen, shortlisted: true });
  const isOwn = eq(companies.id, agent.companyId);
  await deps.db.shared.update(companies).set({ shortlistedRetentionDays: 20 }).where(isOwn);
  deps.wait(25 * DAY);
  await eraseRetained(deps);
  expect(await left()).toHaveLength(3);
  await deps.db.shared.update(companies).set({ shortlistedRetentionDays: 50 }).where(isOwn);
  deps.wait(24 * DAY);
  await eraseRetained(deps);
  expect(await left()).toEqual([chosen]);
  deps.wait(2 * DAY);
  await eraseRetained(deps);
  expect(await left()).toEqual([]);
});

test("a company with many to erase doesn't keep another from its turn", async () => {
  const [large, small] = [await setUp(1), await setUp(2)];
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 260)
     insert into b2b_candidates (id, campaign_id, agent_id, company_id, file_name, resume_file_url, file_size, file_hash, created_at)
     select ?1 || i, campaign_id, agent_id, company_id, file_name, ?1 || i, 1, ?1 || i, 1 from b2b_candidates, n where b2b_candidates.id = ?1`,
  )
    .bind(large.applicantIds[0])
    .run();
  large.deps.wait(3 * DAY);
  await eraseRetained(large.deps);
  expect(await large.left()).not.toEqual([]);
  expect(await small.left()).toEqual([]);
});

test("the cron's questions read indexes alone to find who is due", async () => {
  const { deps } = await setUp(1);
  deps.wait(2 * DAY);
  const statements: Statement[] = [];
  await eraseRetained({ ...deps, db: openDatabases(recordingD1(statements)) });
  const asked = statements.filter(({ sql }) => sql.includes("retention_days"));
  const questions = new Map(asked.map(({ sql, values }) => [sql, values]));
  expect(questions.size).toBe(2);
  for (const [sql, values] of questions) {
    const plan = await planOf(sql, values);
    expect(slowSteps(plan)).toEqual([]);
    expect(plan.join()).toContain("b2b_candidates_contact_idx (company_id=? AND <expr><?)");
  }
});

test("the button of the details puts on the shortlist and takes off it, for the agent's own candidates alone", async () => {
  const { deps, agent, threadId, applicantIds } = await setUp(null);
  const [id = ""] = applicantIds;
  const cookie = await sessionOf(deps, agent.userId);
  const path = `/agent/campaigns/${threadId}/candidates/${id}`;
  const press = (intent: string, as = cookie) =>
    visit(path, { cookie: as, method: "POST", body: new URLSearchParams({ intent }) });
  const isShortlisted = async () => {
    const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, id));
    return row?.shortlistedAt !== null;
  };
  expect((await press("shortlist")).headers.get("location")).toBe(path);
  expect(await isShortlisted()).toBe(true);
  expect(await (await visit(path, { cookie })).text()).toContain("Shortlisted");
  const stranger = await sessionOf(deps, (await createAgent(deps)).userId);
  expect((await press("unlist", stranger)).status).toBe(404);
  expect(await isShortlisted()).toBe(true);
  await press("unlist");
  expect(await isShortlisted()).toBe(false);
});

test("the profile keeps a company's period, and says what is none", async () => {
  const { deps, agent } = await setUp(null);
  const cookie = await sessionOf(deps, agent.userId);
  const company = {
    companyName: agent.companyName,
    companyLocation: "Oslo",
    companyWebsite: `https://${agent.companyId}.example`,
    companySize: "1-10",
  };
  const save = (retentionDays: string, more: Record<string, string> = {}) =>
    visit("/agent/profile", {
      cookie,
      method: "POST",
      body: new URLSearchParams({ ...company, retentionDays, ...more }),
    });
  const row = async () =>
    (await deps.db.shared.select().from(companies).where(eq(companies.id, agent.companyId)))[0];
  const kept = async () => (await row())?.retentionDays;
  expect((await save("180")).status).toBe(302);
  expect(await kept()).toBe(180);
  expect(await (await visit("/agent/profile", { cookie })).text()).toMatch(
    /name="retentionDays"[^>]*value="180"/,
  );
  for (const wrong of ["0", "-1", "3651", "1.5", "soon", "1e9"]) {
    const answer = await save(wrong);
    expect([wrong, answer.status]).toEqual([wrong, 400]);
    expect(await answer.text()).toContain("Please enter whole days, from 1 to 3650");
  }
  expect(await kept()).toBe(180);
  // Never empty (RULINGS 91): blank leaves the period as it is.
  expect((await save("")).status).toBe(302);
  expect(await kept()).toBe(180);
  expect(profileSchema.safeParse({ retentionDays: "30" }).success).toBe(false);
  expect((await save("180", { shortlistedRetentionDays: "400" })).status).toBe(302);
  expect(await row()).toMatchObject({ retentionDays: 180, shortlistedRetentionDays: 400 });
  const shorter = await save("180", { shortlistedRetentionDays: "179" });
  expect([shorter.status, await shorter.text()]).toEqual([
    400,
    expect.stringContaining("Please enter as many days as for the others, or more."),
  ]);
  expect((await row())?.shortlistedRetentionDays).toBe(400);
});

test("a change that would delete people says how many first, and deletes them once that is confirmed", async () => {
  const { deps, agent, threadId, applicantIds, left } = await setUp(365);
  const [chosen = ""] = applicantIds;
  await shortlistApplicant(deps, { agent, threadId, applicantId: chosen, shortlisted: true });
  const time = Date.now();
  for (const id of applicantIds)
    await deps.db.shared
      .update(applicants)
      .set({ createdAt: time - 100 * DAY, lastContactAt: null })
      .where(eq(applicants.id, id));
  const cookie = await sessionOf(deps, agent.userId);
  const save = (fields: Record<string, string>) =>
    visit("/agent/profile", {
      cookie,
      method: "POST",
      body: new URLSearchParams({
        ...{ companyName: agent.companyName, companyLocation: "Oslo", companySize: "1-10" },
        ...{ companyWebsite: `https://${agent.companyId}.example`, ...fields },
      }),
    });
  const days = async () =>
    (await deps.db.shared.select().from(companies).where(eq(companies.id, agent.companyId)))[0]
      ?.retentionDays;
  const asked = await save({ retentionDays: "90" });
  expect([asked.status, await days()]).toEqual([409, 365]);
  const words = await asked.text();
  expect(words).toContain("2 people would be deleted from the next minutes on");
  expect(words).toMatch(/name="erases"[^>]*value="2"/);
  // Fewer were shown than there are now: asked again.
  expect((await save({ retentionDays: "90", erases: "1" })).status).toBe(409);
  expect((await save({ retentionDays: "90", erases: "soon" })).status).toBe(409);
  expect((await save({ retentionDays: "120" })).status).toBe(302);
  expect((await save({ retentionDays: "90", erases: "2" })).status).toBe(302);
  expect(await days()).toBe(90);
  await eraseRetained(deps);
  expect(await left()).toEqual([chosen]);
});
