import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { applicants, batches, filesToDelete } from "../../db/schema";
import { deleteApplicant } from "../../workers/domain/applicants/delete-applicant";
import { analyseDocument } from "../../workers/domain/documents/analyse-document";
import { getBatchStatus } from "../../workers/domain/documents/get-batch-status";
import { sweep } from "../../workers/domain/documents/sweep";
import { acceptUpload } from "../../workers/domain/documents/uploads/accept-upload";
import { analysisKeyOf } from "../../workers/domain/files/analysis-key";
import type { IncomingFile } from "../../workers/domain/files/store-file";
import type { ActiveAgent } from "../../workers/domain/identity/session/signed-in-user";
import { deliver, failOnce, type TestDeps, testDeps } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { postponeOthers } from "../support/postpone";
import { resumePdf, textPdf } from "../support/samples/text-pdf";
import { keysAfterSweep } from "../support/swept";

beforeEach(() => postponeOthers(testDeps()));

async function* arriving(files: IncomingFile[]) {
  yield* files;
}

function resumes(count: number): IncomingFile[] {
  return Array.from({ length: count }, (_, i) => ({ name: `resume-${i}.pdf`, bytes: resumePdf(i) }));
}

async function setUp(count: number) {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const upload = await acceptUpload(deps, {
    agent,
    threadId,
    batchId: null,
    files: arriving(resumes(count)),
  });
  return { deps, agent, threadId, upload };
}

async function rowsOf(deps: TestDeps, threadId: string) {
  return deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
}

async function keysOf(threadId: string): Promise<string[]> {
  const page = await env.FILES.list({ prefix: `${threadId}/` });
  return page.objects.map((object) => object.key);
}

async function expectAllAnalysedOnce(deps: TestDeps, agent: ActiveAgent, threadId: string, count: number) {
  const rows = await rowsOf(deps, threadId);
  expect(rows.map((row) => row.analysisStatus)).toEqual(Array(count).fill("completed"));
  expect(new Set(rows.map((row) => row.relevancyScore)).size).toBe(1);
  expect(rows.every((row) => row.candidateName === "Mara Lind")).toBe(true);
  expect(await keysAfterSweep(() => keysOf(threadId), 2 * count)).toHaveLength(2 * count);
  const status = await getBatchStatus(deps, { agent, batchId: rows[0]?.batchId ?? "" });
  expect(status).toMatchObject({ status: "completed", total: count, completed: count });
}

test("an upload is stored, queued, analysed and explained", async () => {
  const { deps, agent, threadId, upload } = await setUp(2);
  expect(deps.sent).toHaveLength(2);
  expect(await getBatchStatus(deps, { agent, batchId: upload.batchId })).toMatchObject({ pending: 2 });
  await deliver(deps, deps.sent);
  await expectAllAnalysedOnce(deps, agent, threadId, 2);
});

test("every message delivered twice changes nothing the second time", async () => {
  const { deps, agent, threadId } = await setUp(3);
  await deliver(deps, [...deps.sent, ...deps.sent]);
  const before = await rowsOf(deps, threadId);
  await deliver(deps, deps.sent);
  expect(await rowsOf(deps, threadId)).toEqual(before);
  expect(before.map((row) => row.attempts)).toEqual([1, 1, 1]);
  await expectAllAnalysedOnce(deps, agent, threadId, 3);
});

test("messages delivered in reverse all end", async () => {
  const { deps, agent, threadId } = await setUp(4);
  await deliver(deps, deps.sent.toReversed());
  await expectAllAnalysedOnce(deps, agent, threadId, 4);
});

test("two workers with the same message at the same time: one works, the result is stored once", async () => {
  const { deps, agent, threadId } = await setUp(1);
  const message = deps.sent[0] ?? { companyId: "", applicantId: "" };
  const results = await Promise.all([1, 2, 3].map(() => analyseDocument(deps, message)));
  expect(results.toSorted()).toEqual(["busy", "busy", "done"]);
  await expectAllAnalysedOnce(deps, agent, threadId, 1);
  expect((await rowsOf(deps, threadId))[0]?.attempts).toBe(1);
});

test("the database failing once, at each statement of the analysis in turn, loses nothing", async () => {
  const counting = failOnce(Number.POSITIVE_INFINITY);
  const first = await setUp(1);
  await deliver(Object.assign(testDeps({ d1: counting })), first.deps.sent);
  expect(counting.calls).toBeGreaterThanOrEqual(3);
  for (let statement = 1; statement <= counting.calls; statement++) {
    const { deps, agent, threadId } = await setUp(1);
    const { rounds } = await deliver(testDeps({ d1: failOnce(statement) }), deps.sent);
    expect(rounds, `statement ${statement}`).toBe(2);
    await expectAllAnalysedOnce(deps, agent, threadId, 1);
  }
});

