import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants, threads } from "../../../db/schema";
import { openPage } from "../../../workers/domain/applicant-page/open-page";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { exportApplicants } from "../../../workers/domain/applicants/export-applicants";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import { deleteFilesNow } from "../../../workers/domain/files/delete-files-due";
import { markTold } from "../../../workers/domain/notices/mark-told";
import { queueWaited } from "../../../workers/domain/notices/queue-waited";
import { setWaitingPeriod } from "../../../workers/domain/notices/set-thread-notice";
import { UNTIL_TOLD } from "../../../workers/domain/notices/until-told";
import { businessDaysAfterDay } from "../../../workers/domain/notices/waiting/business-days";
import { findFitting } from "../../../workers/domain/pool/find-fitting";
import { getThread, getThreadStats } from "../../../workers/domain/threads/get-thread";
import { rescoreThread } from "../../../workers/domain/threads/requirements/update-requirements";
import { deliver, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { markedResume, openLink, uploadResume } from "../../support/people/applicant-page";
import { sessionOf, visit } from "../../support/people/browser-session";
import { post, wordsOf } from "../../support/people/staff";

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

async function held() {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const own = { agent, threadId };
  await setWaitingPeriod(deps, { ...own, days: "10", place: "us-ny" });
  await deps.db.shared.update(threads).set({ postingNoticeAt: null }).where(eq(threads.id, threadId));
  const { bytes, mark } = markedResume();
  const applicantId = await uploadResume(deps, { ...own, bytes });
  const row = async () => {
    const [found] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
    return found;
  };
  return { deps, agent, threadId, own, applicantId, row, mark };
}

test("new people are read, and neither scored nor ranked before they were told and the period has ended", async () => {
  const { deps, own, applicantId, row } = await held();
  expect(await row()).toMatchObject({
    ...{ analysisStatus: "completed", relevancyScore: null, waitsUntil: UNTIL_TOLD },
  });
  expect((await row())?.candidateName).not.toBe(null);
  expect((await getThreadStats(deps, own)).waits).toBe(1);

  await markTold(deps, { ...own, applicantId, way: "mail", day: day(deps.now()) });
  const told = (await row())?.toldAt ?? 0;
  const end = businessDaysAfterDay(told, 10, "us-ny");
  expect((await row())?.waitsUntil).toBe(end);

  for (const [time, isScored] of [
    [end - 1, false],
    [end, true],
  ] as const) {
    const later = { ...deps, now: () => time };
    await queueWaited(later);
    await deliver(later, later.sent.splice(0));
    const now = await row();
    expect([now?.relevancyScore !== null, now?.waitsUntil === null]).toEqual([isScored, isScored]);
  }
  expect((await getThreadStats(deps, own)).waits).toBe(0);
});

test("while the period runs, their page shows what was read and takes corrections, which count in the first score", async () => {
  const { deps, agent, own, applicantId, row, mark } = await held();
  await markTold(deps, { ...own, applicantId, way: "mail", day: day(deps.now()) });
  const code = await openLink(deps, { agent, applicantId });
  const shown = async () => wordsOf(await visit(`/application/${code}`));
  const before = await shown();
  expect(before).toContain("A waiting period runs: your résumé isn’t scored before");
  expect(before).toContain("What was read");
  expect(before).toContain(`${mark} Systems`);
  expect(before).not.toContain("Relevancy");
  const { page } = await openPage(deps, { code });
  const form = {
    ...{ intent: "correct", kind: "experience", entry: "0", factsVersion: String(page?.factsVersion) },
    ...{ title: "Backend", company: `${mark} Systems`, location: "", start: "2019-01", end: "present" },
  };
  expect((await post(`/application/${code}`, undefined, form)).status).toBe(302);
  expect(await row()).toMatchObject({ currentTitle: "Backend", relevancyScore: null, analysisKey: null });
  expect(await shown()).toContain("Backend Developer");

  const reading = `${(await row())?.resumeFileUrl}.analysis.json.gz`;
  expect(await deps.files.has(reading)).toBe(true);
  const later = { ...deps, now: () => (page?.waitsUntil ?? 0) + 1 };
  await queueWaited(later);
  await deliver(later, later.sent.splice(0));
  const scored = await openPage(deps, { code });
  expect(scored.page?.analysis).toMatchObject({
    ...{ sheet: { scores: { relevancy: { value: (await row())?.relevancyScore } } } },
    corrections: [expect.objectContaining({ field: "title", value: "Backend" })],
  });
  await deleteFilesNow(later, { limit: 100 });
  expect(await deps.files.has(reading)).toBe(false);
});

test("who is erased while they wait leaves nothing that was read of them", async () => {
  const { deps, own, applicantId, row, mark } = await held();
  const reading = `${(await row())?.resumeFileUrl}.analysis.json.gz`;
  expect(JSON.stringify(await deps.files.getJson(reading))).toContain(mark);
  await deleteApplicant(deps, { ...own, applicantId });
  expect(await deps.files.has(reading)).toBe(false);
});

test("nobody of the pool is scored for a job thread with a waiting period, and new requirements score nobody who waits", async () => {
  const { deps, own, row } = await held();
  expect(await findFitting(deps, own)).toMatchObject({ isWaiting: true, people: [], scored: null });
  await rescoreThread(deps, own);
  expect((await row())?.rescoreQueuedAt).toBe(null);
});

test("nothing scores who is held: not the statement that forgets to ask", async () => {
  const { deps, applicantId } = await held();
  const score = deps.db.shared
    .update(applicants)
    .set({ relevancyScore: 50 })
    .where(eq(applicants.id, applicantId));
  await expect(score).rejects.toThrow();
});

test("without a waiting period any more, nobody waits; other threads never did", async () => {
  const { deps, agent, own, row } = await held();
  await setWaitingPeriod(deps, { ...own, days: "", place: "" });
  await queueWaited(deps);
  await deliver(deps, deps.sent.splice(0));
  expect((await row())?.relevancyScore).not.toBe(null);
  const other = await addThread(deps, agent);
  const id = await uploadResume(deps, { agent, threadId: other, bytes: markedResume().bytes });
  const [free] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, id));
  expect(free).toMatchObject({ waitsUntil: null, relevancyScore: expect.any(Number) });
});

