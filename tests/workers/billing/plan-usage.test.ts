import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  applicants,
  batches,
  companySubscriptions,
  notifications,
  outbox,
  plans,
  planUsage,
  threads,
} from "../../../db/schema";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { getEntitlement } from "../../../workers/domain/billing/get-agency-entitlement";
import { applicantDocuments } from "../../../workers/domain/documents/audiences/applicant-documents";
import { giveUpDocument } from "../../../workers/domain/documents/fail-document";
import { retryApplicants } from "../../../workers/domain/documents/retry-applicants";
import { deleteThread } from "../../../workers/domain/threads/delete-thread";
import { depth } from "../../support/depth";
import { testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { resumePdf } from "../../support/samples/text-pdf";

const deps = testDeps();
const db = deps.db.shared;
let number = 10_000;

/** An agency with one thread, and what it has used already. */
async function agency({ used = { threads: 1 }, limits = {} }: { used?: object; limits?: object } = {}) {
  const planId = `plan-${crypto.randomUUID()}`;
  const [trial] = await db.select().from(plans).where(eq(plans.id, "plan-agency-trial"));
  if (!trial) throw new Error("no trial plan");
  await db.insert(plans).values({ ...trial, id: planId, slug: planId, maxBulkAnalyses: null, ...limits });
  const agent = await createAgent(deps, { planId });
  const threadId = await addThread(deps, agent);
  const ofCompany = eq(planUsage.companyId, agent.companyId);
  await db.update(planUsage).set(used).where(ofCompany);
  const cookie = await sessionOf(deps, agent.userId);
  const upload = async (count: number) => {
    const files = Array.from({ length: count }, () => {
      number += 1;
      return { name: `resume-${number}.pdf`, bytes: resumePdf(number) };
    });
    const path = `/api/campaigns/${threadId}/resumes`;
    const answer = await visit(path, { cookie, method: "POST", body: filesForm(files) });
    const { candidate_ids = [], message } = await answer.json<{
      candidate_ids?: string[];
      message: string;
    }>();
    return { status: answer.status, ids: candidate_ids, message };
  };
  const usage = async () => (await getEntitlement(deps, { companyId: agent.companyId })).usage;
  return { agent, threadId, cookie, upload, usage };
}

test("many uploads at the same moment accept exactly up to 1,000 candidates", async () => {
  const [all, left] = [depth(20, 100), depth(7, 37)];
  const { agent, threadId, upload, usage } = await agency({ used: { applicants: 1000 - left } });
  const answers = await Promise.all(Array.from({ length: all }, () => upload(1)));
  const accepted = answers.filter(({ status }) => status === 202);
  expect(accepted).toHaveLength(left);
  expect(await usage()).toMatchObject({ applicants: 1000, bulkAnalyses: left });
  expect(await db.$count(applicants, eq(applicants.threadId, threadId))).toBe(left);
  for (const { status, message } of answers) {
    if (status === 202) continue;
    expect(status).toBe(402);
    expect(message).toMatch(/^Your trial allows 1,000 candidates until \d+ \w+ \d{4}; 1,000 are used\./);
  }
  expect(await db.$count(batches, eq(batches.companyId, agent.companyId))).toBe(left);
});

test("deleting gives nothing back", async () => {
  const { agent, threadId, upload, usage } = await agency();
  const { ids } = await upload(2);
  await deleteApplicant(deps, { agent, threadId, applicantId: ids[0] ?? "" });
  expect(await usage()).toEqual({ threads: 1, applicants: 2, bulkAnalyses: 1 });
  await deleteThread(deps, { agent, threadId });
  expect(await db.$count(threads, eq(threads.companyId, agent.companyId))).toBe(0);
  expect(await usage()).toEqual({ threads: 1, applicants: 2, bulkAnalyses: 1 });
});

test("a file that is given up costs nothing, once, and its repeats cost nothing", async () => {
  const { agent, threadId, upload, usage } = await agency();
  const { ids } = await upload(3);
  const [id = ""] = ids;
  const ref = { ownerId: agent.companyId, id };
  const giveUp = () => giveUpDocument(deps, applicantDocuments, ref);
  await Promise.all([giveUp(), giveUp()]);
  await giveUp();
  expect(await usage()).toEqual({ threads: 1, applicants: 2, bulkAnalyses: 1 });

  const retry = () => retryApplicants(deps, { companyId: agent.companyId, threadId, applicantIds: [id] });
  expect(await retry()).not.toBeNull();
  expect(await usage()).toEqual({ threads: 1, applicants: 2, bulkAnalyses: 1 });
  await giveUp();
  expect(await usage()).toEqual({ threads: 1, applicants: 2, bulkAnalyses: 1 });
});

test("a file that fails in a later period is taken off the period in which it came", async () => {
  const { agent, upload, usage } = await agency();
  const { ids } = await upload(2);
  const ofCompany = eq(companySubscriptions.companyId, agent.companyId);
  const later = deps.now() + 60_000;
  await db.update(companySubscriptions).set({ periodStart: later }).where(ofCompany);
  expect(await usage()).toEqual({ threads: 0, applicants: 0, bulkAnalyses: 0 });
  await db.insert(planUsage).values({ companyId: agent.companyId, periodStart: later, applicants: 5 });
  await giveUpDocument(deps, applicantDocuments, { ownerId: agent.companyId, id: ids[0] ?? "" });
  const rows = await db
    .select({ applicants: planUsage.applicants })
    .from(planUsage)
    .where(eq(planUsage.companyId, agent.companyId))
    .orderBy(planUsage.periodStart);
  expect(rows.map((row) => row.applicants)).toEqual([1, 5]);
});

test("a new period starts a new count", async () => {
  const { agent, upload, usage } = await agency({ used: { applicants: 1000 } });
  expect((await upload(1)).status).toBe(402);
  await db
    .update(companySubscriptions)
    .set({ periodStart: deps.now() - 1 })
    .where(eq(companySubscriptions.companyId, agent.companyId));
  expect((await upload(1)).status).toBe(202);
  expect(await usage()).toEqual({ threads: 0, applicants: 1, bulkAnalyses: 1 });
});

test("a company with less room than it has used keeps everything, and adds nothing", async () => {
  const { threadId, upload, usage } = await agency({
    used: { applicants: 12 },
    limits: { maxCandidates: 5 },
  });
  const answer = await upload(1);
  expect(answer.status).toBe(402);
  expect(answer.message).toMatch(/^Your trial allows 5 candidates until .*; 12 are used\./);
  expect(await usage()).toMatchObject({ applicants: 12 });
  expect(await db.$count(applicants, eq(applicants.threadId, threadId))).toBe(0);
});

test("agents are told at 80 % and at 100 % of a limit, once per period", async () => {
  const { agent, upload } = await agency({ used: { applicants: 6 }, limits: { maxCandidates: 10 } });
  const mails = async () => {
    const rows = await db
      .select({ template: outbox.template, data: outbox.data })
      .from(outbox)
      .where(and(eq(outbox.userId, agent.userId), inArray(outbox.template, ["limit-near", "limit-reached"])))
      .orderBy(outbox.createdAt);
    return rows.map(({ template, data }) => [template, (data as { limit: string; used: number }).used]);
  };
  await upload(1);
  expect(await mails()).toEqual([]);
  await upload(1);
  expect(await mails()).toEqual([["limit-near", 8]]);
  await upload(1);
  expect(await mails()).toEqual([["limit-near", 8]]);
  await Promise.all([upload(1), upload(1)]);
  expect(await mails()).toEqual([
    ["limit-near", 8],
    ["limit-reached", 10],
  ]);
  // On their page, too, and in no other mail.
  const told = await db.select().from(notifications).where(eq(notifications.agentId, agent.agentId));
  expect(
    told.filter(({ kind }) => kind.startsWith("limit-")).map(({ kind, mailAt }) => [kind, mailAt]),
  ).toEqual([
    ["limit-near", null],
    ["limit-reached", null],
  ]);
});