test("storage failing once, at each call of the analysis in turn, loses nothing", async () => {
  const counting = failOnce(Number.POSITIVE_INFINITY);
  const first = await setUp(1);
  await deliver(testDeps({ files: counting }), first.deps.sent);
  expect(counting.calls).toBe(2);
  for (let call = 1; call <= counting.calls; call++) {
    const { deps, agent, threadId } = await setUp(1);
    await deliver(testDeps({ files: failOnce(call) }), deps.sent);
    await expectAllAnalysedOnce(deps, agent, threadId, 1);
  }
});

test("a lost progress report is sent again", async () => {
  const { deps, threadId, upload } = await setUp(1);
  await deliver(testDeps({ progress: failOnce(1) }), deps.sent);
  expect((await rowsOf(deps, threadId))[0]?.attempts).toBe(1);
  const progress = env.BATCHES.get(env.BATCHES.idFromName(upload.batchId));
  expect(await progress.status()).toMatchObject({ total: 1, completed: 1, pending: 0 });
});

test("the database failing once, at each statement of the upload in turn, leaves all or nothing", async () => {
  const counting = failOnce(Number.POSITIVE_INFINITY);
  const setup = await setUp(0).catch(() => null);
  expect(setup).toBeNull();
  for (let statement = 1; ; statement++) {
    const deps = testDeps();
    const agent = await createAgent(deps);
    const threadId = await addThread(deps, agent);
    const fault = failOnce(statement);
    const faulty = testDeps({ d1: fault });
    const upload = acceptUpload(faulty, { agent, threadId, batchId: null, files: arriving(resumes(2)) });
    const accepted = await upload.then(
      () => true,
      () => false,
    );
    const rows = await rowsOf(deps, threadId);
    if (accepted) {
      expect(rows).toHaveLength(2);
      // What fails after the rows are written, a mail about the plan's limits, doesn't undo them.
      if (fault.calls < statement) break;
      continue;
    }
    // A failure after the rows were written may keep them, with their files; before, neither rows nor files stay.
    expect([0, 2]).toContain(rows.length);
    expect(await keysOf(threadId)).toHaveLength(rows.length);
    expect(statement).toBeLessThan(20);
    counting.calls += 1;
  }
  expect(counting.calls).toBeGreaterThan(3);
});

test("storage failing during an upload leaves neither rows nor files", async () => {
  for (const call of [1, 2, 3]) {
    const deps = testDeps();
    const agent = await createAgent(deps);
    const threadId = await addThread(deps, agent);
    const faulty = testDeps({ files: failOnce(call) });
    const upload = acceptUpload(faulty, { agent, threadId, batchId: null, files: arriving(resumes(3)) });
    await expect(upload).rejects.toThrow("fault on purpose");
    expect(await rowsOf(deps, threadId)).toEqual([]);
    expect(await keysOf(threadId)).toEqual([]);
  }
});

test("a poison file among nine good ones harms none of them", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const poison = { name: "poison.pdf", bytes: new TextEncoder().encode("%PDF-1.7\n1 0 obj << broken") };
  const files = [...resumes(4), poison, ...resumes(9).slice(4)];
  await acceptUpload(deps, { agent, threadId, batchId: null, files: arriving(files) });
  await deliver(deps, deps.sent);
  const rows = await rowsOf(deps, threadId);
  expect(rows.filter((row) => row.analysisStatus === "completed")).toHaveLength(9);
  const failed = rows.filter((row) => row.analysisStatus === "failed");
  expect(failed).toMatchObject([{ fileName: "poison.pdf", failureCode: "damaged", relevancyScore: null }]);
});

test("a PDF without text ends with its reason, never as a score of 0", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const files = arriving([{ name: "scan.pdf", bytes: textPdf([]) }]);
  await acceptUpload(deps, { agent, threadId, batchId: null, files });
  await deliver(deps, deps.sent);
  expect(await rowsOf(deps, threadId)).toMatchObject([
    { analysisStatus: "failed", failureCode: "no-text", relevancyScore: null, skillsMatchScore: null },
  ]);
});

test("a candidate deleted while queued leaves nothing behind", async () => {
  const { deps, agent, threadId, upload } = await setUp(2);
  await deleteApplicant(deps, { agent, applicantId: upload.applicantIds[0] ?? "" });
  await deliver(deps, deps.sent);
  await deliver(deps, deps.sent);
  const rows = await rowsOf(deps, threadId);
  expect(rows.map((row) => row.id)).toEqual([upload.applicantIds[1]]);
  expect(await keysOf(threadId)).toEqual([rows[0]!.resumeFileUrl, analysisKeyOf(rows[0]!)].sort());
  const progress = env.BATCHES.get(env.BATCHES.idFromName(upload.batchId));
  expect(await progress.status()).toMatchObject({ total: 1, completed: 1 });
});

