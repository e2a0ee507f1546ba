import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { applicants, companies } from "../../../db/schema";
import { profileSchema } from "../../../workers/domain/agencies/schema";
import { eraseRetained } from "../../../workers/domain/applicants/erase-retained";
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

test("the cron's question reads indexes alone to find who is due", async () => {
  const statements: Statement[] = [];
  await eraseRetained({ ...testDeps(), db: openDatabases(recordingD1(statements)) });
  const plan = await planOf(statements[0]?.sql ?? "", statements[0]?.values);
  expect(slowSteps(plan)).toEqual([]);
  expect(plan.join()).toContain("b2b_candidates_company_age_idx (company_id=? AND created_at<?)");
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
  const save = (retentionDays: string) =>
    visit("/agent/profile", {
      cookie,
      method: "POST",
      body: new URLSearchParams({ ...company, retentionDays }),
    });
  const kept = async () => {
    const [row] = await deps.db.shared.select().from(companies).where(eq(companies.id, agent.companyId));
    return row?.retentionDays;
  };
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
});
