import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { resumeAnalyses, resumes, userActivities, userSkills, verdicts } from "../../../db/schema";
import { analyseDocument } from "../../../workers/domain/documents/analyse-document";
import { sweep } from "../../../workers/domain/documents/sweep";
import { ANALYSIS_SUFFIX, analysisKeyOf } from "../../../workers/domain/files/analysis-key";
import { judgeFacts } from "../../../workers/domain/resumes/analysis/make-stored-resume";
import { saveStoredResume } from "../../../workers/domain/resumes/analysis/save-stored-resume";
import { deleteResume } from "../../../workers/domain/resumes/delete-resume";
import { getStoredResume } from "../../../workers/domain/resumes/get-resume";
import { getResumeStatus } from "../../../workers/domain/resumes/get-resume-status";
import { retryResume } from "../../../workers/domain/resumes/retry-resume";
import { handleDeadResumes } from "../../../workers/queues/resumes";
import { deliver, failOnce, type TestDeps, testDeps } from "../../support/faults";
import { postponeOthers } from "../../support/postpone";
import {
  createOwner,
  createResumes,
  type Owner,
  pdfFiles,
  rowsOf,
  upload,
} from "../../support/samples/seeker-resumes";
import { textPdf } from "../../support/samples/text-pdf";
import { keysAfterSweep } from "../../support/swept";

beforeEach(() => postponeOthers(testDeps()));

async function waiting(count: number) {
  const deps = testDeps();
  const user = await createOwner(deps);
  const { accepted } = await upload(deps, user, pdfFiles(count));
  return { deps, user, ids: accepted.map(({ id }) => id) };
}

async function keysOf({ userId }: Owner): Promise<string[]> {
  return (await env.FILES.list({ prefix: `${userId}/` })).objects.map(({ key }) => key);
}

async function expectAllAnalysedOnce(deps: TestDeps, user: Owner, count: number) {
  const rows = await rowsOf(deps, user);
  expect(rows.map((row) => row.analysisStatus)).toEqual(Array(count).fill("completed"));
  const db = deps.db.shared;
  expect(await db.$count(resumeAnalyses, eq(resumeAnalyses.userId, user.userId))).toBe(count);
  const isAnalysis = and(eq(userActivities.userId, user.userId), eq(userActivities.activityType, "analysis"));
  expect(await db.$count(userActivities, isAnalysis)).toBe(count);
  const skills = await db.select().from(userSkills).where(eq(userSkills.userId, user.userId));
  const strengths = skills.filter(({ skillType }) => skillType === "strength");
  expect(strengths.map(({ skillName }) => skillName)).toContain("Python");
  for (const skill of skills)
    expect(skill).toMatchObject({
      frequencyCount: count,
      confidenceScore: Math.min(100, (skill.skillType === "strength" ? 85 : 30) + 5 * (count - 1)),
    });
  expect(await keysAfterSweep(() => keysOf(user), 2 * count)).toHaveLength(2 * count);
  for (const { id } of rows)
    expect(await env.BATCHES.get(env.BATCHES.idFromName(id)).status()).toMatchObject({
      status: "completed",
      total: 1,
      completed: 1,
    });
}

test("a résumé is stored, queued, analysed and can be read", async () => {
  const { deps, user, ids } = await waiting(1);
  const [resumeId = ""] = ids;
  expect(deps.sentOwn).toEqual([{ userId: user.userId, resumeId }]);
  expect(await getResumeStatus(deps, { userId: user.userId, resumeId })).toMatchObject({
    status: "processing",
    pending: 1,
    analysisStatus: "pending",
  });
  expect(await getStoredResume(deps, { userId: user.userId, resumeId })).toMatchObject({
    stored: null,
    analysis: null,
  });
  await deliver(deps, deps.sentOwn);
  await expectAllAnalysedOnce(deps, user, 1);
  const { resume, analysis, stored } = await getStoredResume(deps, { userId: user.userId, resumeId });
  expect(stored?.facts.name?.value).toBe("Mara Lind");
  expect(stored?.facts.asOf).toBe(new Date(resume.createdAt).toISOString().slice(0, 7));
  expect(analysis).toMatchObject({
    resumeScore: stored?.report.quality?.value,
    jobFitScore: stored?.report.best?.sheet.scores.relevancy?.value,
    bestPosition: stored?.report.best?.title,
    suggestedPositions: stored?.report.positions.map(({ title }) => title),
    factsVersion: 1,
  });
  expect(analysis?.resumeScore).toBeGreaterThan(0);
  expect(analysis?.strengths.length).toBeGreaterThan(0);
});

