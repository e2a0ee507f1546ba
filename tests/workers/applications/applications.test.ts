import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications, matches } from "../../../db/schema";
import { addApplication } from "../../../workers/domain/applications/add-application";
import { dayOf, MAX_APPLICATIONS } from "../../../workers/domain/applications/application-limits";
import {
  deleteApplication,
  eraseDeletedApplications,
  restoreApplication,
} from "../../../workers/domain/applications/delete-application";
import { exportApplications } from "../../../workers/domain/applications/export-applications";
import { getApplication } from "../../../workers/domain/applications/get-application";
import { listApplications } from "../../../workers/domain/applications/list-applications";
import { moveApplication, takeBackMove } from "../../../workers/domain/applications/move-application";
import { saveApplication } from "../../../workers/domain/applications/save-application";
import {
  applicationSchema,
  newApplicationSchema,
  parseApplicationQuery,
} from "../../../workers/domain/applications/schema";
import { listTracked, trackMatch } from "../../../workers/domain/applications/track-match";
import { deleteMatch } from "../../../workers/domain/matches/delete-match";
import { testDeps } from "../../support/faults";
import { createSeeker } from "../../support/people/seeker";
import { analyse, analysesOf } from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

const DAY = 24 * 60 * 60_000;
const deps = testDeps();
const db = deps.db.shared;

const job = (given: Record<string, string> = {}) =>
  newApplicationSchema.parse({ jobTitle: "Cook", ...given });
const form = (given: Record<string, string> = {}) =>
  applicationSchema.parse({ jobTitle: "Cook", state: "saved", ...given });

async function tracked(given: Record<string, string> = {}) {
  const { userId } = await createSeeker(deps);
  const applicationId = await addApplication(deps, { userId, form: job(given) });
  return { userId, applicationId };
}

async function analysed(given: Partial<typeof matches.$inferInsert> = {}) {
  const { user, ids } = await createResumes(1);
  const { id: matchId } = await analyse(deps, user, ids[0] ?? "");
  await db
    .update(matches)
    .set({ jobTitle: "Backend Developer", ...given })
    .where(eq(matches.id, matchId));
  return { userId: user.userId, matchId };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );

test("an analysis is tracked once, by two tabs at once too, with its job, employer and score", async () => {
  const own = await analysed({ companyName: "Nordwind", jobUrl: "https://jobs.example/7" });
  const both = await Promise.all([trackMatch(deps, own), trackMatch(deps, own)]);
  const third = await trackMatch(deps, own);
  expect(new Set([...both, third].map(({ id }) => id)).size).toBe(1);
  expect([...both.map(({ isNew }) => isNew).sort(), third.isNew]).toEqual([false, true, false]);
  const [row, ...others] = await listApplications(deps, own);
  const [analysis] = await analysesOf(deps, own);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ matchId: own.matchId, jobTitle: "Backend Developer", employer: "Nordwind" },
    ...{ jobUrl: "https://jobs.example/7", state: "saved", savedAt: dayOf(deps.now()) },
    score: analysis?.score,
  });
  expect(row?.score).toEqual(expect.any(Number));
});

test("a deleted analysis leaves its application, without the link and the score", async () => {
  const own = await analysed();
  const { id } = await trackMatch(deps, own);
  await deleteMatch(deps, own);
  expect(await getApplication(deps, { userId: own.userId, applicationId: id })).toMatchObject({
    ...{ jobTitle: "Backend Developer", matchId: null, score: null },
  });
});

test("an analysis whose application was deleted can be tracked again", async () => {
  const own = await analysed();
  const first = await trackMatch(deps, own);
  const deleted = { userId: own.userId, applicationId: first.id };
  await deleteApplication(deps, deleted);
  expect((await listTracked(deps, { userId: own.userId, matchIds: [own.matchId] })).size).toBe(0);
  const second = await trackMatch(deps, own);
  expect(second).toMatchObject({ isNew: true });
  expect(await codeOf(restoreApplication(deps, deleted))).toBe("application-not-found");
  expect((await listApplications(deps, own)).map(({ id }) => id)).toEqual([second.id]);
});

test("someone else's application is as missing as one that never was, and stays as it is", async () => {
  const theirs = await tracked();
  const before = await getApplication(deps, theirs);
  const { userId } = await createSeeker(deps);
  const deleted = await tracked();
  await deleteApplication(deps, deleted);
  const expected = before.updatedAt;
  const standing = { state: "offer", dates: before } as const;
  for (const applicationId of [theirs.applicationId, crypto.randomUUID()]) {
    const own = { userId, applicationId };
    const tries = [
      () => getApplication(deps, own),
      () => saveApplication(deps, { ...own, form: form({ notes: "mine" }), expected }),
      () => moveApplication(deps, { ...own, state: "offer" }),
      () => takeBackMove(deps, { ...own, standing }),
      () => deleteApplication(deps, own),
      () => restoreApplication(deps, own),
    ];
    for (const work of tries) expect(await codeOf(work())).toBe("application-not-found");
  }
  expect(await codeOf(restoreApplication(deps, { ...deleted, userId }))).toBe("application-not-found");
  expect(await listApplications(deps, { userId })).toEqual([]);
  expect(await getApplication(deps, theirs)).toEqual(before);
});

test("another's analysis can't be tracked", async () => {
  const { matchId } = await analysed();
  const { userId } = await createSeeker(deps);
  expect(await codeOf(trackMatch(deps, { userId, matchId }))).toBe("analysis-not-found");
  expect(await listApplications(deps, { userId })).toEqual([]);
});