test("a candidate deleted in the middle of its analysis leaves no analysis behind", async () => {
  const { deps, agent, threadId, upload } = await setUp(1);
  const applicantId = upload.applicantIds[0] ?? "";
  const working: TestDeps = {
    ...deps,
    files: {
      ...deps.files,
      putJson: async (key, value) => {
        await deleteApplicant(deps, { agent, applicantId });
        await deps.files.putJson(key, value);
      },
    },
  };
  await deliver(working, deps.sent);
  expect(await rowsOf(deps, threadId)).toEqual([]);
  expect(await keysOf(threadId)).toEqual([]);
});

test("the sweeper sends a lost message again, and leaves alone what is under way", async () => {
  const { deps, agent, threadId } = await setUp(2);
  deps.sent.length = 0;
  await sweep(deps, { graceMilliseconds: 300_000 });
  expect(deps.sent.filter((message) => message.companyId === agent.companyId)).toEqual([]);
  deps.wait(301_000);
  await sweep(deps, { graceMilliseconds: 300_000 });
  const mine = deps.sent.filter((message) => message.companyId === agent.companyId);
  expect(mine).toHaveLength(2);
  await deliver(deps, mine);
  await expectAllAnalysedOnce(deps, agent, threadId, 2);
});

test("the sweeper ends a résumé that has been stuck for a day", async () => {
  const { deps, threadId } = await setUp(1);
  deps.wait(25 * 60 * 60 * 1000);
  await sweep(deps, { graceMilliseconds: 300_000 });
  expect(await rowsOf(deps, threadId)).toMatchObject([
    { analysisStatus: "failed", failureCode: "analysis-failed" },
  ]);
});

test("the sweeper removes files without a row once they are an hour old, and no others", async () => {
  const { deps, threadId } = await setUp(1);
  await env.FILES.put(`${threadId}/1-orphan.pdf`, "x");
  await sweep(deps, { graceMilliseconds: 300_000 });
  expect(await keysOf(threadId)).toHaveLength(2);
  deps.wait(2 * 60 * 60 * 1000);
  for (let run = 0; run < 20 && (await keysOf(threadId)).length > 1; run++) {
    await sweep(deps, { graceMilliseconds: 300_000 });
  }
  expect(await keysOf(threadId)).toEqual([(await rowsOf(deps, threadId))[0]?.resumeFileUrl]);
});

test("a file that storage refuses to delete is tried again until it is gone", async () => {
  const { deps, agent, threadId, upload } = await setUp(1);
  const stubborn = testDeps({ files: failOnce(1) });
  await deleteApplicant(stubborn, { agent, applicantId: upload.applicantIds[0] ?? "" });
  expect(await rowsOf(deps, threadId)).toEqual([]);
  expect(await keysOf(threadId)).toHaveLength(1);
  deps.wait(120_000);
  await sweep(deps, { graceMilliseconds: 300_000 });
  expect(await keysOf(threadId)).toEqual([]);
  const left = await deps.db.shared.select().from(filesToDelete);
  expect(left.filter((row) => row.fileKey.startsWith(threadId))).toEqual([]);
});

test("a résumé that has brought down six workers is given up", async () => {
  const { deps, threadId } = await setUp(1);
  await deps.db.shared.update(applicants).set({ attempts: 6 }).where(eq(applicants.threadId, threadId));
  await deliver(deps, deps.sent);
  expect(await rowsOf(deps, threadId)).toMatchObject([
    { analysisStatus: "failed", failureCode: "analysis-failed" },
  ]);
});

test("a message of another form is dropped, not retried for ever", async () => {
  const { rounds } = await deliver(testDeps(), [null, {}, { applicantId: 1 }, "text"]);
  expect(rounds).toBe(1);
});

test("an upload may come in several requests of one batch, of the same thread only", async () => {
  const { deps, agent, threadId, upload } = await setUp(2);
  const more = [{ name: "more.pdf", bytes: resumePdf(77) }];
  const second = { agent, threadId, batchId: upload.batchId, files: arriving(more) };
  expect((await acceptUpload(deps, second)).batchId).toBe(upload.batchId);
  expect(await deps.db.shared.select().from(batches).where(eq(batches.threadId, threadId))).toHaveLength(1);
  const elsewhere = await addThread(deps, agent);
  const foreign = { agent, threadId: elsewhere, batchId: upload.batchId, files: arriving(more) };
  await expect(acceptUpload(deps, foreign)).rejects.toMatchObject({ code: "batch-not-found" });
});