test("every message delivered twice changes nothing the second time", async () => {
  const { deps, user } = await waiting(3);
  await deliver(deps, [...deps.sentOwn, ...deps.sentOwn]);
  const before = await rowsOf(deps, user);
  await deliver(deps, deps.sentOwn);
  expect(await rowsOf(deps, user)).toEqual(before);
  expect(before.map((row) => row.attempts)).toEqual([1, 1, 1]);
  await expectAllAnalysedOnce(deps, user, 3);
});

test("messages delivered in reverse all end", async () => {
  const { deps, user } = await waiting(3);
  await deliver(deps, deps.sentOwn.toReversed());
  await expectAllAnalysedOnce(deps, user, 3);
});

test("three workers with the same message at the same time: one works, there is one result", async () => {
  const { deps, user, ids } = await waiting(1);
  const message = { userId: user.userId, resumeId: ids[0] ?? "" };
  const results = await Promise.all([1, 2, 3].map(() => analyseDocument(deps, message)));
  expect(results.toSorted()).toEqual(["busy", "busy", "done"]);
  await expectAllAnalysedOnce(deps, user, 1);
});

test("a worker that comes back after its claim ran out changes nothing", async () => {
  const { deps, user, ids } = await waiting(1);
  const message = { userId: user.userId, resumeId: ids[0] ?? "" };
  const slow: TestDeps = {
    ...deps,
    files: {
      ...deps.files,
      putJson: async (key, value) => {
        deps.wait(31_000);
        expect(await analyseDocument(deps, message)).toBe("done");
        await deps.files.putJson(key, value);
      },
    },
  };
  expect(await analyseDocument(slow, message)).toBe("done");
  await expectAllAnalysedOnce(deps, user, 1);
  expect((await rowsOf(deps, user))[0]?.attempts).toBe(2);
});

test("a message with another's id finds nothing", async () => {
  const { deps, ids } = await waiting(1);
  const other = await createOwner(deps);
  expect(await analyseDocument(deps, { userId: other.userId, resumeId: ids[0] ?? "" })).toBe("done");
  const [row] = await deps.db.shared
    .select()
    .from(resumes)
    .where(eq(resumes.id, ids[0] ?? ""));
  expect(row).toMatchObject({ analysisStatus: "pending", attempts: 0 });
});

test("the database failing once, at each statement of the analysis in turn, loses nothing and counts nothing twice", async () => {
  const counting = failOnce(Number.POSITIVE_INFINITY);
  const first = await waiting(1);
  await deliver(testDeps({ d1: counting }), first.deps.sentOwn);
  expect(counting.calls).toBeGreaterThanOrEqual(2);
  for (let statement = 1; statement <= counting.calls; statement++) {
    const { deps, user } = await waiting(1);
    const { rounds } = await deliver(testDeps({ d1: failOnce(statement) }), deps.sentOwn);
    expect(rounds, `statement ${statement}`).toBe(2);
    await expectAllAnalysedOnce(deps, user, 1);
  }
});

test("storage failing once, at each call of the analysis in turn, loses nothing", async () => {
  const counting = failOnce(Number.POSITIVE_INFINITY);
  const first = await waiting(1);
  await deliver(testDeps({ files: counting }), first.deps.sentOwn);
  expect(counting.calls).toBe(2);
  for (let call = 1; call <= counting.calls; call++) {
    const { deps, user } = await waiting(1);
    await deliver(testDeps({ files: failOnce(call) }), deps.sentOwn);
    await expectAllAnalysedOnce(deps, user, 1);
  }
});

test("a lost progress report is sent again", async () => {
  const { deps, user } = await waiting(1);
  await deliver(testDeps({ progress: failOnce(1) }), deps.sentOwn);
  await expectAllAnalysedOnce(deps, user, 1);
});

test.each([
  ["a PDF without text", textPdf([]), "no-text", "We found no readable text in this file"],
  [
    "a broken PDF",
    new TextEncoder().encode("%PDF-1.7\n1 0 obj << broken"),
    "damaged",
    "This file is damaged",
  ],
])("%s stays uploaded, and its analysis ends with the reason", async (_, bytes, code, words) => {
  const deps = testDeps();
  const user = await createOwner(deps);
  const { accepted } = await upload(deps, user, [{ name: "scan.pdf", bytes }]);
  await deliver(deps, deps.sentOwn);
  expect(await rowsOf(deps, user)).toMatchObject([
    { analysisStatus: "failed", failureCode: code, name: "scan", isDefault: false },
  ]);
  const resumeId = accepted[0]?.id ?? "";
  const status = await getResumeStatus(deps, { userId: user.userId, resumeId });
  expect(status).toMatchObject({ status: "completed", failed: 1, analysisStatus: "failed" });
  expect(status.failure).toContain(words);
  expect(await deps.db.shared.$count(resumeAnalyses, eq(resumeAnalyses.userId, user.userId))).toBe(0);
  expect(await keysOf(user)).toHaveLength(1);
});

