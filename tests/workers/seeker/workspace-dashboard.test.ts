import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { runBatch } from "../../../db/batch";
import { openDatabases } from "../../../db/client";
import {
  matches,
  resumeAnalyses,
  resumes,
  userActivities,
  userCredits,
  userSkills,
} from "../../../db/schema";
import { EMPTY_DASHBOARD, getDashboard } from "../../../workers/domain/seekers/get-dashboard";
import { likeForLikeOf, scoreTrendOf } from "../../../workers/domain/seekers/insights";
import { addProgress } from "../../../workers/domain/seekers/skills-and-progress";
import { testDeps } from "../../support/faults";
import { createSeeker } from "../../support/people/seeker";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const DAY = 24 * 60 * 60 * 1000;
const deps = { ...testDeps(), now: () => NOW };
const db = deps.db.shared;

async function createResume(userId: string, changes: Partial<typeof resumes.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  await db.insert(resumes).values({
    id,
    userId,
    name: "CV",
    fileKey: `${userId}/${id}.pdf`,
    fileSize: 1,
    fileType: "application/pdf",
    fileHash: id,
    ...changes,
  });
  return id;
}

const skill = (
  userId: string,
  skillName: string,
  confidenceScore: number,
  type: "strength" | "weakness",
) => ({
  userId,
  skillName,
  skillType: type,
  confidenceScore,
  frequencyCount: confidenceScore,
  lastUpdated: NOW,
});

test("a new account's dashboard is empty, and so is that of someone without rows", async () => {
  const { userId } = await createSeeker(deps);
  expect(await getDashboard(deps, { userId })).toEqual(EMPTY_DASHBOARD);
});

test("figures, lists and limits are those of the spec, and of this user alone", async () => {
  const [{ userId }, other] = [await createSeeker(deps), await createSeeker(deps)];
  for (const user of [userId, other.userId]) {
    const resumeIds = [await createResume(user), await createResume(user)];
    await db.insert(resumeAnalyses).values(
      resumeIds.map((resumeId, i) => ({
        userId: user,
        resumeId,
        resumeScore: 60 + 20 * i,
        jobFitScore: i ? null : 50,
      })),
    );
    const times = [NOW - DAY, NOW - 6 * DAY, NOW - 8 * DAY, NOW - 30 * DAY];
    await db.insert(matches).values(
      times.map((createdAt, i) => ({
        userId: user,
        resumeId: resumeIds[0] ?? "",
        score: 50 + i,
        createdAt,
      })),
    );
    for (const createdAt of times) await runBatch(db, addProgress(db, { userId: user, createdAt }));
    for (let i = 0; i < 12; i++) {
      await db.insert(userActivities).values({
        userId: user,
        activityType: "analysis",
        title: `Activity ${i}`,
        metadata: i === 11 ? { score: 72 } : null,
        createdAt: NOW + i,
      });
    }
    await db
      .insert(userSkills)
      .values([..."abcdefg"].map((name, i) => skill(user, name, 80 + i, "strength")));
    await db.insert(userSkills).values([..."vwxyz"].map((name, i) => skill(user, name, 30 + i, "weakness")));
    // Found as often as missed, and missed more often than found.
    await db.insert(userSkills).values({ ...skill(user, "g", 99, "weakness"), frequencyCount: 86 });
    await db.insert(userSkills).values({ ...skill(user, "a", 98, "weakness"), frequencyCount: 81 });
    await db.insert(userCredits).values({ userId: user, totalCredits: 7 });
  }
  const { totals, credits, activities, insights, progress } = await getDashboard(deps, { userId });
  expect(totals).toEqual({ analyses: 4, resumes: 2, resumeScore: 70, jobFit: 50 });
  expect(credits).toBe(7);
  expect(activities).toHaveLength(10);
  expect(activities[0]).toMatchObject({ title: "Activity 11", type: "analysis", score: 72 });
  expect(activities[1]).toMatchObject({ title: "Activity 10", score: null });
  expect(insights.topSkills.map(({ name }) => name)).toEqual(["g", "f", "e", "d", "c"]);
  expect(insights.improvementAreas.map(({ name }) => name)).toEqual(["a", "z", "y"]);
  expect(progress).toEqual({
    last7DaysAnalyses: 2,
    // On the 20th, the analysis of 30 days ago was made in October.
    monthlyAnalyses: 3,
    averageImprovement: null,
    lastAnalysisDate: NOW - DAY,
  });
});

