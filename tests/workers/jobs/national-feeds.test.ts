import { beforeEach, expect, test } from "vitest";
import type { BoardAnswer, BoardRequest } from "../../../workers/adapters/job-sources/port";
import type { FakeJob } from "../../fakes/job-boards/fictional-jobs";
import { fakeJob, putBoard, request, sources, sourcesWith } from "../../support/jobs/boards";

const MINUTE = 60_000;
const now = Date.now();
const NORWAY = ["nav", "norway"] as const;
const FRANCE = ["france-travail", "france"] as const;
type Feed = typeof NORWAY | typeof FRANCE;

beforeEach(async () => {
  for (const [source, token] of [NORWAY, FRANCE]) await putBoard(source, [], token);
});

/** Made so many minutes ago. */
function jobOf(minutes: number, changes: Partial<FakeJob> = {}): FakeJob {
  return fakeJob({ postedAt: new Date(now - minutes * MINUTE).toISOString(), ...changes });
}

async function read([source, token]: Feed, changes: Partial<BoardRequest> = {}) {
  const answer = await sources.readBoard(request(source, token, changes));
  if (answer.kind !== "read") throw new Error(JSON.stringify(answer));
  return answer;
}

/** What the board's row carries from one read to the next. */
function after({ etag, lastModified, contentHash }: Extract<BoardAnswer, { kind: "read" }>) {
  return { etag, lastModified, contentHash };
}

test("NAV: an advertisement's words, place, kind and address, without its contacts' names", async () => {
  const job = jobOf(30, {
    title: "Sykepleier",
    company: "Fjord & Helse",
    city: "Bergen",
    employment: "part-time",
  });
  await putBoard("nav", [job], "norway");
  const { postings, isComplete, removed } = await read(NORWAY);
  expect(postings).toHaveLength(1);
  expect({ isComplete, removed }).toEqual({ isComplete: false, removed: [] });
  expect(postings[0]).toMatchObject({
    title: "Sykepleier",
    company: "Fjord & Helse",
    places: ["Bergen"],
    country: "NORGE",
    employment: "part-time",
    postedAt: Date.parse(job.postedAt),
    url: expect.stringMatching(/^https:\/\/arbeidsplassen\.nav\.no\/stillinger\/stilling\/[\da-f-]{36}$/),
  });
  for (const words of [job.intro, ...job.musts]) expect(postings[0]?.text).toContain(words);
  expect(postings[0]?.text).not.toContain("Kari");
});

test("NAV: a read takes what changed since the last one, and a stopped advertisement is closed", async () => {
  const jobs = [jobOf(60), jobOf(50)];
  await putBoard("nav", jobs, "norway");
  const first = await read(NORWAY);
  expect(first.listed).toHaveLength(2);
  expect(await sources.readBoard(request(...NORWAY, after(first)))).toEqual({ kind: "unchanged" });
  const stopped = { ...jobs[0]!, closedAt: new Date(now - MINUTE).toISOString() };
  await putBoard("nav", [jobs[1]!, stopped, jobOf(40)], "norway");
  const second = await read(NORWAY, after(first));
  expect(second.postings).toHaveLength(1);
  expect(second.removed).toEqual([first.listed[0]]);
});

test("NAV: more changes than one read may fetch are taken by the next, each once", async () => {
  const jobs = Array.from({ length: 170 }, (_, at) => jobOf(500 - at));
  await putBoard("nav", jobs, "norway");
  const titles: string[] = [];
  let state: Partial<BoardRequest> = {};
  for (let reads = 0; reads < 6; reads++) {
    const answer = await sources.readBoard(request(...NORWAY, state));
    if (answer.kind !== "read") break;
    titles.push(...answer.listed);
    state = after(answer);
  }
  expect(titles).toHaveLength(170);
  expect(new Set(titles).size).toBe(170);
});

test("NAV: those that changed in one moment are never cut apart", async () => {
  const moment = jobOf(100).postedAt;
  const jobs = Array.from({ length: 90 }, () => fakeJob({ postedAt: moment }));
  await putBoard("nav", [...jobs, jobOf(10)], "norway");
  const first = await read(NORWAY);
  expect(first).toMatchObject({ contentHash: null, lastModified: moment.replace("Z", "+00:00") });
  expect(first.listed).toHaveLength(75);
});

test("France Travail: an offer's words, place, kind, pay and address", async () => {
  const pay = { min: 38_000, max: 42_000, currency: "EUR" };
  const job = jobOf(20, {
    title: "Comptable",
    company: "Maison Bleue",
    city: "Paris",
    employment: "contract",
    pay,
  });
  await putBoard("france-travail", [job], "france");
  const { postings, isComplete } = await read(FRANCE);
  expect(postings).toHaveLength(1);
  expect(isComplete).toBe(false);
  expect(postings[0]).toMatchObject({
    title: "Comptable",
    company: "Maison Bleue",
    places: ["Paris"],
    country: "FR",
    employment: "contract",
    pay: { min: 38_000, max: 42_000, currency: "EUR", period: "year" },
    url: expect.stringMatching(/^https:\/\/candidat\.francetravail\.fr\/offres\/recherche\/detail\/\w{7}$/),
  });
  for (const words of [job.intro, ...job.musts]) expect(postings[0]?.text).toContain(words);
});

test("France Travail: a window with more than one read may take is halved, and nothing is left out", async () => {
  const jobs = Array.from({ length: 3_100 }, (_, at) => jobOf(170 - at / 20));
  await putBoard("france-travail", jobs, "france");
  const listed = new Set<string>();
  let state: Partial<BoardRequest> = {};
  let reads = 0;
  for (; reads < 8; reads++) {
    const answer = await read(FRANCE, state);
    for (const id of answer.listed) listed.add(id);
    state = after(answer);
    if (answer.contentHash !== null) break;
    expect(answer.listed.length).toBeLessThanOrEqual(1_500);
  }
  expect(listed.size).toBe(3_100);
  expect(reads).toBeGreaterThan(1);
});

test.each([
  [NORWAY, { nav: undefined }, "NAV_TOKEN is not set"],
  [NORWAY, { nav: "revoked" }, "status 401"],
  [
    FRANCE,
    { franceTravail: { id: "x", secret: undefined } },
    "FRANCE_TRAVAIL_CLIENT_ID or _SECRET is not set",
  ],
  [FRANCE, { franceTravail: { id: "x", secret: "wrong" } }, "status 400"],
] as const)("%j with %j isn't read, and nothing is closed", async ([source, token], keys, reason) => {
  const answer = await sourcesWith(keys).readBoard(request(source, token));
  expect(answer).toEqual({ kind: "unknown", reason, retryAfterSeconds: null });
});

test("a feed without anything newer says so", async () => {
  expect(await sources.readBoard(request(...NORWAY))).toEqual({ kind: "unchanged" });
  expect(await read(FRANCE)).toMatchObject({ postings: [], removed: [] });
});