test("what failed can be tried again, and those watching see it begin again", async () => {
  const { deps, user, ids } = await waiting(1);
  const [resumeId = ""] = ids;
  const tracker = env.BATCHES.get(env.BATCHES.idFromName(resumeId));
  await deps.db.shared.update(resumes).set({ attempts: 6 }).where(eq(resumes.id, resumeId));
  await deliver(deps, deps.sentOwn.splice(0));
  expect(await rowsOf(deps, user)).toMatchObject([
    { analysisStatus: "failed", failureCode: "analysis-failed" },
  ]);
  expect(await tracker.status()).toMatchObject({ failed: 1 });
  const status = await getResumeStatus(deps, { userId: user.userId, resumeId });
  expect(status.failure).toBe("Analysis failed or timed out. Please try again.");

  await retryResume(deps, { userId: user.userId, resumeId });
  await retryResume(deps, { userId: user.userId, resumeId });
  expect(deps.sentOwn).toEqual([{ userId: user.userId, resumeId }]);
  expect(await tracker.status()).toMatchObject({ status: "processing", total: 1, pending: 1 });
  await deliver(deps, deps.sentOwn);
  await expectAllAnalysedOnce(deps, user, 1);
  deps.sentOwn.length = 0;
  await retryResume(deps, { userId: user.userId, resumeId });
  expect(deps.sentOwn).toEqual([]);
});

test("a dead letter ends as failed with a reason; what has ended, or is gone, stays as it is", async () => {
  const { deps, user, ids } = await waiting(2);
  const [dead = "", done = ""] = ids;
  await deliver(deps, [{ userId: user.userId, resumeId: done }]);
  const messages = [dead, done, crypto.randomUUID()].map((resumeId) => ({
    body: { userId: user.userId, resumeId },
    attempts: 1,
    ack: () => {},
    retry: () => {
      throw new Error("retried");
    },
  }));
  await handleDeadResumes(deps, { messages } as unknown as MessageBatch<unknown>);
  const byId = Object.fromEntries((await rowsOf(deps, user)).map((row) => [row.id, row]));
  expect(byId[dead]).toMatchObject({ analysisStatus: "failed", failureCode: "analysis-failed" });
  expect(byId[done]).toMatchObject({ analysisStatus: "completed", failureCode: null });
});

test("a résumé deleted while queued leaves nothing behind", async () => {
  const { deps, user, ids } = await waiting(2);
  await deleteResume(deps, { userId: user.userId, resumeId: ids[0] ?? "" });
  await deliver(deps, deps.sentOwn);
  await expectAllAnalysedOnce(deps, user, 1);
  expect((await rowsOf(deps, user)).map((row) => row.id)).toEqual([ids[1]]);
});

test("a résumé deleted in the middle of its analysis leaves nothing behind", async () => {
  const { deps, user, ids } = await waiting(1);
  const working: TestDeps = {
    ...deps,
    files: {
      ...deps.files,
      putJson: async (key, value) => {
        await deleteResume(deps, { userId: user.userId, resumeId: ids[0] ?? "" });
        await deps.files.putJson(key, value);
      },
    },
  };
  await deliver(working, deps.sentOwn);
  expect(await rowsOf(deps, user)).toEqual([]);
  expect(await keysOf(user)).toEqual([]);
  expect(await deps.db.shared.$count(userSkills, eq(userSkills.userId, user.userId))).toBe(0);
  expect(await deps.db.shared.$count(resumeAnalyses, eq(resumeAnalyses.userId, user.userId))).toBe(0);
});

test("the sweeper sends lost messages again, those never sent too, and leaves alone what is under way", async () => {
  const { deps, user, ids } = await waiting(3);
  const [lost = "", never = "", held = ""] = ids;
  const mine = () => deps.sentOwn.splice(0).filter(({ userId }) => userId === user.userId);
  const { shared } = deps.db;
  mine();
  await sweep(deps, { graceMilliseconds: 300_000 });
  expect(mine()).toEqual([]);
  await shared.update(resumes).set({ lastQueuedAt: null, updatedAt: 1 }).where(eq(resumes.id, never));
  deps.wait(301_000);
  await shared
    .update(resumes)
    .set({ leaseToken: "somebody", leaseUntil: deps.now() + 20_000 })
    .where(eq(resumes.id, held));
  await sweep(deps, { graceMilliseconds: 300_000 });
  const sent = mine();
  expect(sent.map(({ resumeId }) => resumeId).toSorted()).toEqual([lost, never].toSorted());
  await sweep(deps, { graceMilliseconds: 300_000 });
  expect(mine()).toEqual([]);
  await deliver(deps, [...sent, { userId: user.userId, resumeId: held }]);
  await expectAllAnalysedOnce(deps, user, 3);
});

