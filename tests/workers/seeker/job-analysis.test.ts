import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { resumes, subscriptions, userActivities, userProgress, userSkills } from "../../../db/schema";
import { analysisKeyOf } from "../../../workers/domain/files/analysis-key";
import { getMatch } from "../../../workers/domain/matches/get-match";
import { newRequestId } from "../../../workers/domain/matches/request-id";
import { getStoredResume } from "../../../workers/domain/resumes/get-resume";
import { failOnce, testDeps } from "../../support/faults";
import {
  analyse,
  analysesOf,
  analysisFileOf,
  analysisFilesOf,
  POSTING,
  setSubscription,
} from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

const deps = testDeps();
const db = deps.db.shared;

async function person() {
  const { user, ids } = await createResumes(1);
  return { user, resumeId: ids[0] ?? "" };
}

const activitiesOf = (userId: string) =>
  db
    .select()
    .from(userActivities)
    .where(eq(userActivities.userId, userId))
    .orderBy(asc(userActivities.createdAt));

const refused = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string; message: string }) => [error.code, error.message],
  );

test("a pasted job gives a whole row, its file, an activity with the score, skills and progress", async () => {
  const { user, resumeId } = await person();
  const { id } = await analyse(deps, user, resumeId, { title: "Backend Developer" });
  const { row, stored, text, facts, stale, resume } = await getMatch(deps, { ...user, matchId: id });
  expect(row).toMatchObject({
    id,
    userId: user.userId,
    resumeId,
    mode: "description",
    jobTitle: "Backend Developer",
    jobDescription: POSTING,
    jobUrl: null,
    jobId: null,
    companyName: null,
    detailKey: expect.stringMatching(`^${user.userId}/analyses/[0-9a-f]{16}\\.[0-9a-f-]{36}\\.json\\.gz$`),
    factsVersion: 1,
  });
  expect(row.jobHash).toMatch(/^[\da-f]{64}$/);
  expect(row.score).toBe(Math.round(stored?.sheet.scores.relevancy?.value ?? -1));
  expect(row.matchingSkills).toEqual(expect.arrayContaining(["Python", "PostgreSQL"]));
  expect(row.missingSkills).toEqual(expect.arrayContaining(["Terraform"]));
  for (const list of [row.strengths, row.gaps, row.suggestions]) expect(list.length).toBeGreaterThan(0);
  for (const words of [row.pivotStrategy, row.jobRelevance, row.overallAnalysis, row.engineVersion])
    expect(words?.length).toBeGreaterThan(3);
  expect([stale, resume.id, facts?.emails.length]).toEqual([false, resumeId, 1]);

  for (const part of stored?.sheet.scores.skills?.parts ?? [])
    for (const quote of part.evidence)
      expect(text?.lines[quote.line]?.text.slice(quote.start, quote.end)).toBe(quote.text);
  for (const one of stored?.job.requirements ?? [])
    for (const quote of one.quotes) expect(stored?.posting.slice(quote.start, quote.end)).toBe(quote.text);

  const last = (await activitiesOf(user.userId)).at(-1);
  expect(last).toMatchObject({
    activityType: "analysis",
    title: "Job analysis",
    metadata: { score: row.score },
    resumeId,
    matchId: id,
  });
  const progress = await db.select().from(userProgress).where(eq(userProgress.userId, user.userId));
  expect(
    progress.map((one) => [one.periodType, one.analysesCount, one.averageScore].join(" ")).sort(),
  ).toEqual([`monthly 1 ${row.score}`, `weekly 1 ${row.score}`]);
  const skills = await db.select().from(userSkills).where(eq(userSkills.userId, user.userId));
  expect(skills.find((one) => one.skillName === "Terraform")).toMatchObject({
    skillType: "weakness",
    confidenceScore: 30,
  });
});

