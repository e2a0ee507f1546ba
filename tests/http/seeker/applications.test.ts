import { expect, test } from "vitest";
import { addApplication } from "../../../workers/domain/applications/add-application";
import { getApplication } from "../../../workers/domain/applications/get-application";
import { listApplications } from "../../../workers/domain/applications/list-applications";
import { getReminderMails } from "../../../workers/domain/applications/reminder-mails";
import { newApplicationSchema } from "../../../workers/domain/applications/schema";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, postForm, textOf } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";
import { analyse } from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

const deps = testDeps();

async function setUp(...jobs: Record<string, string>[]) {
  const { userId } = await createSeeker(deps);
  const ids: string[] = [];
  for (const job of jobs)
    ids.push(await addApplication(deps, { userId, form: newApplicationSchema.parse(job) }));
  return { userId, ids, cookie: await sessionOf(deps, userId) };
}

async function look(path: string, cookie: string): Promise<string> {
  const page = await textOf(await visit(path, { cookie }));
  return shownHtml(page);
}

/** The page that a form without scripts is led to. */
async function follow(answer: Response, cookie: string): Promise<string> {
  const to = answer.headers.get("location");
  expect([302, 303]).toContain(answer.status);
  return look(to ?? "", cookie);
}

test("without applications the page says what it is for and how to begin", async () => {
  const { cookie } = await setUp();
  const page = await look("/applications", cookie);
  expect(page).toContain("No applications yet");
  expect(page).toMatch(/<a [^>]*href="\/applications\/new"[^>]*>Add a Job/);
  expect(page).toMatch(/<a [^>]*href="\/history"[^>]*>Choose From Your Analyses/);
  expect(page).not.toContain("Export CSV");
});

test("added, moved, taken back, changed, deleted and restored without scripts", async () => {
  const { userId, cookie } = await setUp();
  const gap = await postForm("/applications/new", { jobTitle: " " }, { cookie });
  expect(gap.status).toBe(400);
  expect(await textOf(gap)).toContain("Please enter the job title");
  const added = await postForm(
    "/applications/new?view=list",
    { jobTitle: "Cook", employer: "Inn" },
    { cookie },
  );
  expect(await follow(added, cookie)).toContain("Cook is added.");
  expect(added.headers.get("location")).toMatch(/^\/applications\?view=list&notice=added&of=/);
  const id = (await listApplications(deps, { userId }))[0]?.id ?? "";
  const own = { userId, applicationId: id };

  const moved = await postForm("/applications", { intent: "move", id, state: "interview" }, { cookie });
  const page = await follow(moved, cookie);
  expect(page).toContain("Cook is now in Interview.");
  const was = /name="was" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const back = await postForm("/applications", { intent: "take-back", id, was }, { cookie });
  expect(await follow(back, cookie)).toContain("Cook is back in Saved.");
  expect(await getApplication(deps, own)).toMatchObject({ state: "saved", interviewAt: null });

  const { updatedAt } = await getApplication(deps, own);
  const change = { intent: "save", expected: String(updatedAt), jobTitle: "Chef", state: "applied" };
  const saved = await postForm(`/applications/${id}`, { ...change, notes: "Kind people" }, { cookie });
  expect(await follow(saved, cookie)).toContain("Chef is saved.");
  const late = await postForm(
    `/applications/${id}`,
    { ...change, notes: "Written in another tab" },
    { cookie },
  );
  expect(late.status).toBe(409);
  const conflict = await textOf(late);
  for (const words of ["so nothing was saved", "Kind people", "Written in another tab"])
    expect(conflict).toContain(words);
  // A second press on Save is refused, too; the button beside the message means it.
  expect(conflict).toContain(`name="expected" value="${updatedAt}"`);
  const latest = String((await getApplication(deps, own)).updatedAt);
  const meant = { ...change, overwrite: latest, notes: "Written in another tab" };
  expect((await postForm(`/applications/${id}`, meant, { cookie })).status).toBe(302);
  expect((await getApplication(deps, own)).notes).toBe("Written in another tab");

  const deleted = await postForm(`/applications/${id}`, { intent: "delete" }, { cookie });
  const gone = await follow(deleted, cookie);
  expect(gone).toContain("It can be brought back until tomorrow");
  expect(gone).toContain("No applications yet");
  const restored = await postForm("/applications", { intent: "restore", id }, { cookie });
  expect(await follow(restored, cookie)).toContain("Chef is back.");
  expect((await postForm("/applications", { intent: "move", id, state: "hired" }, { cookie })).status).toBe(
    400,
  );
});

