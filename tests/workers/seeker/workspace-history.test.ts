import { expect, test } from "vitest";
import { chunkRows } from "../../../db/batch";
import { matches, resumes } from "../../../db/schema";
import { exportMatches } from "../../../workers/domain/matches/export-matches";
import { getHistoryStats } from "../../../workers/domain/matches/get-history-stats";
import { listMatches } from "../../../workers/domain/matches/list-matches";
import { parseHistoryQuery } from "../../../workers/domain/matches/schema";
import { testDeps } from "../../support/faults";
import { createSeeker } from "../../support/people/seeker";

type Row = Partial<typeof matches.$inferInsert>;

const day = (text: string) => Date.parse(`${text}T10:00:00Z`);

const JOBS: Row[] = [
  { jobTitle: "Backend Developer", score: 81, createdAt: day("2026-11-01"), companyName: "Nordwind" },
  { jobTitle: "data analyst", score: 60, createdAt: day("2026-11-02") },
  { jobTitle: "Ärztin, Notaufnahme", score: 59.6, createdAt: day("2026-11-03") },
  { jobTitle: "100%_\\' OR 1=1", score: null, createdAt: day("2026-11-04") },
  { jobTitle: "Zookeeper", score: 60, createdAt: day("2026-11-05") },
];

const deps = testDeps();

async function createResume(userId: string, name = "My CV") {
  const id = crypto.randomUUID();
  const file = { fileKey: `${userId}/${id}.pdf`, fileSize: 1, fileType: "application/pdf", fileHash: id };
  await deps.db.shared.insert(resumes).values({ id, userId, name, ...file });
  return id;
}

async function setUp(jobs: Row[] = JOBS) {
  const { userId } = await createSeeker(deps);
  const resumeId = await createResume(userId);
  const rows = jobs.map((job) => ({ userId, resumeId, ...job }));
  for (const chunk of chunkRows(rows, 30)) await deps.db.shared.insert(matches).values(chunk);
  const query = (parameters: string) => parseHistoryQuery(new URLSearchParams(parameters));
  const list = async (parameters: string) => {
    const page = await listMatches(deps, { userId, query: query(parameters) });
    return { ...page, titles: page.analyses.map(({ jobTitle }) => jobTitle) };
  };
  return { userId, resumeId, list, query };
}

async function textOf(lines: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const line of lines) text += line;
  return text;
}

test.each([
  ["", ["Zookeeper", "100%_\\' OR 1=1", "Ärztin, Notaufnahme", "data analyst", "Backend Developer"]],
  [
    "sort=oldest",
    ["Backend Developer", "data analyst", "Ärztin, Notaufnahme", "100%_\\' OR 1=1", "Zookeeper"],
  ],
  [
    "sort=score-high",
    ["Backend Developer", "Zookeeper", "data analyst", "Ärztin, Notaufnahme", "100%_\\' OR 1=1"],
  ],
  [
    "sort=score-low",
    ["Ärztin, Notaufnahme", "data analyst", "Zookeeper", "Backend Developer", "100%_\\' OR 1=1"],
  ],
  [
    "sort=title",
    ["100%_\\' OR 1=1", "Backend Developer", "data analyst", "Zookeeper", "Ärztin, Notaufnahme"],
  ],
  ["search=DATA", ["data analyst"]],
  ["search=%25_%5C'", ["100%_\\' OR 1=1"]],
  ["search=nothing", []],
  ["minScore=60&maxScore=81&sort=oldest", ["Backend Developer", "data analyst", "Zookeeper"]],
  ["maxScore=59.9", ["Ärztin, Notaufnahme"]],
  ["from=2026-11-02&to=2026-11-03&sort=oldest", ["data analyst", "Ärztin, Notaufnahme"]],
  ["to=2026-11-01", ["Backend Developer"]],
  ["search=o&minScore=60&from=2026-11-02", ["Zookeeper"]],
  ["minScore=abc&from=soon&sort=random&page=-3&to=2026-11-01", ["Backend Developer"]],
])("?%s finds %j", async (parameters, titles) => {
  const { list } = await setUp();
  const page = await list(parameters);
  expect(page.titles).toEqual(titles);
  expect(page.total).toBe(titles.length);
});

test("a card's row has all that the card shows, and the résumé's name", async () => {
  const { list, resumeId } = await setUp([
    { jobTitle: "Cook", score: 70, matchingSkills: ["Baking"], missingSkills: ["HACCP"], mode: "title" },
  ]);
  const { analyses } = await list("");
  expect(analyses).toMatchObject([
    { jobTitle: "Cook", score: 70, mode: "title", matchingSkills: ["Baking"], resumeId, resumeName: "My CV" },
  ]);
});

