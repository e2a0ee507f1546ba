import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatch } from "../../../db/batch";
import { matches, resumeAnalyses, resumes, userProgress, userSkills } from "../../../db/schema";
import {
  addProgress,
  addSkills,
  rebuildSkillsAndProgress,
} from "../../../workers/domain/seekers/skills-and-progress";
import { testDeps } from "../../support/faults";
import { createSeeker } from "../../support/people/seeker";

const deps = testDeps();
const db = deps.db.shared;

type Analysis = {
  matchingSkills: string[];
  missingSkills: string[];
  createdAt: number;
  score?: number | null;
};

async function person() {
  const { userId } = await createSeeker(deps);
  const resumeId = crypto.randomUUID();
  await db.insert(resumes).values({
    id: resumeId,
    userId,
    name: "cv.pdf",
    fileKey: `${userId}/1-cv.pdf`,
    fileSize: 1,
    fileType: "application/pdf",
    fileHash: resumeId,
  });
  return { userId, resumeId };
}

/** Keeps an analysis with its books, as one batch. */
async function keep({ userId, resumeId }: { userId: string; resumeId: string }, analysis: Analysis) {
  const id = crypto.randomUUID();
  await runBatch(db, [
    db.insert(matches).values({ id, userId, resumeId, ...analysis }),
    ...addSkills(db, { userId, ...analysis }),
    ...addProgress(db, { userId, createdAt: analysis.createdAt }),
  ]);
  return id;
}

/** Everything in the books but ids and the time of writing. */
async function booksOf(userId: string) {
  const skills = await db
    .select()
    .from(userSkills)
    .where(eq(userSkills.userId, userId))
    .orderBy(asc(userSkills.skillType), asc(userSkills.skillName));
  const progress = await db
    .select()
    .from(userProgress)
    .where(eq(userProgress.userId, userId))
    .orderBy(asc(userProgress.periodType), asc(userProgress.periodStart));
  return {
    skills: skills.map(({ id: _id, userId: _user, ...row }) => row),
    progress: progress.map(({ id: _id, userId: _user, updatedAt: _at, ...row }) => row),
  };
}

const at = (time: string) => Date.parse(time);

test("a skill begins at 85 or 30 and grows by 5 to at most 100", async () => {
  const one = await person();
  const createdAt = at("2026-11-04T10:00:00Z");
  const seen: unknown[] = [];
  for (let time = 0; time < 5; time++) {
    await keep(one, { matchingSkills: ["Python"], missingSkills: ["Go"], createdAt: createdAt + time });
    const { skills } = await booksOf(one.userId);
    seen.push(skills.map((row) => [row.skillName, row.skillType, row.confidenceScore, row.frequencyCount]));
  }
  expect(seen.map((row) => JSON.stringify(row))).toEqual([
    '[["Python","strength",85,1],["Go","weakness",30,1]]',
    '[["Python","strength",90,2],["Go","weakness",35,2]]',
    '[["Python","strength",95,3],["Go","weakness",40,3]]',
    '[["Python","strength",100,4],["Go","weakness",45,4]]',
    '[["Python","strength",100,5],["Go","weakness",50,5]]',
  ]);
  expect((await booksOf(one.userId)).skills[0]?.lastUpdated).toBe(createdAt + 4);
});

test("names are cut at 255 characters, a name listed twice counts once, and an empty one not at all", async () => {
  const one = await person();
  const long = "x".repeat(300);
  await keep(one, {
    matchingSkills: [long, "SQL", "SQL", ""],
    missingSkills: [],
    createdAt: at("2026-11-04T10:00:00Z"),
  });
  const { skills } = await booksOf(one.userId);
  expect(skills.map((row) => [row.skillName, row.frequencyCount])).toEqual([
    ["SQL", 1],
    ["x".repeat(255), 1],
  ]);
  await runBatch(db, rebuildSkillsAndProgress(db, one.userId));
  expect((await booksOf(one.userId)).skills).toEqual(skills);
});