test("analysis page and history track a job, then lead to where it is tracked", async () => {
  const { user, ids } = await createResumes(1);
  const { id: matchId } = await analyse(deps, user, ids[0] ?? "");
  const cookie = await sessionOf(deps, user.userId);
  const button = new RegExp(`<button[^>]*value="${matchId}"[^>]*form="track-job"`);
  for (const path of [`/analysis/${matchId}`, "/history"]) {
    const page = await look(path, cookie);
    expect(page).toMatch(
      /<form [^>]*action="\/applications"[^>]*id="track-job"|<form id="track-job"[^>]*action="\/applications"/,
    );
    expect(page).toMatch(button);
  }
  const tracked = await postForm("/applications", { track: matchId }, { cookie });
  const panel = await follow(tracked, cookie);
  expect(panel).toContain("This job is among your applications now.");
  const again = await postForm("/applications", { track: matchId }, { cookie });
  expect(await follow(again, cookie)).toContain("You track this job already.");
  const [application] = await listApplications(deps, user);
  for (const path of [`/analysis/${matchId}`, "/history"]) {
    const page = await look(path, cookie);
    expect(page).not.toMatch(button);
    expect(page).toContain(`href="/applications/${application?.id}"`);
  }
  // One figure, wherever it is shown.
  const figure = /Match score<\/p>.*?>(\d+)<\/span>/s.exec(await look(`/analysis/${matchId}`, cookie))?.[1];
  expect(figure).toMatch(/\d/);
  expect(panel).toMatch(new RegExp(`Match score </span>${figure}<`));
});

test("look, search, state and order stand in the address and in the export", async () => {
  const { cookie } = await setUp(
    { jobTitle: "Cook", employer: "Inn" },
    { jobTitle: "Baker", place: "Oslo", jobUrl: "https://jobs.example/1" },
  );
  const list = await look("/applications?view=list&sort=title&order=asc", cookie);
  expect(list.indexOf("Baker")).toBeLessThan(list.indexOf("Cook"));
  expect(list).toContain('href="/api/applications.csv?view=list&sort=title&order=asc"');
  expect(list).toMatch(/aria-sort="ascending"/);
  const found = await look("/applications?search=oslo", cookie);
  expect(found).toContain("1 job");
  expect(found).not.toContain("Cook");
  expect(await look("/applications?view=list&state=offer", cookie)).toContain("No application matches");
  const csv = await visit("/api/applications.csv?search=inn", { cookie });
  expect(csv.headers.get("content-disposition")).toMatch(/plumbline-applications-.*\.csv/);
  const text = await csv.text();
  expect(text).toContain("Cook,Inn");
  expect(text).not.toContain("Baker");
});

test("reminders are switched off and on in the settings, and an application says so", async () => {
  const { userId, ids, cookie } = await setUp({ jobTitle: "Cook" });
  const off = await postForm("/applications", { intent: "reminder-mails" }, { cookie });
  expect(await follow(off, cookie)).toContain("Your choice of mails is saved.");
  expect(await getReminderMails(deps, { userId })).toBe(false);
  expect(await look(`/applications/${ids[0]}`, cookie)).toContain("Reminders by mail are off");
  await postForm("/applications", { intent: "reminder-mails", reminders: "on" }, { cookie });
  expect(await getReminderMails(deps, { userId })).toBe(true);
});