test("a job's score is compared between résumés in the order of their upload, each by its newest analysis", async () => {
  const { userId } = await createSeeker(deps);
  const older = await createResume(userId, { name: "Old", createdAt: NOW - 9 * DAY });
  const newer = await createResume(userId, { name: "New", createdAt: NOW - 2 * DAY });
  const analysis = (resumeId: string, jobHash: string, score: number | null, createdAt: number) => ({
    userId,
    resumeId,
    jobHash,
    jobTitle: `Job ${jobHash}`,
    score,
    createdAt,
  });
  await db.insert(matches).values([
    analysis(older, "a", 40, NOW - 8 * DAY),
    analysis(newer, "a", 57.5, NOW - DAY),
    // The older one analysed again later stays before the newer one.
    analysis(older, "a", 45, NOW - 1000),
    analysis(older, "only one", 50, NOW - 500),
    analysis(older, "no score", null, NOW - 400),
    analysis(newer, "no score", 50, NOW - 300),
  ]);
  const { likeForLike } = await getDashboard(deps, { userId });
  expect(likeForLike).toHaveLength(1);
  expect(likeForLike[0]).toMatchObject({
    jobTitle: "Job a",
    change: 12.5,
    points: [
      { resumeName: "Old", score: 45 },
      { resumeName: "New", score: 57.5 },
    ],
  });
});

test("the dashboard takes one round trip, however much there is", async () => {
  const { userId } = await createSeeker(deps);
  const resumeId = await createResume(userId);
  await db
    .insert(matches)
    .values(
      Array.from({ length: 8 }, (_, i) => ({ userId, resumeId, jobHash: `${i}`, score: i, createdAt: i })),
    );
  let trips = 0;
  const d1 = {
    prepare: (query: string) => env.DB.prepare(query),
    batch: (list: D1PreparedStatement[]) => {
      trips += 1;
      return env.DB.batch(list);
    },
  } as unknown as D1Database;
  await getDashboard({ db: openDatabases(d1), now: deps.now }, { userId });
  expect(trips).toBe(1);
});

const ten = (latest: number, before: number) => [...Array(5).fill(latest), ...Array(5).fill(before)];

test.each([
  ["nine analyses", ten(90, 10).slice(0, 9), "stable", 0, null],
  ["just 5 percent", ten(63, 60), "stable", 5, 3],
  ["more than 5 percent", ten(63.1, 60), "up", 5.2, 3.1],
  ["just -5 percent", ten(57, 60), "stable", -5, -3],
  ["less than -5 percent", ten(56.9, 60), "down", -5.2, -3.1],
  ["from nothing", ten(40, 0), "up", 100, 40],
  ["nothing at all", ten(0, 0), "stable", 0, 0],
  ["older ones than ten", [...ten(60, 60), 1, 1, 1, 1], "stable", 0, 0],
])("the trend of %s", (_, scores, scoreTrend, trendPercentage, averageImprovement) => {
  expect(scoreTrendOf(scores)).toEqual({ scoreTrend, trendPercentage, averageImprovement });
});

test("one résumé alone is no comparison", () => {
  const point = { matchId: "1", resumeId: "r", resumeName: "CV", resumeCreatedAt: 1 };
  expect(
    likeForLikeOf("Job", [
      { ...point, score: 1 },
      { ...point, score: 2 },
    ]),
  ).toBeNull();
  expect(likeForLikeOf("Job", [])).toBeNull();
});
