import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matches, resumeAnalyses, resumes, userSkills } from "../../../db/schema";
import { rowLabel } from "../../../workers/copy/score-rows";
import { seekerSays } from "../../../workers/copy/seeker";
import { analysisKeyOf } from "../../../workers/domain/files/analysis-key";
import { getStoredResume } from "../../../workers/domain/resumes/get-resume";
import { parseCorrections } from "../../../workers/domain/stored/corrections";
import { deliver, testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { postForm, textOf } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";
import { analyse, setSubscription } from "../../support/samples/job-analyses";
import { createOwner, createResumes, type Owner, rowsOf, upload } from "../../support/samples/seeker-resumes";
import { textPdf } from "../../support/samples/text-pdf";

const deps = testDeps();
const db = deps.db.shared;

async function withResume() {
  const { user, ids } = await createResumes(1);
  return personOf(user, ids[0] ?? "");
}

async function personOf(user: Owner, resumeId: string) {
  return { user, resumeId, cookie: await sessionOf(deps, user.userId), path: `/resume-analysis/${resumeId}` };
}

type Person = Awaited<ReturnType<typeof personOf>>;

/** What is to be seen of a page: without its scripts and the data that they get. */
async function shownBy(answer: Response): Promise<string> {
  return shownHtml(await textOf(answer));
}

const look = async ({ path, cookie }: Person) => shownBy(await visit(path, { cookie }));
const stored = ({ user, resumeId }: Person) => getStoredResume(deps, { ...user, resumeId });

async function rowOf({ resumeId }: Person) {
  const [row] = await db.select().from(resumes).where(eq(resumes.id, resumeId));
  return row;
}

const JOB = {
  title: "Backend Developer",
  company: "Nordwind Systems",
  location: "",
  start: "2019-01",
  end: "present",
};

function correct({ path, cookie }: Person, fields: Record<string, string> | [string, string][]) {
  return postForm(path, fields, { cookie });
}

const correctJob = (person: Person, changes: Partial<typeof JOB>, factsVersion = "1") =>
  correct(person, { intent: "correct", kind: "experience", entry: "0", factsVersion, ...JOB, ...changes });

test("the page says the scores with their parts, what to change, what fits and what was read", async () => {
  const person = await withResume();
  const page = await look(person);
  const { stored: kept } = await stored(person);
  const { quality, best, recommendations, positions } = kept!.report;
  expect(page).toMatch(/<h1[^>]*>CV 0<\/h1>/);
  expect(page).toContain("Default");
  for (const part of quality!.parts) {
    expect(page).toContain(rowLabel(part));
    expect(page).toContain(seekerSays(part.reason));
  }
  for (const text of [
    best!.title,
    ...recommendations.map(({ message }) => seekerSays(message)),
    ...positions.map((one) => one.title),
  ])
    expect(page).toContain(text);
  expect(page).toContain("other software reads the file itself");
  expect(page).toMatch(/<a [^>]*href="\/api\/resumes\/[^"]*\/file"[^>]*>.*?Download/s);
  expect(page).toMatch(/<a [^>]*href="\/new-analysis\?resume=[^"]*"[^>]*>New Analysis/);
  expect(page).toMatch(/<a [^>]*href="\/my-resumes"[^>]*>My Resumes/);
  expect(page).toContain(`/new-analysis?resume=${person.resumeId}&mode=title&title=`);
});

test("every fact leads to a line on the page", async () => {
  const page = await look(await withResume());
  const targets = [...page.matchAll(/href="#(l\d+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(10);
  for (const id of targets) expect(page).toContain(`id="${id}"`);
});

test("a correction scores again at once, says so, and can be taken back", async () => {
  const person = await withResume();
  const { stored: before } = await stored(person);
  const saved = await correctJob(person, { start: "2010-03", title: "Nurse" });
  expect(saved.status).toBe(302);
  expect(saved.headers.get("location")).toBe(`${person.path}?notice=corrected#read`);
  const { resume, analysis, stored: after } = await stored(person);
  expect(resume.factsVersion).toBe(2);
  expect(resume.corrections).toEqual([
    { kind: "experience", entry: 0, field: "title", value: "Nurse" },
    { kind: "experience", entry: 0, field: "start", value: "2010-03" },
  ]);
  expect(after!.facts.experience[0]).toMatchObject({
    title: { value: "Nurse" },
    start: { value: "2010-03" },
  });
  expect(after!.facts.totalMonths).toBeGreaterThan(before!.facts.totalMonths);
  expect(after!.read).toEqual(before!.read);
  expect(after!.report.best?.title).not.toBe(before!.report.best?.title);
  expect(analysis).toMatchObject({ factsVersion: 2, bestPosition: after!.report.best?.title });
  const file = await env.FILES.get(analysisKeyOf(resume));
  expect(file).not.toBeNull();

  const page = await shownBy(await visit(`${person.path}?notice=corrected`, { cookie: person.cookie }));
  expect(page).toContain("Saved, and scored again");
  expect(page).toContain("Your corrections");
  expect(page).toMatch(/<del>Backend Developer<\/del>.*<ins[^>]*>Nurse<\/ins>/s);
  expect(page).toContain("These words don’t stand in the file");
  expect(page).toContain("Corrected by you");

  await correct(person, { intent: "undo", at: "0", factsVersion: "2" });
  await correct(person, { intent: "undo", at: "0", factsVersion: "3" });
  const { resume: last, stored: undone } = await stored(person);
  expect(last).toMatchObject({ corrections: [], factsVersion: 4 });
  expect(undone!.facts).toEqual(before!.facts);
  expect(undone!.report).toEqual(before!.report);
});

test("the derived skills follow a correction", async () => {
  const person = await withResume();
  const names = async () => {
    const rows = await db.select().from(userSkills).where(eq(userSkills.userId, person.user.userId));
    return rows.filter(({ skillType }) => skillType === "strength").map(({ skillName }) => skillName);
  };
  expect(await names()).toContain("Python");
  await correct(person, [
    ["intent", "remove-skills"],
    ["factsVersion", "1"],
    ["names", "Python"],
    ["names", "never there"],
  ]);
  expect(parseCorrections((await rowOf(person))?.corrections)).toEqual([
    { kind: "remove-skill", name: "Python" },
  ]);
  expect(await names()).not.toContain("Python");
});

test("a form of an older version is refused, and so is one of two at the same time", async () => {
  const person = await withResume();
  await correctJob(person, { title: "Nurse" });
  const stale = await correctJob(person, { title: "Baker" });
  expect(stale.status).toBe(409);
  expect(await shownBy(stale)).toContain("This has changed in the meantime");
  const both = await Promise.all([
    correctJob(person, { title: "Cook" }, "2"),
    correctJob(person, { title: "Waiter" }, "2"),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([302, 409]);
  const { resume, stored: kept } = await stored(person);
  expect(resume.factsVersion).toBe(3);
  expect(["Cook", "Waiter"]).toContain(kept!.facts.experience[0]?.title?.value);
});

test("invalid input is refused next to its form, with what was typed", async () => {
  const person = await withResume();
  const refusals: [Partial<typeof JOB>, string][] = [
    [{ start: "March 2019" }, "Please write a date as 2021-03 or 2021"],
    [{ start: "2019-13" }, "Please write a date as 2021-03 or 2021"],
    [{ start: "2022-01", end: "2020-01" }, "The end may not lie before the start"],
    [{ title: "x".repeat(201) }, "Please keep to 200 characters"],
    [{ title: "a\u202Eb" }, "This has characters we can't show"],
  ];
  for (const [changes, message] of refusals) {
    const answer = await correctJob(person, changes);
    expect(answer.status).toBe(400);
    const page = await shownBy(answer);
    expect(page).toContain(message);
    expect(page).toMatch(
      /<details[^>]*open=""[^>]*id="correct-experience-0"|<details[^>]*id="correct-experience-0"[^>]*open=""/,
    );
    const typed = Object.values(changes)[0] ?? "";
    if (typed.length < 50) expect(page).toContain(typed);
  }
  expect(await rowOf(person)).toMatchObject({ corrections: [], factsVersion: 1 });
});

test("a form that changes nothing makes no new version, and one that goes back to what was read is no correction", async () => {
  const person = await withResume();
  await correctJob(person, {
    location: (await stored(person)).stored!.read.experience[0]?.location?.value ?? "",
  });
  expect(await rowOf(person)).toMatchObject({ corrections: [], factsVersion: 1 });
  await correctJob(person, { title: "Nurse" });
  await correctJob(person, {}, "2");
  const row = await rowOf(person);
  expect([parseCorrections(row?.corrections), row?.factsVersion]).toEqual([[], 3]);
});

test("more than 200 corrections are refused", async () => {
  const person = await withResume();
  const corrections = Array.from({ length: 200 }, (_, at) => ({
    kind: "remove-skill" as const,
    name: `s${at}`,
  }));
  await db.update(resumes).set({ corrections }).where(eq(resumes.id, person.resumeId));
  const answer = await correctJob(person, { title: "Nurse" });
  expect(answer.status).toBe(400);
  expect(await shownBy(answer)).toContain("A résumé takes up to 200 corrections");
});

test("an entry is taken out, and its skills with it", async () => {
  const person = await withResume();
  await correct(person, { intent: "remove", kind: "experience", entry: "0", factsVersion: "1" });
  const { stored: kept } = await stored(person);
  expect(kept!.facts.experience).toHaveLength(kept!.read.experience.length - 1);
  expect(kept!.facts.totalMonths).toBe(0);
  expect(await look(person)).toContain("Taken out");
});

test("analyses of jobs stay as they were and remember the facts that they rest on", async () => {
  const person = await withResume();
  const { id } = await analyse(deps, person.user, person.resumeId);
  const rows = () => db.select().from(matches).where(eq(matches.id, id));
  const before = await rows();
  await correctJob(person, { title: "Nurse" });
  expect(await rows()).toEqual(before);
  expect(before[0]?.factsVersion).toBe(1);
  expect((await rowOf(person))?.factsVersion).toBe(2);
});

test("an analysis is never overwritten: a correction makes another, and the row points at it", async () => {
  const person = await withResume();
  const { resume: before } = await stored(person);
  await correctJob(person, { title: "Nurse" });
  const { resume: after } = await stored(person);
  expect(analysisKeyOf(after)).not.toBe(analysisKeyOf(before));
  for (const row of [before, after]) expect(await env.FILES.head(analysisKeyOf(row))).not.toBeNull();
  expect(await look(person)).toMatch(/<ins[^>]*>Nurse<\/ins>/);
});

async function withFile(lines: string[]) {
  const user = await createOwner(deps);
  const { accepted } = await upload(deps, user, [{ name: "Scan.pdf", bytes: textPdf(lines) }]);
  return personOf(user, accepted[0]?.id ?? "");
}

test("while it waits the page says so, and leads to itself without scripts", async () => {
  const person = await withFile(["Mara Lind", "Nurse"]);
  const page = await look(person);
  expect(page).toContain("Analyzing...");
  expect(page).toMatch(new RegExp(`<noscript><a [^>]*href="${person.path}"`));
});

test("a failed analysis says why, and tries again", async () => {
  const person = await withFile([]);
  await deliver(deps, deps.sentOwn.splice(0));
  const page = await look(person);
  expect(page).toContain("Failed to analyze resume");
  expect(page).toContain("We found no readable text in this file");
  expect(page).toContain("Try again");
  const again = await correct(person, { intent: "retry" });
  expect(again.headers.get("location")).toBe(person.path);
  expect(await rowOf(person)).toMatchObject({ analysisStatus: "pending", failureCode: null });
});

test("an analysis that is gone from storage can be made again by Analyze Resume", async () => {
  const person = await withResume();
  const { resume } = await stored(person);
  await env.FILES.delete(analysisKeyOf(resume));
  expect(await look(person)).toMatch(/<button[^>]*value="retry"[^>]*>Analyze Resume/);
  await correct(person, { intent: "retry" });
  expect((await rowOf(person))?.analysisStatus).toBe("pending");
  const messages = [{ userId: person.user.userId, resumeId: person.resumeId }];
  await deliver(deps, messages);
  expect((await rowOf(person))?.analysisStatus).toBe("completed");
});

test("a file that can't be read from storage is said in words, and the way back stays", async () => {
  const person = await withResume();
  const { resume } = await stored(person);
  await env.FILES.put(analysisKeyOf(resume), "neither packed nor JSON");
  const answer = await visit(person.path, { cookie: person.cookie });
  expect(answer.status).toBe(500);
  const page = await shownBy(answer);
  expect(page).toContain("Failed to load resume data");
  expect(page).toMatch(/<a [^>]*href="\/my-resumes"[^>]*>My Resumes/);
});

test("with an ended subscription the page can be read and corrected, but nothing is analysed again", async () => {
  const person = await withFile([]);
  await deliver(deps, deps.sentOwn.splice(0));
  await setSubscription(deps, person.user, { status: "active", nextRenewal: deps.now() - 86_400_000 });
  const answer = await correct(person, { intent: "retry" });
  expect(answer.status).toBe(402);
  expect(await shownBy(answer)).toContain(
    "Your subscription has ended. Please renew to continue using this feature.",
  );
  const other = await withResume();
  await setSubscription(deps, other.user, { status: "active", nextRenewal: deps.now() - 86_400_000 });
  expect((await correctJob(other, { title: "Nurse" })).status).toBe(302);
});

test("another's résumé and one that never was are missing in the same words, and stay as they are", async () => {
  const mine = await withResume();
  const other = await withResume();
  for (const path of [other.path, `/resume-analysis/${crypto.randomUUID()}`]) {
    const answer = await visit(path, { cookie: mine.cookie });
    expect(answer.status).toBe(404);
    expect(await shownBy(answer)).toContain("Resume not found");
  }
  const posted = await correctJob({ ...mine, path: other.path }, { title: "Nurse" });
  expect(posted.status).toBe(404);
  expect(await rowOf(other)).toMatchObject({ corrections: [], factsVersion: 1 });
});

test("hidden text, missing dates and the like are shown with their place", async () => {
  const person = await withFile([
    "Mara Lind",
    "mara@example.com",
    "Experience",
    "Backend Developer, Nordwind Systems",
    "2019",
    "- Built payment services in Python for a bank",
  ]);
  await deliver(deps, deps.sentOwn.splice(0));
  const page = await look(person);
  expect(page).toContain("Please look at this");
  expect(page).toContain("We could not read when it ended: Backend Developer");
  expect((await rowsOf(deps, person.user)).length).toBe(1);
  const [row] = await db.select().from(resumeAnalyses).where(eq(resumeAnalyses.resumeId, person.resumeId));
  expect(row?.resumeScore).toBeGreaterThan(0);
});

test("a reading is asked about until the person says that it is right; a correction later keeps their word", async () => {
  const person = await withResume();
  const asked = await look(person);
  expect(asked).toContain("Is this what we read?");
  expect(asked).toContain("Looks Right");
  const late = await correct(person, { intent: "confirm", factsVersion: "7" });
  expect(late.status).toBe(409);
  expect(await look(person)).toContain("Is this what we read?");

  const confirmed = await correct(person, { intent: "confirm", factsVersion: "1" });
  expect(confirmed.headers.get("location")).toBe(person.path);
  const told = await look(person);
  expect(told).toContain("What the machine read");
  expect(told).not.toContain("Looks Right");

  await correctJob(person, { title: "Nurse" });
  expect(await look(person)).toContain("What the machine read");
});

test("another reading of the same file is asked about again", async () => {
  const person = await withResume();
  await correct(person, { intent: "confirm", factsVersion: "1" });
  await db.update(resumes).set({ confirmedReading: "0" }).where(eq(resumes.id, person.resumeId));
  expect(await look(person)).toContain("Is this what we read?");
});

test("what was not read surely is said at the score until it is checked", async () => {
  const user = await createOwner(deps);
  const lines = [
    "Mara Lind",
    "mara@example.com",
    "",
    "Experience",
    "Did some things for people, 2019 - 2021",
  ];
  await upload(deps, user, [{ name: "cv.pdf", bytes: textPdf(lines) }]);
  await deliver(deps, deps.sentOwn.splice(0));
  const [row] = await rowsOf(deps, user);
  const person = await personOf(user, row?.id ?? "");
  const { stored: kept } = await stored(person);
  expect(kept!.facts.experience.length).toBeGreaterThan(0);
  const warning = /not read surely, and you haven’t checked/;
  const page = await look(person);
  expect(page).toMatch(warning);
  expect(page).toContain("Please check");
  await correct(person, { intent: "confirm", factsVersion: "1" });
  expect(await look(person)).not.toMatch(warning);
});