test("the same résumé and the same job always give the same answer", async () => {
  const { user, resumeId } = await person();
  const first = await analyse(deps, user, resumeId);
  const second = await analyse(deps, user, resumeId, { description: POSTING.replaceAll("\n", "\r\n") });
  const [one, two] = await Promise.all(
    [first, second].map(({ id }) => getMatch(deps, { ...user, matchId: id })),
  );
  expect(JSON.stringify(one?.stored)).toBe(JSON.stringify(two?.stored));
  expect(one?.row.jobHash).toBe(two?.row.jobHash);
  expect(one?.row.id).not.toBe(two?.row.id);
});

test("a posting is read at its address, which is stored without tracking parameters", async () => {
  const { user, resumeId } = await person();
  const { id } = await analyse(deps, user, resumeId, {
    mode: "url",
    url: " https://se.linkedin.com/jobs/view/backend-developer-at-fjordpay-4010000001?trk=abc ",
    description: "what was typed in another mode",
  });
  const { row, stored } = await getMatch(deps, { ...user, matchId: id });
  expect(row).toMatchObject({
    mode: "url",
    jobTitle: "Backend Developer (m/f/d)",
    companyName: "Fjordpay & Partners",
    jobUrl: "https://www.linkedin.com/jobs/view/4010000001",
    jobId: "4010000001",
  });
  expect(row.jobDescription).toContain("Python and PostgreSQL");
  expect(stored?.job).toMatchObject({ location: "Gothenburg, SE", employmentType: "full-time" });
});

test("a title alone is held against the occupation's built-in profile, and that is said", async () => {
  const { user, resumeId } = await person();
  const { id } = await analyse(deps, user, resumeId, { mode: "title", title: " Backend developer " });
  const { row, stored } = await getMatch(deps, { ...user, matchId: id });
  expect(row).toMatchObject({ mode: "title", jobTitle: "Backend developer", jobDescription: null });
  expect([stored?.job.source, stored?.posting]).toEqual(["occupation", ""]);
  expect(row.score).toBeGreaterThan(0);
});

test("what the form lacks is said in the specification's words, before anything is asked of the account", async () => {
  const { user, resumeId } = await person();
  await setSubscription(deps, user, { nextRenewal: 1 });
  const missing = ["job-missing", "Please provide either a LinkedIn job URL or job description"];
  const badUrl = ["job-url-invalid", "Please provide a valid LinkedIn job URL"];
  const cases: [Parameters<typeof analyse>[3], unknown][] = [
    [{ resumeId: " " }, ["resume-missing", "Please select a resume to analyze"]],
    [{ description: " \n " }, missing],
    [{ mode: "url", url: "" }, missing],
    [{ mode: "title", title: " " }, ["job-missing", "Please enter a job title"]],
    [{ mode: "url", url: "https://example.com/jobs/view/4010000001" }, badUrl],
    [{ mode: "url", url: "https://www.linkedin.com/in/someone" }, badUrl],
    [
      { description: "x".repeat(50_001) },
      ["invalid-input", "The job description may have up to 50,000 characters."],
    ],
    [
      { mode: "title", title: "x".repeat(201) },
      ["invalid-input", "The job title may have up to 200 characters."],
    ],
    [{ requestId: "short" }, ["invalid-input", "Please check your input."]],
    [{ requestId: "' or 1=1 -- abcde" }, ["invalid-input", "Please check your input."]],
  ];
  for (const [given, message] of cases)
    expect([given, await refused(analyse(deps, user, resumeId, given))]).toEqual([given, message]);
  expect(await analysesOf(deps, user)).toEqual([]);
});

test("a posting that can't be read, and a title that isn't known, are said so and leave nothing", async () => {
  const { user, resumeId } = await person();
  const unreadable = [
    "posting-unreadable",
    "We couldn't read that posting. Please paste the job description instead.",
  ];
  for (const url of [
    "https://www.linkedin.com/jobs/view/4999999999",
    "https://www.linkedin.com/jobs/view/5000000302",
    "https://www.linkedin.com/jobs/view/5000000999",
    "https://www.linkedin.com/jobs/search/?keywords=nurse",
  ])
    expect([url, await refused(analyse(deps, user, resumeId, { mode: "url", url }))]).toEqual([
      url,
      unreadable,
    ]);
  expect(await refused(analyse(deps, user, resumeId, { mode: "title", title: "Qwzx Blorf" }))).toEqual([
    "title-unknown",
    expect.stringContaining("can't be judged"),
  ]);
  expect(await analysesOf(deps, user)).toEqual([]);
  expect(await analysisFilesOf(deps, user)).toEqual([]);
});

