import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { filesToDelete, matchShares, userActivities, userProgress, userSkills } from "../../../db/schema";
import { deleteFilesDue } from "../../../workers/domain/files/delete-files-due";
import { deleteMatch } from "../../../workers/domain/matches/delete-match";
import { createShare } from "../../../workers/domain/matches/sharing/share-match";
import { failOnce, testDeps } from "../../support/faults";
import { analyse, analysesOf, analysisFileOf, analysisFilesOf } from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

const deps = testDeps();
const db = deps.db.shared;

async function person() {
  const { user, ids } = await createResumes(1);
  return { user, resumeId: ids[0] ?? "" };
}

const refused = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string; message: string }) => [error.code, error.message],
  );

async function booksOf(userId: string) {
  const skills = await db.select().from(userSkills).where(eq(userSkills.userId, userId));
  const progress = await db.select().from(userProgress).where(eq(userProgress.userId, userId));
  return {
    skills: skills
      .map((one) => [one.skillType, one.skillName, one.confidenceScore, one.frequencyCount])
      .sort(),
    progress: progress.map((one) => [one.periodType, one.analysesCount, one.averageScore]).sort(),
  };
}

test("a deleted analysis leaves no row, no file, no link, no activity and no share in skills and progress", async () => {
  const { user, resumeId } = await person();
  const none = await booksOf(user.userId);
  const kept = await analyse(deps, user, resumeId);
  const before = await booksOf(user.userId);
  const { id } = await analyse(deps, user, resumeId, { description: "Requirements:\n- Welding\n- Python" });
  const [keptKey, key] = await Promise.all([kept.id, id].map((one) => analysisFileOf(deps, user, one)));
  await createShare(deps, { userId: user.userId, matchId: id });
  expect(await booksOf(user.userId)).not.toEqual(before);

  await deleteMatch(deps, { userId: user.userId, matchId: id });
  expect((await analysesOf(deps, user)).map((row) => row.id)).toEqual([kept.id]);
  expect(await analysisFilesOf(deps, user)).toEqual([keptKey]);
  expect(await booksOf(user.userId)).toEqual(before);
  const left = await Promise.all([
    db.$count(matchShares, eq(matchShares.matchId, id)),
    db.$count(userActivities, eq(userActivities.matchId, id)),
    db.$count(filesToDelete, eq(filesToDelete.fileKey, key ?? "")),
  ]);
  expect(left).toEqual([0, 0, 0]);

  await deleteMatch(deps, { userId: user.userId, matchId: kept.id });
  expect(await booksOf(user.userId)).toEqual(none);
  expect(await refused(deleteMatch(deps, { userId: user.userId, matchId: kept.id }))).toEqual([
    "analysis-not-found",
    "Not found",
  ]);
});

test("another's analysis can't be deleted, and is as missing as one that never was", async () => {
  const [one, other] = [await person(), await person()];
  const { id } = await analyse(deps, other.user, other.resumeId);
  const books = await booksOf(other.user.userId);
  const ask = (matchId: string) => refused(deleteMatch(deps, { userId: one.user.userId, matchId }));
  expect(await ask(id)).toEqual(await ask(crypto.randomUUID()));
  expect((await analysesOf(deps, other.user)).length).toBe(1);
  expect(await booksOf(other.user.userId)).toEqual(books);
});

test("a fault at any step deletes all or nothing, and says so in the specification's words", async () => {
  const { user, resumeId } = await person();
  for (let step = 1; ; step++) {
    const { id } = await analyse(deps, user, resumeId);
    const key = await analysisFileOf(deps, user, id);
    const fault = failOnce(step);
    const answer = await refused(deleteMatch(testDeps({ d1: fault }), { userId: user.userId, matchId: id }));
    if (fault.calls < step) break;
    const stands = (await analysesOf(deps, user)).some((row) => row.id === id);
    expect([step, answer]).toEqual([
      step,
      stands ? ["analysis-deletion-failed", "Failed to delete analysis"] : "done",
    ]);
    if (stands) {
      expect(await analysisFilesOf(deps, user)).toEqual([key]);
      await deleteMatch(deps, { userId: user.userId, matchId: id });
    }
    await deleteFilesDue(deps, { limit: 100 });
    expect(await analysisFilesOf(deps, user)).toEqual([]);
  }
});

test("a file that storage won't give up is deleted later; the row is gone at once", async () => {
  const { user, resumeId } = await person();
  const { id } = await analyse(deps, user, resumeId);
  const key = await analysisFileOf(deps, user, id);
  await deleteMatch(testDeps({ files: failOnce(1) }), { userId: user.userId, matchId: id });
  expect(await analysesOf(deps, user)).toEqual([]);
  expect(await analysisFilesOf(deps, user)).toEqual([key]);
  expect(await db.$count(filesToDelete, and(eq(filesToDelete.fileKey, key)))).toBe(1);
  await deleteFilesDue(deps, { limit: 100 });
  expect(await analysisFilesOf(deps, user)).toEqual([]);
});