test("pages hold ten; a page beyond the last shows the last; equal scores never make a row appear twice", async () => {
  const { list } = await setUp(
    Array.from({ length: 23 }, (_, i) => ({ jobTitle: `Job ${i}`, score: i % 2, createdAt: 1000 })),
  );
  const seen = new Set<string>();
  for (const sort of ["newest", "score-high", "title"]) {
    seen.clear();
    for (let page = 1; page <= 3; page++) {
      const found = await list(`sort=${sort}&page=${page}`);
      expect([found.total, found.pages, found.page]).toEqual([23, 3, page]);
      for (const { id } of found.analyses) seen.add(id);
    }
    expect(seen.size).toBe(23);
  }
  expect(await list("page=99")).toMatchObject({ page: 3, analyses: { length: 3 } });
});

test("another's analyses, and another's résumé in the address, bring nothing", async () => {
  const mine = await setUp();
  const other = await setUp();
  const second = await createResume(mine.userId, "Second");
  expect((await mine.list(`resume=${mine.resumeId}`)).total).toBe(5);
  expect((await mine.list(`resume=${second}`)).total).toBe(0);
  expect((await mine.list(`resume=${other.resumeId}`)).total).toBe(0);
  expect((await getHistoryStats(deps, { userId: crypto.randomUUID() })).total).toBe(0);
});

test("the figures are total, average, best and one count for each band, an edge being in the band above", async () => {
  const { userId } = await setUp([
    ...[80, 79.9, 60, 59.9, 0].map((score) => ({ jobTitle: "x", score })),
    { jobTitle: "x", score: null },
  ]);
  const stats = await getHistoryStats(deps, { userId });
  expect(stats.average).toBeCloseTo(55.96);
  expect({ ...stats, average: 0 }).toEqual({
    total: 6,
    average: 0,
    best: 80,
    bands: { good: 1, moderate: 2, poor: 2, none: 1 },
  });
});

test("nothing analysed: no average, no best, no band", async () => {
  const { userId } = await setUp([]);
  expect(await getHistoryStats(deps, { userId })).toEqual({
    total: 0,
    average: null,
    best: null,
    bands: { good: 0, moderate: 0, poor: 0, none: 0 },
  });
});

test("a CSV cell that a spreadsheet would run as a formula is text, and quotes hold", async () => {
  const { userId, query } = await setUp([
    {
      jobTitle: '=HYPERLINK("https://evil.example","click")',
      companyName: "+1",
      matchingSkills: ["@SUM(A1)", "b,c"],
      score: 61.5,
      createdAt: 0,
    },
  ]);
  const { fileName, type, lines } = exportMatches(deps, { userId, query: query(""), format: "csv" });
  expect(fileName).toMatch(/^plumbline-analyses-\d{4}-\d\d-\d\d\.csv$/);
  expect(type).toBe("text/csv; charset=utf-8");
  const [head, row] = (await textOf(lines)).split("\r\n");
  expect(head).toBe(
    "Job Title,Company,Score,Resume,Job Given By,Job URL,Matching Skills,Missing Skills,Analyzed At (UTC)",
  );
  expect(row).toBe(
    `"'=HYPERLINK(""https://evil.example"",""click"")",'+1,61.5,My CV,description,,"'@SUM(A1); b,c",,1970-01-01T00:00:00.000Z`,
  );
});

test("exports hold every row that the filters let through, in the page's order, more than one read's worth", async () => {
  const { userId, query } = await setUp(
    Array.from({ length: 600 }, (_, i) => ({ jobTitle: `Job ${i}`, score: i % 101, createdAt: i })),
  );
  const all = exportMatches(deps, { userId, query: query("sort=oldest&page=7"), format: "json" });
  const rows = JSON.parse(await textOf(all.lines)) as { jobTitle: string; createdAt: string }[];
  expect(rows.map(({ jobTitle }) => jobTitle)).toEqual(Array.from({ length: 600 }, (_, i) => `Job ${i}`));
  expect(rows[1]?.createdAt).toBe("1970-01-01T00:00:00.001Z");
  const some = exportMatches(deps, { userId, query: query("search=job+59&minScore=50"), format: "csv" });
  // 59 and 590 to 599; of these, scores from 50 on.
  const scored = [59, ...Array.from({ length: 10 }, (_, i) => 590 + i)].filter((i) => i % 101 >= 50);
  expect((await textOf(some.lines)).trim().split("\r\n")).toHaveLength(1 + scored.length);
  const none = exportMatches(deps, { userId, query: query("search=nothing"), format: "json" });
  expect(JSON.parse(await textOf(none.lines))).toEqual([]);
});