test("one person's analyses read forty addresses an hour at most; a posting can be pasted still", async () => {
  const { user, resumeId } = await person();
  const url = "https://www.linkedin.com/jobs/view/4999999999";
  const codes = await Promise.all(
    Array.from({ length: 45 }, () =>
      refused(analyse(deps, user, resumeId, { mode: "url", url })).then(([code]) => code),
    ),
  );
  expect(codes.filter((code) => code === "posting-unreadable").length).toBe(40);
  expect(codes.filter((code) => code === "too-many-attempts").length).toBe(5);
  expect((await analyse(deps, user, resumeId)).id).toBeTruthy();
});

test("words that say nothing of a job get no score made up", async () => {
  const { user, resumeId } = await person();
  for (const description of ["lorem ipsum dolor", "?!", "2026"])
    expect(await refused(analyse(deps, user, resumeId, { description }))).toEqual([
      "job-unclear",
      "This text doesn't say what the job asks for. Please paste the whole job description.",
    ]);
  expect(await analysesOf(deps, user)).toEqual([]);
});

test("the same request twice, or ten times at once, is one analysis", async () => {
  const { user, resumeId } = await person();
  const before = (await activitiesOf(user.userId)).length;
  const requestId = newRequestId();
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => analyse(deps, user, resumeId, { requestId })),
  );
  ids.push(await analyse(deps, user, resumeId, { requestId, description: "something else" }));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  expect((await analysesOf(deps, user)).length).toBe(1);
  expect((await analysisFilesOf(deps, user)).length).toBe(1);
  expect((await activitiesOf(user.userId)).length).toBe(before + 1);
  const skills = await db.select().from(userSkills).where(eq(userSkills.userId, user.userId));
  expect(skills.find(({ skillName }) => skillName === "Terraform")?.frequencyCount).toBe(1);
});

test("two people's requests never collide, under any name", async () => {
  const [one, other] = [await person(), await person()];
  const requestId = newRequestId();
  const [mine, theirs] = await Promise.all(
    [one, other].map(({ user, resumeId }) => analyse(deps, user, resumeId, { requestId })),
  );
  expect(mine?.id).not.toBe(theirs?.id);
  expect((await analysesOf(deps, one.user)).length).toBe(1);
  expect((await analysesOf(deps, other.user)).length).toBe(1);
});

test("another's résumé is as missing as one that never was", async () => {
  const [one, other] = [await person(), await person()];
  const foreign = await refused(analyse(deps, one.user, other.resumeId));
  expect(foreign).toEqual(["resume-not-found", "Resume not found"]);
  expect(await refused(analyse(deps, one.user, crypto.randomUUID()))).toEqual(foreign);
});

test("a résumé that is still read, or couldn't be, says so", async () => {
  const { user, resumeId } = await person();
  const set = (columns: Partial<typeof resumes.$inferInsert>) =>
    db.update(resumes).set(columns).where(eq(resumes.id, resumeId));
  await set({ analysisStatus: "pending" });
  expect(await refused(analyse(deps, user, resumeId))).toEqual([
    "resume-pending",
    "This resume is still being read. Please try again in a moment.",
  ]);
  await set({ analysisStatus: "failed", failureCode: "password" });
  expect(await refused(analyse(deps, user, resumeId))).toEqual([
    "resume-unreadable",
    expect.stringMatching(/password/i),
  ]);
});