test("the page and the list say why there is no score", async () => {
  const { deps, agent, threadId, applicantId } = await held();
  const cookie = await sessionOf(deps, agent.userId);
  const list = await (await visit(`/agent/campaigns/${threadId}`, { cookie })).text();
  expect(list).toContain("Not scored until told");
  const panel = await (
    await visit(`/agent/campaigns/${threadId}/candidates/${applicantId}`, { cookie })
  ).text();
  expect(panel).toContain("The waiting period of this job thread runs");
  const query = parseApplicantQuery(new URLSearchParams());
  const { lines } = await exportApplicants(deps, { agent, threadId, query });
  const csv = [];
  for await (const line of lines) csv.push(line);
  expect(csv[1]).toContain("N/A");
});

test.each(["", "Atlantis", "toString", "US-NY"])("%j is no place to count days in", async (place) => {
  const { deps, own } = await held();
  await expect(setWaitingPeriod(deps, { ...own, days: "10", place })).rejects.toMatchObject({
    code: "waiting-place",
  });
  const { waitingPlace } = await getThread(deps, own);
  expect(waitingPlace).toBe("us-ny");
});

test("the days are counted in the thread's place: with its holidays, by its clock", async () => {
  const { deps, own, applicantId, row } = await held();
  const thanksgivingEve = { ...deps, now: () => Date.parse("2026-11-25T18:00:00Z") };
  await markTold(thanksgivingEve, { ...own, applicantId, way: "mail", day: "2026-11-25" });
  // Thursday, 26 November, is Thanksgiving: the tenth business day is Thursday, 10 December, and ends at New York's midnight.
  expect((await row())?.waitsUntil).toBe(Date.parse("2026-12-11T05:00:00Z"));
});

test.each(["0", "91", "1.5", "ten"])("%s is no number of business days", async (days) => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  await expect(setWaitingPeriod(deps, { agent, threadId, days, place: "us-ny" })).rejects.toMatchObject({
    code: "waiting-days",
  });
});
