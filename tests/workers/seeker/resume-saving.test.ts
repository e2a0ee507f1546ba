import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  filesToDelete,
  jobFilters,
  jobSearches,
  matches,
  matchShares,
  resumeAnalyses,
  resumes,
  userActivities,
  userProgress,
  userSkills,
  verdicts,
} from "../../../db/schema";
import type { Deps } from "../../../workers/domain/deps";
import { analysisKeyOf } from "../../../workers/domain/files/analysis-key";
import { deleteResume } from "../../../workers/domain/resumes/delete-resume";
import { getResume, getStoredResume } from "../../../workers/domain/resumes/get-resume";
import { FAMILIES_PER_PAGE, listResumePage } from "../../../workers/domain/resumes/list-resume-page";
import { listResumes } from "../../../workers/domain/resumes/list-resumes";
import { renameResume } from "../../../workers/domain/resumes/rename-resume";
import { retryResume } from "../../../workers/domain/resumes/retry-resume";
import { setDefaultResume } from "../../../workers/domain/resumes/set-default-resume";
import { failOnce, testDeps } from "../../support/faults";
import { placesOf } from "../../support/places-of";
import {
  createOwner,
  createResumes,
  type Owner,
  pdfFiles,
  rowsOf,
  upload,
} from "../../support/samples/seeker-resumes";

async function keysOf({ userId }: Owner): Promise<string[]> {
  return (await env.FILES.list({ prefix: `${userId}/` })).objects.map(({ key }) => key);
}

