import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants, batches, plans, threads } from "../../db/schema";
import { AppError } from "../../workers/domain/errors";
import { analysePosting } from "../../workers/domain/postings/analyse-posting";
import { createThread } from "../../workers/domain/threads/create-thread";
import { requirementEditsSchema } from "../../workers/domain/threads/schema";
import { testDeps } from "../support/faults";
import { addThread, createAgent, jobForm } from "../support/people/agency";
import { filesForm, sessionOf, visit } from "../support/people/browser-session";
import { resumePdf } from "../support/samples/text-pdf";

const deps = testDeps();
const db = deps.db.shared;
let number = 0;

/** Files that nobody has sent yet. */
function newFiles(count: number) {
  return Array.from({ length: count }, () => {
    number += 1;
    return { name: `resume-${number}.pdf`, bytes: resumePdf(number) };
  });
}

/** An agency on a plan of its own with these limits. */
async function agency(limits: { threads?: number; applicants?: number; bulkAnalyses?: number }) {
  const planId = `plan-${crypto.randomUUID()}`;
  const [trial] = await db.select().from(plans).where(eq(plans.id, "plan-agency-trial"));
  if (!trial) throw new Error("no trial plan");
  await db.insert(plans).values({
    ...trial,
    id: planId,
    slug: planId,
    maxCampaigns: limits.threads ?? null,
    maxCandidates: limits.applicants ?? null,
    maxBulkAnalyses: limits.bulkAnalyses ?? null,
  });
  const agent = await createAgent(deps, { planId });
  const threadId = await addThread(deps, agent);
  const cookie = await sessionOf(deps, agent.userId);
  const upload = async (count: number, batchId?: string) => {
    const path = `/api/campaigns/${threadId}/resumes${batchId ? `?batch=${batchId}` : ""}`;
    const answer = await visit(path, { cookie, method: "POST", body: filesForm(newFiles(count)) });
    const body = await answer.json<{ message: string; batch_id?: string; candidate_ids?: string[] }>();
    return { ...body, status: answer.status };
  };
  const rows = () => db.select().from(applicants).where(eq(applicants.threadId, threadId));
  return { agent, threadId, cookie, upload, rows };
}

/** Every file that is stored has a row, and every row its file. */
async function expectNothingHalfDone(threadId: string, keys: string[]) {
  const { env } = await import("cloudflare:workers");
  const { objects } = await (env as unknown as { FILES: R2Bucket }).FILES.list({ prefix: `${threadId}/` });
  const files = objects.map(({ key }) => key).filter((key) => key.endsWith(".pdf"));
  expect(files.sort()).toEqual(keys.filter((key) => key.endsWith(".pdf")).sort());
}

test("four uploads at once into one batch take no more than the ten files of the plan", async () => {
  const { threadId, upload, rows } = await agency({});
  const first = await upload(1);
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload(9, first.batch_id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 400, 400, 400]);
  for (const answer of answers.filter(({ status }) => status === 400))
    expect(answer.message).toBe("You can only upload up to 10 files at a time");
  const stored = await rows();
  expect(stored).toHaveLength(10);
  await expectNothingHalfDone(
    threadId,
    stored.map(({ resumeFileUrl }) => resumeFileUrl),
  );
});

test("uploads at once don't pass the plan's candidates together", async () => {
  const { threadId, upload, rows } = await agency({ applicants: 7 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload(3)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 402, 402]);
  for (const answer of answers.filter(({ status }) => status === 402))
    expect(answer.message).toMatch(/^Your trial allows 7 candidates until .*; 6 are used\./);
  const stored = await rows();
  expect(stored).toHaveLength(6);
  expect(await db.$count(batches, eq(batches.threadId, threadId))).toBe(2);
  await expectNothingHalfDone(
    threadId,
    stored.map(({ resumeFileUrl }) => resumeFileUrl),
  );
});

test("uploads at once don't pass the plan's bulk analyses together", async () => {
  const { threadId, upload, rows } = await agency({ bulkAnalyses: 2 });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => upload(1)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 402, 402, 402]);
  for (const answer of answers.filter(({ status }) => status === 402))
    expect(answer.message).toMatch(/^Your trial allows 2 bulk analyses until .*; 2 are used\./);
  expect(await db.$count(batches, eq(batches.threadId, threadId))).toBe(2);
  const stored = await rows();
  await expectNothingHalfDone(
    threadId,
    stored.map(({ resumeFileUrl }) => resumeFileUrl),
  );
});

test("job threads at once don't pass the plan's limit", async () => {
  const { agent } = await agency({ threads: 3 });
  const { analysisKey } = analysePosting(jobForm);
  const edits = requirementEditsSchema.parse({});
  const made = await Promise.allSettled(
    Array.from({ length: 6 }, () => createThread(deps, { agent, form: jobForm, analysisKey, edits })),
  );
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  for (const one of made) {
    if (one.status === "fulfilled") continue;
    expect(one.reason).toBeInstanceOf(AppError);
    expect(one.reason).toMatchObject({
      code: "limit-reached",
      message: expect.stringMatching(/^Your trial allows 3 job threads until .*; 3 are used\./),
    });
  }
  expect(await db.$count(threads, eq(threads.companyId, agent.companyId))).toBe(3);
});
