import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { outbox, savedSearches, toldPostings } from "../../../db/schema";
import {
  deleteSavedSearch,
  renameSavedSearch,
  setSavedSearch,
} from "../../../workers/domain/jobs/saved/change-saved-search";
import { listSavedSearches } from "../../../workers/domain/jobs/saved/list-saved-searches";
import { mailNewJobs } from "../../../workers/domain/jobs/saved/mail-new-jobs";
import { forgetTold, queueSavedSearches } from "../../../workers/domain/jobs/saved/queue-saved-searches";
import { saveSearch } from "../../../workers/domain/jobs/saved/save-search";
import { nextNight, TOLD_FOR } from "../../../workers/domain/jobs/saved/saved-search-limits";
import { findLocation } from "../../../workers/domain/jobs/search/locations";
import { searchJobs } from "../../../workers/domain/jobs/search/search-jobs";
import type { MailData } from "../../../workers/domain/mail/mail-data";
import { renderMail } from "../../../workers/domain/mail/render-mail";
import { failOnce, type TestDeps, testDeps } from "../../support/faults";
import { fakeJob } from "../../support/jobs/boards";
import { publish, searchingSeeker } from "../../support/jobs/searching-seeker";
import { sessionOf, visit } from "../../support/people/browser-session";
import { withTasks } from "../../support/people/seeker";
import { post, wordsOf } from "../../support/people/staff";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";