test("an analysis needs a subscription that holds now; reading their own needs none", async () => {
  const { user, resumeId } = await person();
  const { id } = await analyse(deps, user, resumeId);
  const said: unknown[] = [];
  await setSubscription(deps, user, { nextRenewal: deps.now() - 1 });
  said.push(await refused(analyse(deps, user, resumeId)));
  await setSubscription(deps, user, { status: "suspended", nextRenewal: deps.now() + 1e6 });
  said.push(await refused(analyse(deps, user, resumeId)));
  await setSubscription(deps, user, { status: "cancelled", nextRenewal: deps.now() - 1 });
  said.push(await refused(analyse(deps, user, resumeId)));
  await db.delete(subscriptions).where(eq(subscriptions.userId, user.userId));
  said.push(await refused(analyse(deps, user, resumeId)));
  expect(said).toEqual([
    ["own-subscription-ended", "Your subscription has ended. Please renew to continue using this feature."],
    ["own-subscription-suspended", "Your account is suspended. Please contact support for assistance."],
    ["own-subscription-inactive", "No active subscription found. Please subscribe to use this feature."],
    ["own-subscription-missing", "No subscription found. Please subscribe to use this feature."],
  ]);
  expect((await getMatch(deps, { ...user, matchId: id })).row.id).toBe(id);
});

test("a fault at any step leaves a whole analysis or nothing, and trying again works", async () => {
  const { user, resumeId } = await person();
  for (const port of ["d1", "files"] as const) {
    for (let step = 1; ; step++) {
      const fault = failOnce(step);
      const requestId = newRequestId();
      const before = (await analysesOf(deps, user)).length;
      const failed = await analyse(testDeps({ [port]: fault }), user, resumeId, { requestId }).then(
        () => null,
        (error: { code?: string }) => error,
      );
      if (fault.calls < step) break;
      const rows = await analysesOf(deps, user);
      expect([port, step, (await analysisFilesOf(deps, user)).length]).toEqual([port, step, rows.length]);
      if (failed) expect(rows.length).toBe(before);
      await analyse(deps, user, resumeId, { requestId });
      expect((await analysesOf(deps, user)).length).toBe(before + 1);
    }
  }
});

test("a failure on our side is said in the specification's words", async () => {
  const { user, resumeId } = await person();
  const broken = { ...deps, files: { ...deps.files, putJson: () => Promise.reject(new Error("storage")) } };
  expect(await refused(analyse(broken, user, resumeId))).toEqual([
    "analysis-save-failed",
    "Failed to save analysis results",
  ]);
});

test("a résumé that is deleted during its analysis leaves nothing of it", async () => {
  const { user, resumeId } = await person();
  const slow = {
    ...deps,
    files: {
      ...deps.files,
      putJson: async (key: string, value: unknown) => {
        await deps.files.putJson(key, value);
        await db.delete(resumes).where(eq(resumes.id, resumeId));
      },
    },
  };
  expect(await refused(analyse(slow, user, resumeId))).toEqual(["resume-not-found", "Resume not found"]);
  expect(await analysisFilesOf(deps, user)).toEqual([]);
  expect(await analysesOf(deps, user)).toEqual([]);
});

test("an analysis shows that the résumé's facts changed, and works without the résumé's text", async () => {
  const { user, resumeId } = await person();
  const { id } = await analyse(deps, user, resumeId);
  await db.update(resumes).set({ factsVersion: 2 }).where(eq(resumes.id, resumeId));
  expect((await getMatch(deps, { ...user, matchId: id })).stale).toBe(true);
  const { resume } = await getStoredResume(deps, { ...user, resumeId });
  await deps.files.remove([analysisKeyOf(resume)]);
  expect(await getMatch(deps, { ...user, matchId: id })).toMatchObject({
    stale: true,
    text: null,
    facts: null,
    stored: { posting: expect.any(String) },
  });
  await deps.files.remove([await analysisFileOf(deps, user, id)]);
  expect(await getMatch(deps, { ...user, matchId: id })).toMatchObject({ stored: null, row: { id } });
});

test("another's analysis is as missing as one that never was", async () => {
  const [one, other] = [await person(), await person()];
  const { id } = await analyse(deps, other.user, other.resumeId);
  const ask = (matchId: string) => refused(getMatch(deps, { ...one.user, matchId }));
  expect(await ask(id)).toEqual(await ask(crypto.randomUUID()));
  expect(await ask(id)).toEqual(["analysis-not-found", "Not found"]);
});