test("the sweeper ends what has waited for a day, counted from its last start", async () => {
  const { deps, user, ids } = await waiting(1);
  const resumeId = ids[0] ?? "";
  deps.wait(25 * 60 * 60 * 1000);
  await sweep(deps, { graceMilliseconds: 300_000 });
  expect(await rowsOf(deps, user)).toMatchObject([
    { analysisStatus: "failed", failureCode: "analysis-failed" },
  ]);
  await retryResume(deps, { userId: user.userId, resumeId });
  deps.wait(600_000);
  deps.sentOwn.length = 0;
  await sweep(deps, { graceMilliseconds: 300_000 });
  expect(deps.sentOwn).toContainEqual({ userId: user.userId, resumeId });
  expect(await rowsOf(deps, user)).toMatchObject([{ analysisStatus: "pending" }]);
});

test("the sweeper keeps the files of résumés and removes those without a row", async () => {
  const { deps, user, ids } = await createResumes(1);
  await env.FILES.put(`${user.userId}/1-orphan.pdf`, "x");
  await env.FILES.put(`${user.userId}/1-orphan.pdf${ANALYSIS_SUFFIX}`, "x");
  deps.wait(2 * 60 * 60 * 1000);
  for (let run = 0; run < 20 && (await keysOf(user)).length > 2; run++)
    await sweep(deps, { graceMilliseconds: 300_000 });
  expect(await keysOf(user)).toHaveLength(2);
  const stored = await getStoredResume(deps, { userId: user.userId, resumeId: ids[0] ?? "" });
  expect(stored.stored).not.toBeNull();
});

async function corrected(name: string) {
  const { deps, user, ids } = await createResumes(1);
  const input = { userId: user.userId, resumeId: ids[0] ?? "" };
  const { resume, stored } = await getStoredResume(deps, input);
  if (!stored) throw new Error("no result");
  const corrections = [{ kind: "person", field: "name", value: name } as const];
  const saved = {
    resume,
    stored: judgeFacts(stored, { corrections, factsVersion: 2 }),
    corrections,
    on: eq(resumes.factsVersion, 1),
    columns: { corrections, factsVersion: 2 },
    activity: null,
  };
  return { deps, user, input, before: stored, saved };
}

test("a correction is saved only over the version it was made for, and the former result stays as it was", async () => {
  const { deps, user, input, before, saved } = await corrected("Mara Lind Berg");
  expect(await saveStoredResume(deps, saved)).toBe(true);
  expect(await saveStoredResume(deps, saved)).toBe(false);
  const after = await getStoredResume(deps, input);
  expect(after.stored).toEqual({ ...saved.stored, corrections: saved.corrections });
  expect(after.analysis?.factsVersion).toBe(2);
  expect(await deps.files.getJson(analysisKeyOf(saved.resume))).toMatchObject(before);
  const lines = await deps.db.shared.select().from(verdicts).where(eq(verdicts.resumeId, input.resumeId));
  expect(lines.map(({ objectKey }) => objectKey)).toEqual(
    [saved.resume, after.resume].map((row) => analysisKeyOf(row)),
  );
  expect(new Set(lines.map(({ inputHash }) => inputHash)).size).toBe(2);
  expect(await keysOf(user)).toHaveLength(3);
});

test("a résumé deleted while a correction is saved leaves no file behind", async () => {
  const { deps, user, input, saved } = await corrected("Mara Berg");
  const files = {
    ...deps.files,
    putJson: async (key: string, value: unknown) => {
      await deleteResume(deps, input);
      await deps.files.putJson(key, value);
    },
  };
  expect(await saveStoredResume({ ...deps, files }, saved)).toBe(false);
  expect(await keysOf(user)).toEqual([]);
});

test("a correction whose object storage doesn't take changes nothing", async () => {
  const { deps, input, before, saved } = await corrected("Mara Berg");
  await expect(saveStoredResume(testDeps({ files: failOnce(1) }), saved)).rejects.toThrow("fault on purpose");
  expect((await getStoredResume(deps, input)).stored).toEqual(before);
});
