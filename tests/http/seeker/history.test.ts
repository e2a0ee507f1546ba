import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matches } from "../../../db/schema";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, postForm, textOf } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";
import { analyse } from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

const deps = testDeps();
const db = deps.db.shared;

async function setUp(jobs: Partial<typeof matches.$inferInsert>[] = []) {
  const { user, ids } = await createResumes(1);
  const resumeId = ids[0] ?? "";
  for (const job of jobs) await db.insert(matches).values({ userId: user.userId, resumeId, ...job });
  return { user, resumeId, cookie: await sessionOf(deps, user.userId) };
}

async function shownBy(answer: Response): Promise<string> {
  return shownHtml(await textOf(answer));
}

const look = async (path: string, cookie: string) => shownBy(await visit(path, { cookie }));

test("without analyses the page says how to make one, and shows no figures", async () => {
  const { userId } = await createSeeker(deps);
  const page = await look("/history", await sessionOf(deps, userId));
  expect(page).toContain("No analyses yet");
  expect(page).toMatch(/<a [^>]*href="\/new-analysis"[^>]*>Start New Analysis/);
  expect(page).not.toContain("Average score");
});

test("figures, cards and ways on; New Analysis leads to the dashboard, as the spec says", async () => {
  const skills = ["Python", "SQL", "Go", "Docker", "Kafka", "Git"];
  const { cookie } = await setUp([
    { jobTitle: "Data Engineer", companyName: "Nordwind", score: 80, matchingSkills: skills, mode: "title" },
    { jobTitle: "Cook", score: 59, matchingSkills: ["Baking"] },
    { jobTitle: "Driver", score: null },
  ]);
  const page = await look("/history", cookie);
  for (const words of ["Total analyses", "Average score", "Best score", "80 and more: 1", "60 to 79: 0"])
    expect(page).toContain(words);
  expect(page).toContain("below 60: 1");
  expect(page).toContain("without a score: 1");
  expect(page).toMatch(/<a [^>]*href="\/dashboard"[^>]*>New Analysis/);
  expect(page).toMatch(/<a [^>]*href="\/compare"[^>]*>Compare/);
  expect(page).toContain("3 analyses found");
  // Four chips, and the others behind "+2 more", which unfolds without scripts.
  expect(page).toMatch(/<summary[^>]*>\+2 more<\/summary>/);
  expect(page.indexOf("Docker")).toBeLessThan(page.indexOf("+2 more"));
  expect(page.indexOf("Kafka")).toBeGreaterThan(page.indexOf("+2 more"));
  expect(page).toContain("No skill of the job was found in the résumé.");
  expect(page).toMatch(/bg-good-soft[^>]*><span class="sr-only">Match score <\/span>80/);
  expect(page).toMatch(/bg-poor-soft[^>]*><span class="sr-only">Match score <\/span>59/);
  expect(page).toMatch(/Match score <\/span>N\/A/);
});

test("search, order and filters are in the address, in the form, in the pages' links and in the exports", async () => {
  const { cookie } = await setUp(
    Array.from({ length: 64 }, (_, i) => ({ jobTitle: `Tester ${i}`, score: 50 + (i % 40) })),
  );
  const page = await look("/history?search=tester&sort=score-high&minScore=51&page=3", cookie);
  expect(page).toMatch(/<input type="search"[^>]*value="tester"/);
  expect(page).toMatch(/<option value="score-high" selected/);
  expect(page).toMatch(/<details open=""/);
  expect(page).toContain("62 analyses found");
  // Up to five of the seven pages, the third among its neighbours.
  const numbers = [...page.matchAll(/aria-label="Page (\d)"/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(expect.arrayContaining([2, 3, 4]));
  expect(numbers.length).toBeLessThanOrEqual(5);
  expect(page).toMatch(/<a [^>]*aria-current="page"[^>]*>3<\/a>/);
  expect(page).toContain("/history?page=4&sort=score-high&search=tester&minScore=51");
  expect(page).toContain('href="/api/analyses.csv?page=3&sort=score-high&search=tester&minScore=51"');
  expect(page).toContain("Export what was found as");

  const nothing = await look("/history?search=nobody", cookie);
  expect(nothing).toContain("No analysis matches");
  expect(nothing).toContain("64");
});

test("deleting asks first, on a page that needs no scripts, and comes back to the list as it stood", async () => {
  const { user, resumeId, cookie } = await setUp([{ jobTitle: "Stays", score: 1 }]);
  const { id } = await analyse(deps, user, resumeId);
  const path = `/history/${id}/delete?sort=title`;
  const question = await look(path, cookie);
  expect(question).toContain("Delete this analysis?");
  expect(question).toContain('href="/history?sort=title"');
  const done = await postForm(path, {}, { cookie });
  expect(done.headers.get("location")).toBe("/history?sort=title&notice=deleted");
  const page = await look("/history?sort=title&notice=deleted", cookie);
  expect(page).toContain("The analysis is deleted.");
  expect(page).toContain("1 analysis found");
  expect(await db.$count(matches, eq(matches.id, id))).toBe(0);
});

test("another's analysis can't be asked about or deleted", async () => {
  const { user, resumeId } = await setUp();
  const { id } = await analyse(deps, user, resumeId);
  const stranger = await setUp();
  const path = `/history/${id}/delete`;
  expect((await visit(path, { cookie: stranger.cookie })).status).toBe(404);
  expect((await postForm(path, {}, { cookie: stranger.cookie })).status).toBe(404);
  expect(await db.$count(matches, eq(matches.id, id))).toBe(1);
});

test("exports are files of the person's own analyses; visitors and agents get none", async () => {
  const { cookie } = await setUp([
    { jobTitle: "Mine", score: 5 },
    { jobTitle: "Another", score: 6 },
  ]);
  const csv = await visit("/api/analyses.csv?search=mine", { cookie });
  expect(csv.headers.get("content-disposition")).toMatch(
    /^attachment; filename="plumbline-analyses-.*\.csv"$/,
  );
  expect(csv.headers.get("cache-control")).toBe("private, no-store");
  const lines = (await csv.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^Mine,,5,CV 0,description,/);
  const json = await visit("/api/analyses.json?sort=title", { cookie });
  expect(json.headers.get("content-type")).toMatch(/^application\/json/);
  expect(((await json.json()) as { jobTitle: string }[]).map(({ jobTitle }) => jobTitle)).toEqual([
    "Another",
    "Mine",
  ]);
  expect((await visit("/api/analyses.csv")).status).toBe(401);
});

test("words of a posting are never markup", async () => {
  const { cookie } = await setUp([
    { jobTitle: "<img src=x onerror=alert(1)>", matchingSkills: ["<b>x</b>"], score: 1 },
  ]);
  const page = await look("/history?search=<img", cookie);
  expect(page).not.toMatch(/<img src=x|<b>x/);
  expect(page).toContain("&lt;img src=x");
});