test("weeks begin on Monday and months on the first, both in UTC", async () => {
  const one = await person();
  const times = [
    "2026-11-01T23:59:59.999Z",
    "2026-11-02T00:00:00.000Z",
    "2026-11-08T23:59:59.999Z",
    "2026-12-31T23:59:59.999Z",
    "2027-01-01T00:00:00.000Z",
  ];
  for (const [index, time] of times.entries())
    await keep(one, { matchingSkills: [], missingSkills: [], createdAt: at(time), score: 50 + index * 10 });
  const { progress } = await booksOf(one.userId);
  const day = (time: number | null) => new Date(time ?? 0).toISOString().slice(0, 10);
  expect(
    progress.map((row) => [row.periodType, day(row.periodStart), row.analysesCount, row.averageScore]),
  ).toEqual([
    ["monthly", "2026-11-01", 3, 60],
    ["monthly", "2026-12-01", 1, 80],
    ["monthly", "2027-01-01", 1, 90],
    ["weekly", "2026-10-26", 1, 50],
    ["weekly", "2026-11-02", 2, 65],
    ["weekly", "2026-12-28", 2, 85],
  ]);
  const week = progress.at(-1);
  expect(
    [week?.weekStart, week?.dayStart, week?.monthStart, week?.quarterStart, week?.yearStart].map((time) =>
      day(time ?? null),
    ),
  ).toEqual(["2026-12-28", "2026-12-28", "2026-12-01", "2026-10-01", "2026-01-01"]);
});

test("an analysis without a score is counted and weighs nothing in the average", async () => {
  const one = await person();
  const createdAt = at("2026-11-04T10:00:00Z");
  await keep(one, { matchingSkills: [], missingSkills: [], createdAt, score: 70 });
  await keep(one, { matchingSkills: [], missingSkills: [], createdAt: createdAt + 1, score: null });
  const { progress } = await booksOf(one.userId);
  expect(progress.map((row) => [row.analysesCount, row.averageScore])).toEqual([
    [2, 70],
    [2, 70],
  ]);
});

test("ten analyses at once all count", async () => {
  const one = await person();
  const createdAt = at("2026-11-04T10:00:00Z");
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      keep(one, {
        matchingSkills: ["Python"],
        missingSkills: [],
        createdAt: createdAt + index,
        score: index * 10,
      }),
    ),
  );
  const { skills, progress } = await booksOf(one.userId);
  expect(skills.map((row) => row.frequencyCount)).toEqual([10]);
  expect(progress.map((row) => [row.analysesCount, row.averageScore])).toEqual([
    [10, 45],
    [10, 45],
  ]);
});

test("what is computed again is what was stored step by step, and a deleted analysis leaves nothing", async () => {
  const [one, other] = [await person(), await person()];
  const names = ["Python", "SQL", "Go", "Docker", "Rust"];
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) {
    ids.push(
      await keep(one, {
        matchingSkills: names.filter((_, n) => (i + n) % 3 === 0),
        missingSkills: names.filter((_, n) => (i + n) % 3 === 1),
        createdAt: at("2026-10-20T00:00:00Z") + i * 3 * 86_400_000,
        score: 40 + i,
      }),
    );
  }
  await keep(other, { matchingSkills: ["Python"], missingSkills: [], createdAt: 1, score: 1 });
  const theirs = await booksOf(other.userId);
  const before = await booksOf(one.userId);
  await runBatch(db, rebuildSkillsAndProgress(db, one.userId));
  expect(await booksOf(one.userId)).toEqual(before);

  await db.insert(resumeAnalyses).values({
    resumeId: one.resumeId,
    userId: one.userId,
    matchingSkills: ["Welding"],
    missingSkills: ["Go"],
    createdAt: 7,
  });
  for (const id of ids)
    await runBatch(db, [
      db.delete(matches).where(and(eq(matches.id, id), eq(matches.userId, one.userId))),
      ...rebuildSkillsAndProgress(db, one.userId),
    ]);
  expect(await booksOf(one.userId)).toMatchObject({
    skills: [
      { skillName: "Welding", skillType: "strength", confidenceScore: 85, frequencyCount: 1, lastUpdated: 7 },
      { skillName: "Go", skillType: "weakness", confidenceScore: 30, frequencyCount: 1 },
    ],
    progress: [],
  });
  expect(await booksOf(other.userId)).toEqual(theirs);
});