test("a move sets the day of its state, and taking it back brings the former days", async () => {
  const own = await tracked();
  const time = { ...deps, now: () => Date.UTC(2026, 10, 5, 23) };
  await moveApplication(time, { ...own, state: "applied" });
  const applied = await getApplication(deps, own);
  expect(applied).toMatchObject({ state: "applied", appliedAt: Date.UTC(2026, 10, 5), interviewAt: null });
  const before = await moveApplication(deps, { ...own, state: "saved" });
  expect(await getApplication(deps, own)).toMatchObject({ state: "saved", appliedAt: null });
  await takeBackMove(deps, { ...own, standing: before });
  const { updatedAt: _, ...back } = await getApplication(deps, own);
  expect(applied).toMatchObject(back);
});

test("of two tabs, the later one is told, and loses and overwrites nothing", async () => {
  const own = await tracked();
  const { updatedAt: expected } = await getApplication(deps, own);
  // Within one millisecond, too.
  const still = { ...deps, now: () => expected };
  await saveApplication(still, { ...own, form: form({ notes: "first" }), expected });
  const late = saveApplication(still, { ...own, form: form({ notes: "second" }), expected });
  expect(await codeOf(late)).toBe("application-changed");
  const saved = await getApplication(deps, own);
  expect(saved.notes).toBe("first");
  await saveApplication(still, { ...own, form: form({ notes: "second" }), expected: saved.updatedAt });
  expect((await getApplication(deps, own)).notes).toBe("second");
});

test("a move in another tab counts as a change", async () => {
  const own = await tracked();
  const { updatedAt: expected } = await getApplication(deps, own);
  await moveApplication(deps, { ...own, state: "interview" });
  expect(await codeOf(saveApplication(deps, { ...own, form: form(), expected }))).toBe("application-changed");
  expect((await getApplication(deps, own)).state).toBe("interview");
});

test("what is deleted can be restored for a day, then it is erased", async () => {
  const [kept, gone] = [await tracked(), await tracked()];
  await deleteApplication(deps, kept);
  await deleteApplication(deps, gone);
  expect(await listApplications(deps, kept)).toEqual([]);
  expect(await codeOf(getApplication(deps, kept))).toBe("application-not-found");
  await eraseDeletedApplications(deps);
  await restoreApplication(deps, kept);
  expect(await listApplications(deps, kept)).toMatchObject([{ id: kept.applicationId }]);
  await eraseDeletedApplications({ ...deps, now: () => deps.now() + DAY + 1000 });
  expect(await codeOf(restoreApplication(deps, gone))).toBe("application-not-found");
  expect(await db.$count(applications, eq(applications.userId, gone.userId))).toBe(0);
  expect(await db.$count(applications, eq(applications.userId, kept.userId))).toBe(1);
});

test("a person tracks 1,000 jobs and no more; a deleted one makes room, which it needs to come back", async () => {
  const own = await tracked();
  const { userId } = own;
  // One row is there; five of a statement are 20 parameters.
  const more = MAX_APPLICATIONS - 2;
  await db.run(
    `insert into applications (id, user_id, job_title, saved_at) with recursive n(i) as (select 1 union all select i + 1 from n where i < ${more}) select '${userId}.' || i, '${userId}', 'Job', 0 from n`,
  );
  const last = await addApplication(deps, { userId, form: job() });
  expect(await codeOf(addApplication(deps, { userId, form: job() }))).toBe("application-limit");
  await deleteApplication(deps, own);
  await addApplication(deps, { userId, form: job() });
  expect(await codeOf(restoreApplication(deps, own))).toBe("application-limit");
  await deleteApplication(deps, { userId, applicationId: last });
  await restoreApplication(deps, own);
  expect(await listApplications(deps, { userId })).toHaveLength(MAX_APPLICATIONS);
  await db.delete(applications).where(and(eq(applications.userId, userId)));
});

test("the CSV has what the list shows, with notes, and no formula", async () => {
  const own = await tracked({ jobTitle: "=1+1", employer: "Nord, wind", place: "Oslo" });
  const { updatedAt: expected } = await getApplication(deps, own);
  const days = { savedAt: "2026-11-01", appliedAt: "2026-11-03", nextAt: "2026-12-01" };
  await saveApplication(deps, {
    ...own,
    expected,
    form: form({
      ...{ jobTitle: "=1+1", employer: "Nord, wind", place: "Oslo", state: "applied", ...days },
      ...{ nextStep: "Call", notes: 'Said "yes"\n=2+2' },
    }),
  });
  await addApplication(deps, { userId: own.userId, form: job({ jobTitle: "Driver" }) });
  const { fileName, lines } = await exportApplications(deps, {
    userId: own.userId,
    query: parseApplicationQuery(new URLSearchParams("state=applied")),
  });
  expect(fileName).toMatch(/^plumbline-applications-\d{4}-\d\d-\d\d\.csv$/);
  let text = "";
  for await (const line of lines) text += line;
  expect(text).toBe(
    [
      "Job Title,Employer,Location,Job URL,Status,Match Score,Date Saved,Date Applied,Interview Date,Offer Date,Date Closed,Next Step,Next Date,Notes\r\n",
      `'=1+1,"Nord, wind",Oslo,,Applied,N/A,2026-11-01,2026-11-03,,,,Call,2026-12-01,"Said ""yes""\n'=2+2"\r\n`,
    ].join(""),
  );
});