async function defaultsOf(deps: Deps, user: Owner): Promise<string[]> {
  return (await rowsOf(deps, user)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
}

/** A job analysis of a résumé with all that hangs on it; every text bears the mark. */
async function addMatch(
  deps: Deps,
  {
    userId,
    resumeId,
    mark,
    createdAt,
  }: { userId: string; resumeId: string; mark: string; createdAt: number },
) {
  const [matchId, filterId] = [crypto.randomUUID(), crypto.randomUUID()];
  const detailKey = `${userId}/analyses/${matchId}.json.gz`;
  const db = deps.db.shared;
  await db.batch([
    db.insert(matches).values({
      id: matchId,
      userId,
      resumeId,
      jobTitle: mark,
      detailKey,
      score: 70,
      matchingSkills: [`${mark} skill`, "Python"],
      missingSkills: [`${mark} gap`],
      createdAt,
    }),
    db
      .insert(verdicts)
      .values({ userId, resumeId, matchId, inputHash: "", engineVersion: "", objectKey: detailKey }),
    db.insert(matchShares).values({ userId, matchId, expiresAt: createdAt + 1e9 }),
    db.insert(userActivities).values({ userId, activityType: "analysis", title: mark, matchId }),
    db.insert(jobFilters).values({ id: filterId, userId, resumeId, position: mark, location: mark }),
    db.insert(jobSearches).values({ userId, filterId, jobPosition: mark }),
  ]);
  await deps.files.putJson(detailKey, { mark });
  return { matchId, detailKey };
}

test("deleting a résumé leaves no row, no file and no derived skill of it anywhere; what is the others' stays", async () => {
  const since = Date.now();
  const { deps, user, ids } = await createResumes(2);
  const { userId } = user;
  const [keptId = "", goneId = ""] = ids;
  const mark = `mark-${crypto.randomUUID()}`;
  await renameResume(deps, { userId, resumeId: goneId, name: `${mark} CV` });
  const time = Date.UTC(2026, 9, 7, 12);
  const kept = await addMatch(deps, {
    userId,
    resumeId: keptId,
    mark: "kept job",
    createdAt: Date.UTC(2026, 9, 14, 12),
  });
  const gone = await addMatch(deps, { userId, resumeId: goneId, mark, createdAt: time });
  const { fileKey } = await getResume(deps, { userId, resumeId: goneId });
  for (const text of [mark, goneId, gone.matchId, fileKey])
    expect(await placesOf(text, since)).not.toEqual([]);

  await deleteResume(deps, { userId, resumeId: goneId });
  for (const text of [mark, goneId, gone.matchId, fileKey, gone.detailKey])
    expect([text, await placesOf(text, since)]).toEqual([text, []]);
  expect(await env.BATCHES.get(env.BATCHES.idFromName(goneId)).status()).toMatchObject({ total: 0 });

  const keptResume = await getResume(deps, { userId, resumeId: keptId });
  expect((await keysOf(user)).toSorted()).toEqual(
    [keptResume.fileKey, analysisKeyOf(keptResume), kept.detailKey].toSorted(),
  );
  expect(await defaultsOf(deps, user)).toEqual([keptId]);
  const skills = await deps.db.shared.select().from(userSkills).where(eq(userSkills.userId, userId));
  const named = new Map(skills.map((skill) => [`${skill.skillType} ${skill.skillName}`, skill]));
  expect(named.get("strength kept job skill")).toMatchObject({ confidenceScore: 85, frequencyCount: 1 });
  expect(named.get("weakness kept job gap")).toMatchObject({ confidenceScore: 30, frequencyCount: 1 });
  // Shown by the kept résumé's own analysis and by its job analysis, no longer by the two of the deleted one.
  expect(named.get("strength Python")).toMatchObject({ confidenceScore: 90, frequencyCount: 2 });
  const progress = await deps.db.shared.select().from(userProgress).where(eq(userProgress.userId, userId));
  expect(progress.map(({ periodType, analysesCount }) => [periodType, analysesCount]).toSorted()).toEqual([
    ["monthly", 1],
    ["weekly", 1],
  ]);
});

test("another's résumé can't be deleted, renamed, made default, tried again or read", async () => {
  const { deps, user, ids } = await createResumes(1);
  const stranger = await createOwner(deps);
  const before = await rowsOf(deps, user);
  const input = { userId: stranger.userId, resumeId: ids[0] ?? "" };
  const refused = { code: "resume-not-found", status: 404, message: "Resume not found" };
  await expect(deleteResume(deps, input)).rejects.toMatchObject(refused);
  await expect(renameResume(deps, { ...input, name: "Mine" })).rejects.toMatchObject(refused);
  await expect(setDefaultResume(deps, input)).rejects.toMatchObject(refused);
  await expect(retryResume(deps, input)).rejects.toMatchObject(refused);
  await expect(getStoredResume(deps, input)).rejects.toMatchObject(refused);
  await expect(upload(deps, stranger, pdfFiles(1), input.resumeId)).rejects.toMatchObject(refused);
  expect(await rowsOf(deps, user)).toEqual(before);
  expect(await rowsOf(deps, stranger)).toEqual([]);
  expect(await keysOf(stranger)).toEqual([]);
});

test("the database failing once, at each statement of a deletion in turn, leaves all or nothing", async () => {
  for (let statement = 1; ; statement++) {
    const { deps, user, ids } = await createResumes(1);
    const input = { userId: user.userId, resumeId: ids[0] ?? "" };
    const { detailKey } = await addMatch(deps, { ...input, mark: "job", createdAt: deps.now() });
    const fault = failOnce(statement);
    const faulty = testDeps({ d1: fault });
    const error = await deleteResume(faulty, input).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const rows = await rowsOf(deps, user);
    const keys = await keysOf(user);
    if (error) {
      expect(rows).toHaveLength(1);
      expect(keys).toHaveLength(3);
      // The second statement only looks for the résumé's searches, and has words of its own.
      expect(error).toMatchObject({
        code: "resume-deletion-failed",
        message:
          statement === 2 ? "Failed to fetch job filters" : "Failed to delete resume. Please try again.",
      });
      continue;
    }
    expect(rows).toEqual([]);
    expect(await deps.db.shared.$count(matches, eq(matches.userId, user.userId))).toBe(0);
    expect(await deps.db.shared.$count(resumeAnalyses, eq(resumeAnalyses.userId, user.userId))).toBe(0);
    const noted = (await deps.db.shared.select().from(filesToDelete)).map(({ fileKey }) => fileKey);
    for (const key of keys) expect(noted).toContain(key);
    if (fault.calls < statement) {
      expect(keys).not.toContain(detailKey);
      break;
    }
    expect(statement).toBeLessThan(12);
  }
});

test("storage errors don't stop a deletion; what storage refused stays noted", async () => {
  const { deps, user, ids } = await createResumes(1);
  const stubborn = testDeps({ files: failOnce(1) });
  await deleteResume(stubborn, { userId: user.userId, resumeId: ids[0] ?? "" });
  expect(await rowsOf(deps, user)).toEqual([]);
  const noted = await deps.db.shared.select().from(filesToDelete);
  const mine = noted.map(({ fileKey }) => fileKey).filter((key) => key.startsWith(user.userId));
  expect(mine.toSorted()).toEqual((await keysOf(user)).toSorted());
  expect(mine).toHaveLength(2);
});

test("the database failing once, at each statement of an upload in turn, leaves all or nothing", async () => {
  for (let statement = 1; ; statement++) {
    const deps = testDeps();
    const user = await createOwner(deps);
    await upload(deps, user, pdfFiles(1, 7));
    const [before] = await defaultsOf(deps, user);
    const fault = failOnce(statement);
    const error = await upload(testDeps({ d1: fault }), user, pdfFiles(2)).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const rows = await rowsOf(deps, user);
    expect(await keysOf(user)).toHaveLength(rows.length);
    expect(await defaultsOf(deps, user)).toHaveLength(1);
    if (!error) {
      expect(rows).toHaveLength(3);
      expect(fault.calls).toBeLessThan(statement);
      break;
    }
    expect(rows).toHaveLength(1);
    expect(await defaultsOf(deps, user)).toEqual([before]);
    expect(statement).toBeLessThan(20);
  }
});

test("storage failing during an upload leaves neither rows nor files, and says so", async () => {
  for (const call of [1, 2]) {
    const deps = testDeps();
    const user = await createOwner(deps);
    const faulty = testDeps({ files: failOnce(call) });
    await expect(upload(faulty, user, pdfFiles(2))).rejects.toMatchObject({
      code: "resume-upload-failed",
      message: "Failed to upload resume. Please try again.",
    });
    expect(await rowsOf(deps, user)).toEqual([]);
    expect(await keysOf(user)).toEqual([]);
  }
});

test("a queue that takes no message doesn't undo the upload", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  const send = () => Promise.reject(new Error("the queue is down"));
  const { accepted } = await upload({ ...deps, resumeQueue: { send } }, user, pdfFiles(1));
  expect(accepted).toHaveLength(1);
  expect(await rowsOf(deps, user)).toMatchObject([{ analysisStatus: "pending" }]);
});