const deps = testDeps();
const db = deps.db.shared;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const word = () => `Q${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;

/** Somebody who saved a search for a position of their own an hour ago. */
async function setUp(filter: Parameters<typeof saveSearch>[1]["filter"] = {}) {
  const seeker = await searchingSeeker(deps);
  const position = word();
  const given = { user: seeker, resumeId: seeker.resumeId, position, location: "Germany", filter };
  const saved = Date.now() - HOUR;
  await saveSearch({ ...deps, now: () => saved }, given);
  const [search] = await listSavedSearches(deps, seeker);
  if (!search) throw new Error("not saved");
  const own = { userId: seeker.userId, searchId: search.id };
  const night = async (time = Date.now(), from: TestDeps = deps) => {
    await db
      .update(savedSearches)
      .set({ queuedAt: time })
      .where(
        and(eq(savedSearches.userId, seeker.userId), eq(savedSearches.nextCheckAt, search.nextCheckAt ?? 0)),
      );
    await mailNewJobs({ ...from, now: () => time }, seeker);
  };
  const mails = () =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.userId, seeker.userId), eq(outbox.template, "new-jobs")));
  return { seeker, position, given, search, own, night, mails };
}

test("nights are at four: the next one is never the one that is going on", () => {
  const four = Date.UTC(2026, 10, 26, 4);
  expect([four - 1, four, four + 20 * HOUR].map(nextNight)).toEqual([four, four + DAY, four + DAY]);
});

test("a search is kept once, ten of a person, of their own résumé, with a verified address", async () => {
  const { seeker, given, own } = await setUp({ remote: "1", days: "7" });
  await setSavedSearch(deps, { ...own, isOn: false });
  await saveSearch(deps, { ...given, filter: { days: "7", remote: "1" } });
  const [again, ...others] = await listSavedSearches(deps, seeker);
  expect([again?.id, others]).toEqual([own.searchId, []]);
  expect(again?.nextCheckAt).toBeGreaterThan(Date.now());
  for (let at = 0; at < 9; at++) await saveSearch(deps, { ...given, position: word() });
  await expect(saveSearch(deps, { ...given, position: word() })).rejects.toMatchObject({
    code: "saved-search-limit",
  });
  const other = await searchingSeeker(deps);
  await expect(saveSearch(deps, { ...given, user: other })).rejects.toMatchObject({
    code: "resume-not-found",
  });
  await expect(
    saveSearch(deps, { ...given, user: { ...seeker, emailVerified: false } }),
  ).rejects.toMatchObject({ code: "email-unverified" });
});

test("one mail names what is new, the best match first, with the numbers of its cards; then nothing", async () => {
  const { seeker, position, night, mails, own } = await setUp();
  await night();
  expect(await mails()).toEqual([]);
  const cook = { title: `Cook ${position}`, musts: ["Experience as a cook", "HACCP"], nices: [] };
  const fitting = fakeJob({ title: `Backend Developer ${position}` });
  await publish(deps, [fakeJob(cook), fitting]);
  await night();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  const location = await findLocation(deps, "Germany");
  if (!location) throw new Error("Germany");
  const { jobs } = await searchJobs(deps, { ...seeker, position, location, filter: {} });
  const lines = jobs.map(({ title, place, score }) => `${title} at Fjordpay, ${place}: ${score}% match`);
  expect(lines[0]).toContain("Backend Developer");
  expect(mail?.data).toMatchObject({
    searches: [
      { name: `${position} in Germany`, lines, total: 2, url: expect.stringContaining(own.searchId) },
    ],
  });
  // The same ones at another place are nothing new.
  await publish(deps, [fitting]);
  await night();
  expect(await mails()).toHaveLength(1);
  expect((await listSavedSearches(deps, seeker))[0]?.lastMailAt).toBeGreaterThan(0);
});

test("what was there before the search, what is closed, or doesn't pass its filters isn't told", async () => {
  const { seeker, position, night, mails } = await setUp({ remote: "1" });
  await publish(deps, [fakeJob({ title: `Backend Developer ${position}` })]);
  const old = testDeps();
  await publish({ ...old, now: () => Date.now() - 2 * HOUR }, [
    fakeJob({ title: `Senior ${position}`, isRemote: true }),
  ]);
  await night();
  expect(await mails()).toEqual([]);
  expect(await db.$count(toldPostings, eq(toldPostings.searchId, seeker.resumeId))).toBe(0);
});

test("a message that comes twice, or dies at any statement, mails neither twice nor never", async () => {
  for (let step = 1; step <= 9; step += 2) {
    const { position, night, mails, seeker } = await setUp();
    await publish(deps, [fakeJob({ title: `Backend Developer ${position}` })]);
    await night(undefined, testDeps({ d1: failOnce(step) })).catch(() => {});
    await Promise.all([mailNewJobs(deps, seeker), mailNewJobs(deps, seeker)]);
    await night();
    expect((await mails()).length, `step ${step}`).toBe(1);
  }
});

test("at night the people whose searches are due are handed out, each once", async () => {
  const { seeker, search } = await setUp();
  const at = (time: number) => withTasks({ ...deps, now: () => time });
  const early = at((search.nextCheckAt ?? 0) - 1);
  await queueSavedSearches(early);
  expect(early.tasksSent).not.toContainEqual({ kind: "mail-new-jobs", userId: seeker.userId });
  const due = at(search.nextCheckAt ?? 0);
  await queueSavedSearches(due);
  await queueSavedSearches(due);
  const own = due.tasksSent.filter((task) => task.kind === "mail-new-jobs" && task.userId === seeker.userId);
  expect(own).toHaveLength(1);
  expect((await listSavedSearches(deps, seeker))[0]?.nextCheckAt).toBe((search.nextCheckAt ?? 0) + DAY);
});

test("a stopped or deleted search mails nothing; nobody changes another's", async () => {
  const { seeker, position, night, mails, own } = await setUp();
  const other = await searchingSeeker(deps);
  const foreign = { ...own, userId: other.userId };
  for (const change of [
    setSavedSearch(deps, { ...foreign, isOn: false }),
    renameSavedSearch(deps, { ...foreign, name: "x" }),
  ])
    await expect(change).rejects.toMatchObject({ code: "saved-search-gone" });
  await deleteSavedSearch(deps, foreign);
  await renameSavedSearch(deps, { ...own, name: "  My \n search " });
  await expect(renameSavedSearch(deps, { ...own, name: " " })).rejects.toMatchObject({
    code: "saved-search-nameless",
  });
  expect((await listSavedSearches(deps, seeker))[0]?.name).toBe("My search");
  await setSavedSearch(deps, { ...own, isOn: false });
  await publish(deps, [fakeJob({ title: position })]);
  await night();
  expect(await mails()).toEqual([]);
  await deleteSavedSearch(deps, own);
  expect(await listSavedSearches(deps, seeker)).toEqual([]);
});

test("the mail's link stops all of a person's searches without a sign-in, by hand and by the mail program", async () => {
  const { seeker, position, night, mails } = await setUp();
  await publish(deps, [fakeJob({ title: position })]);
  await night();
  const [mail] = await mails();
  const data = (mail ?? { data: {} }).data as MailData["new-jobs"];
  const rendered = renderMail("new-jobs", data, deps.site);
  const { offUrl } = data;
  expect(rendered.headers).toMatchObject({ "List-Unsubscribe": `<${offUrl}>` });
  const path = offUrl.replace(deps.site.origin, "");
  expect(await wordsOf(await visit(path))).toContain("no more mails about new jobs");
  const pressed = await post(path, undefined, { "List-Unsubscribe": "One-Click" });
  expect(pressed.status).toBe(302);
  expect((await listSavedSearches(deps, seeker))[0]?.nextCheckAt).toBeNull();
  expect(await wordsOf(await visit(path))).toContain("They are switched off.");
});

test("told keys are forgotten once they can't be new any more", async () => {
  const { own } = await setUp();
  const rows = [1, -1].map((sign) => ({
    searchId: own.searchId,
    sameKey: word(),
    toldAt: Date.now() - TOLD_FOR - sign * HOUR,
  }));
  await db.insert(toldPostings).values(rows);
  await forgetTold(deps);
  expect(await db.select().from(toldPostings).where(eq(toldPostings.searchId, own.searchId))).toEqual([
    rows[1],
  ]);
});

test("on the page a shown search is saved, opened, renamed, stopped and deleted with plain forms", async () => {
  const seeker = await searchingSeeker(deps);
  const { resumeId: resume } = seeker;
  const cookie = await sessionOf(deps, seeker.userId);
  const position = word();
  await publish(deps, [fakeJob({ title: position, isRemote: true })]);
  await post("/jobs", cookie, { intent: "search", resume, position, location: "Germany" });
  const saved = await post(`/jobs?resume=${resume}&remote=1`, cookie, { intent: "save", resume });
  expect(saved.headers.get("location")).toBe("/jobs/saved?done=saved");
  const [search] = await listSavedSearches(deps, seeker);
  expect(search).toMatchObject({ position, location: "Germany", filter: { remote: "1" } });
  await post("/jobs", cookie, {
    intent: "search",
    resume,
    position: "Backend Developer",
    location: "Germany",
  });
  const opened = await wordsOf(
    await visit(`/jobs?resume=${resume}&saved=${search?.id}&remote=1`, { cookie }),
  );
  expect(opened).toContain(`${position} in Germany`);
  const change = (intent: string, name = "") =>
    post("/jobs/saved", cookie, { intent, search: search?.id ?? "", name });
  await change("rename", "Mine");
  await change("stop");
  const page = await wordsOf(await visit("/jobs/saved?done=stop", { cookie }));
  for (const words of ["Mine", `${position} in Germany · Remote`, "Stopped", "mails you no more"])
    expect(page).toContain(words);
  expect(await wordsOf(await change("rename", " "))).toContain("Please enter a name for the search.");
  await change("delete");
  expect(await wordsOf(await visit("/jobs/saved", { cookie }))).toContain("No saved searches yet");
});

test("matching at night, and the list, read indexes", async () => {
  const { seeker } = await setUp();
  const statements: Statement[] = [];
  const recorded = { ...deps, db: openDatabases(recordingD1(statements)) };
  await db.update(savedSearches).set({ queuedAt: 1 }).where(eq(savedSearches.userId, seeker.userId));
  await listSavedSearches(recorded, seeker);
  await queueSavedSearches(withTasks(recorded));
  await mailNewJobs(recorded, seeker);
  await forgetTold(recorded);
  expect(statements.length).toBeGreaterThan(6);
  for (const { sql, values } of statements) {
    const steps = (await planOf(sql, values)).filter(
      (step) => !/TEMP B-TREE FOR|SCAN [fw]$|SCAN \(/.test(step),
    );
    expect(slowSteps(steps), sql).toEqual([]);
  }
});
