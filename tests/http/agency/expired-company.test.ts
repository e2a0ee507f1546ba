import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { applicants, companySubscriptions } from "../../../db/schema";
import { testDeps } from "../../support/faults";
import { addThread, createAgent, jobForm } from "../../support/people/agency";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { resumePdf } from "../../support/samples/text-pdf";

/** What is refused and what stays when a company's subscription is over (RULINGS 54). */
const EXPIRED = "Trial period has expired. Please subscribe to continue using the agent portal.";

const deps = testDeps();
const db = deps.db.shared;
let cookie = "";
let threadId = "";
let applicantIds: string[] = [];
let tokens: Record<string, string> = {};

const send = (path: string, fields: Record<string, string>) =>
  visit(path.replace("THREAD", threadId), { method: "POST", cookie, body: new URLSearchParams(fields) });
const upload = (number: number) =>
  visit(`/api/campaigns/${threadId}/resumes`, {
    method: "POST",
    cookie,
    body: filesForm([{ name: `cv-${number}.pdf`, bytes: resumePdf(number) }]),
  });
const askToken = (use: string) =>
  visit("/api/tokens", { method: "POST", cookie, body: JSON.stringify({ use }) });
const program = (path: string, use: string, body: unknown) =>
  visit(path, {
    method: "POST",
    headers: { authorization: `Bearer ${tokens[use]}` },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  const agent = await createAgent(deps);
  threadId = await addThread(deps, agent);
  cookie = await sessionOf(deps, agent.userId);
  const taken = await Promise.all([1, 2].map(upload));
  applicantIds = (
    await Promise.all(taken.map((answer) => answer.json<{ candidate_ids: string[] }>()))
  ).flatMap(({ candidate_ids }) => candidate_ids);
  await db.update(applicants).set({ analysisStatus: "failed" }).where(eq(applicants.threadId, threadId));
  for (const use of ["b2b-job-analysis", "bulk-analyze"]) {
    const { token } = await (await askToken(use)).json<{ token: string }>();
    tokens = { ...tokens, [use]: token };
  }
  await db
    .update(companySubscriptions)
    .set({ nextRenewal: 1 })
    .where(eq(companySubscriptions.companyId, agent.companyId));
});

const { title, jobDescription, companyName, location, employmentType } = jobForm;
const posting = { title, jobDescription, companyName, location, requirements: "", employmentType };
const job = { job_title: title, job_description: jobDescription, company_name: companyName };

const refused: [string, () => Promise<Response>][] = [
  ["analysing a posting", () => send("/agent/campaigns/create", { ...posting, intent: "analyze" })],
  ["creating a job thread", () => send("/agent/campaigns/create", { ...posting, intent: "create" })],
  ["uploading", () => upload(3)],
  ["uploading by the plain form", () => uploadPlain()],
  ["scoring again", () => send("/agent/campaigns/THREAD/requirements", { intent: "rescore" })],
  ["a token for job analyses", () => askToken("b2b-job-analysis")],
  ["a token for bulk analyses", () => askToken("bulk-analyze")],
  ["a program's job analysis", () => program("/b2b/job/analyze", "b2b-job-analysis", job)],
  [
    "a program's bulk analysis",
    () =>
      program("/b2b/bulk-analyze", "bulk-analyze", { campaign_id: threadId, candidate_ids: applicantIds }),
  ],
];

function uploadPlain(): Promise<Response> {
  return visit(`/agent/campaigns/${threadId}`, {
    method: "POST",
    cookie,
    body: filesForm([{ name: "cv-4.pdf", bytes: resumePdf(4) }]),
  });
}

test.each(refused)("%s is refused with the specification's sentence", async (_, ask) => {
  const answer = await ask();
  const text = (await answer.text()).replace(/<!-- -->/g, "");
  expect(text).toContain(EXPIRED);
  expect(await db.$count(applicants, eq(applicants.threadId, threadId))).toBe(2);
});

const stays: [string, () => Promise<Response>][] = [
  ["the dashboard", () => visit("/agent/dashboard", { cookie })],
  ["a job thread", () => visit(`/agent/campaigns/${threadId}`, { cookie })],
  ["an applicant", () => visit(`/agent/campaigns/${threadId}/candidates/${applicantIds[0]}`, { cookie })],
  ["a résumé's file", () => visit(`/api/candidates/${applicantIds[0]}/resume`, { cookie })],
  ["the table as CSV", () => visit(`/api/campaigns/${threadId}/candidates.csv`, { cookie })],
  ["the profile", () => visit("/agent/profile", { cookie })],
  ["the subscription", () => visit("/agent/subscription", { cookie })],
];

test.each(stays)("%s stays open", async (_, ask) => {
  expect((await ask()).status).toBe(200);
});

test("deleting an applicant and a job thread stays open", async () => {
  const gone = await send(`/agent/campaigns/THREAD/candidates/${applicantIds[0]}/delete`, {});
  expect(gone.status).toBe(302);
  expect(await db.$count(applicants, eq(applicants.threadId, threadId))).toBe(1);
  expect((await send("/agent/campaigns/THREAD/delete", {})).status).toBe(302);
  expect(await db.$count(applicants, eq(applicants.threadId, threadId))).toBe(0);
});