test("the last of several uploads is the default; another can be made it; there is one at any time", async () => {
  const { deps, user, ids } = await createResumes(3);
  const { userId } = user;
  expect(await defaultsOf(deps, user)).toEqual([ids[2]]);
  await upload(deps, user, pdfFiles(1, 20));
  const [newest] = await rowsOf(deps, user);
  expect(await defaultsOf(deps, user)).toEqual([newest?.id]);
  await Promise.all(ids.map((resumeId) => setDefaultResume(deps, { userId, resumeId })));
  expect(await defaultsOf(deps, user)).toHaveLength(1);
  await setDefaultResume(deps, { userId, resumeId: ids[0] ?? "" });
  expect(await defaultsOf(deps, user)).toEqual([ids[0]]);
  expect((await listResumes(deps, { userId })).map(({ id }) => id)).toEqual([
    ids[0],
    newest?.id,
    ids[2],
    ids[1],
  ]);
  await deleteResume(deps, { userId, resumeId: ids[1] ?? "" });
  expect(await defaultsOf(deps, user)).toEqual([ids[0]]);
  await deleteResume(deps, { userId, resumeId: ids[0] ?? "" });
  expect(await defaultsOf(deps, user)).toEqual([newest?.id]);
});

test("uploads at the same moment: the same file is stored once, and one résumé is the default", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  const answers = await Promise.all(
    [1, 2, 3].map(() => upload(deps, user, [...pdfFiles(1), ...pdfFiles(1, 1)])),
  );
  const rows = await rowsOf(deps, user);
  expect(rows).toHaveLength(2);
  expect(await keysOf(user)).toHaveLength(2);
  expect(await defaultsOf(deps, user)).toHaveLength(1);
  const accepted = answers.flatMap((answer) => answer.accepted);
  expect(new Set(accepted.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
  expect(accepted.filter(({ isNew }) => isNew)).toHaveLength(2);
  const isUpload = and(eq(userActivities.userId, user.userId), eq(userActivities.activityType, "upload"));
  expect(await deps.db.shared.$count(userActivities, isUpload)).toBe(2);
});

test("versions share a family that is named after the oldest that is left, until only one is", async () => {
  const { deps, user, ids } = await createResumes(1);
  const { userId } = user;
  const [first = ""] = ids;
  const second = (await upload(deps, user, pdfFiles(1, 1), first)).accepted[0]?.id ?? "";
  const third = (await upload(deps, user, pdfFiles(1, 2), second)).accepted[0]?.id ?? "";
  const families = async () =>
    Object.fromEntries((await rowsOf(deps, user)).map(({ id, familyId }) => [id, familyId]));
  expect(await families()).toEqual({ [first]: first, [second]: first, [third]: first });
  await deleteResume(deps, { userId, resumeId: first });
  expect(await families()).toEqual({ [second]: second, [third]: second });
  await deleteResume(deps, { userId, resumeId: third });
  expect(await families()).toEqual({ [second]: null });
  // The same file again is no new version.
  await upload(deps, user, pdfFiles(1, 1), second);
  expect(await families()).toEqual({ [second]: null });
});

test("a name has 1 to 255 characters that can be shown", async () => {
  const { deps, user, ids } = await createResumes(1);
  const input = { userId: user.userId, resumeId: ids[0] ?? "" };
  await renameResume(deps, { ...input, name: `  ${"n".repeat(255)} ` });
  expect(await rowsOf(deps, user)).toMatchObject([{ name: "n".repeat(255) }]);
  const wrong = { code: "invalid-input", status: 400 };
  for (const [name, message] of [
    ["", "Please enter a name"],
    ["   ", "Please enter a name"],
    ["n".repeat(256), "A name may have up to 255 characters"],
    ["a\u0000b", "This name has characters we can't show"],
    ["\u202Efdp.vc", "This name has characters we can't show"],
  ] as const)
    await expect(renameResume(deps, { ...input, name })).rejects.toMatchObject({ ...wrong, message });
});

/** Rows alone, a millisecond apart, the oldest first; nobody opens their files. */
async function withRows(count: number, of: (i: number) => Partial<typeof resumes.$inferInsert> = () => ({})) {
  const deps = testDeps();
  const { userId } = await createOwner(deps);
  for (let i = 0; i < count; i++) {
    const file = {
      fileKey: `${userId}/${i}.pdf`,
      fileSize: 1,
      fileType: "application/pdf",
      fileHash: String(i),
    };
    await deps.db.shared
      .insert(resumes)
      .values({ id: `${userId}-${i}`, userId, name: `CV ${i}`, ...file, createdAt: i, ...of(i) });
  }
  const page = async (number: number) => {
    const { families, ...rest } = await listResumePage(deps, { userId, page: number });
    return { families: families.map((family) => family.map(({ name }) => name)), ...rest };
  };
  return { deps, userId, page };
}

test("a list comes whole, or in pages; a page past the end is the last", async () => {
  const count = FAMILIES_PER_PAGE + 3;
  const { deps, userId, page } = await withRows(count, (i) =>
    i === 0 ? { analysisStatus: "failed", failureCode: "password" } : {},
  );
  const whole = await listResumes(deps, { userId });
  const names = Array.from({ length: count }, (_, i) => `CV ${count - 1 - i}`);
  expect(whole.map(({ name }) => name)).toEqual(names);
  expect(whole.at(-1)?.failure).toMatch(/^This file is protected with a password/);
  const last = { families: [["CV 2"], ["CV 1"], ["CV 0"]], total: count, page: 2, pages: 2 };
  expect(await page(2)).toEqual(last);
  expect(await page(99)).toEqual(last);
  expect(await page(Number.NaN)).toMatchObject({ page: 1, pages: 2 });
  expect((await page(1)).families.flat()).toEqual(names.slice(0, FAMILIES_PER_PAGE));
  const { page: empty } = await withRows(0);
  expect(await empty(3)).toEqual({ families: [], total: 0, page: 1, pages: 1 });
});

test("a family is never torn apart: it is listed where its newest version is, with all the others", async () => {
  const count = 2 * FAMILIES_PER_PAGE + 4;
  // The oldest three have the newest as their last version; five others would lie across two pages of single résumés.
  const family = (i: number) => (i < 3 || i === count - 1 ? "old" : i >= 22 && i < 27 ? "middle" : null);
  const { deps, userId, page } = await withRows(count, (i) => ({ familyId: family(i) }));
  const [first, second] = [await page(1), await page(2)];
  expect(first.families[0]).toEqual([`CV ${count - 1}`, "CV 2", "CV 1", "CV 0"]);
  expect(first.families.at(17)).toEqual(["CV 26", "CV 25", "CV 24", "CV 23", "CV 22"]);
  expect([first, second]).toMatchObject([
    { total: count, page: 1, pages: 2 },
    { total: count, page: 2, pages: 2 },
  ]);
  const all = [...first.families, ...second.families];
  expect([first.families.length, all.length]).toEqual([FAMILIES_PER_PAGE, count - 7]);
  expect(new Set(all.flat()).size).toBe(count);
  expect(all.flat()).toHaveLength(count);
  // The default leads its family, and its family the list, wherever it was before.
  await setDefaultResume(deps, { userId, resumeId: `${userId}-23` });
  const { families } = await page(1);
  expect(families[0]).toEqual(["CV 23", "CV 26", "CV 25", "CV 24", "CV 22"]);
  expect(families[1]?.[0]).toBe(`CV ${count - 1}`);
});

test("two versions of one millisecond are in one family, once", async () => {
  const { page } = await withRows(3, (i) => ({ familyId: i < 2 ? "one" : null, createdAt: 7 }));
  const { families, pages } = await page(1);
  expect([families.length, families.flat().length, pages]).toEqual([2, 3, 1]);
});
