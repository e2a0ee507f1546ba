import { expect, test } from "vitest";
import type { BoardAnswer, BoardSource } from "../../../workers/adapters/job-sources/port";
import { fakeJob, putBoard, request, sources } from "../../support/jobs/boards";

function read(answer: BoardAnswer) {
  if (answer.kind !== "read") throw new Error(JSON.stringify(answer));
  return answer;
}

const OWN: BoardSource[] = [
  "greenhouse",
  "lever",
  "lever-eu",
  "ashby",
  "recruitee",
  "personio",
  "smartrecruiters",
];

test.each(OWN)("%s: a posting's words, place, kind and address as the board has them", async (source) => {
  const pay = { min: 60_000, max: 80_000, currency: "EUR" };
  const job = fakeJob({ title: "Koch & Köchin (m/w/d)", company: "Öl & Salz", pay, employment: "part-time" });
  const token = await putBoard(source, [job]);
  const { postings, listed, isComplete } = read(await sources.readBoard(request(source, token)));
  const [posting] = postings;
  expect(postings).toHaveLength(1);
  expect(listed).toEqual([posting?.sourceId]);
  expect(isComplete).toBe(true);
  expect(posting).toMatchObject({ title: "Koch & Köchin (m/w/d)", postedAt: expect.any(Number) });
  expect(posting?.places.join()).toContain("Berlin");
  expect(posting?.url).toMatch(/^https:\/\//);
  for (const words of [job.intro, ...job.duties, ...job.musts, ...job.nices])
    expect(posting?.text).toContain(words);
  expect(posting?.text).not.toMatch(/<|&amp;|&lt;|wonderful company/);
  // Where the source's format has a field for it.
  if (!["greenhouse"].includes(source)) expect(posting?.employment).toBe("part-time");
  if (["lever", "lever-eu", "ashby", "recruitee"].includes(source))
    expect(posting?.pay).toEqual({ ...pay, period: "year" });
  if (["greenhouse", "recruitee", "personio", "smartrecruiters"].includes(source))
    expect(posting?.company).toBe("Öl & Salz");
});

test.each(["lever", "smartrecruiters"] as const)(
  "%s: a board of several pages comes whole",
  async (source) => {
    const jobs = Array.from({ length: 230 }, () => fakeJob());
    const token = await putBoard(source, jobs);
    const known = new Set(jobs.slice(10).map(({ id }) => id));
    const answer = read(await sources.readBoard(request(source, token, { known })));
    expect(new Set(answer.listed)).toEqual(new Set(jobs.map(({ id }) => id)));
    expect(answer.isComplete).toBe(true);
    expect(answer.postings).toHaveLength(source === "lever" ? 230 : 10);
  },
);

test("texts with an address each are fetched some at a time, and the next read goes on", async () => {
  const jobs = Array.from({ length: 45 }, () => fakeJob());
  const token = await putBoard("smartrecruiters", jobs);
  const first = read(await sources.readBoard(request("smartrecruiters", token)));
  expect(first).toMatchObject({ isComplete: true, contentHash: null });
  expect(first.postings).toHaveLength(40);
  const known = new Set(first.postings.map(({ sourceId }) => sourceId));
  const second = read(await sources.readBoard(request("smartrecruiters", token, { known })));
  expect(second.postings).toHaveLength(5);
  expect(second.contentHash).not.toBeNull();
});

test.each([...OWN, "jobtech", "arbeitnow"] as const)(
  "%s: what didn't change is said in one word",
  async (source) => {
    const token =
      { jobtech: "sweden", arbeitnow: "all" }[source as string] ?? (await putBoard(source, [fakeJob()]));
    const first = read(await sources.readBoard(request(source, token)));
    const { etag, lastModified, contentHash } = first;
    const known = new Set(first.listed);
    const again = request(source, token, { etag, lastModified, contentHash, known });
    expect(await sources.readBoard(again)).toEqual({ kind: "unchanged" });
    if (["greenhouse", "ashby", "personio"].includes(source)) {
      expect(etag).toBeTruthy();
      expect(await sources.readBoard({ ...again, contentHash: null })).toEqual({ kind: "unchanged" });
    }
  },
);

test("the sources of regions are read, and never say that whatever they don't list is gone", async () => {
  for (const [source, token] of [
    ["jobtech", "sweden"],
    ["arbeitnow", "all"],
  ] as const) {
    const answer = read(await sources.readBoard(request(source, token)));
    expect(answer.postings.length).toBeGreaterThan(50);
    if (source === "jobtech") expect(answer.isComplete).toBe(false);
    for (const { company, text } of answer.postings) expect(company && text.length > 200).toBeTruthy();
  }
});

test.each([
  ["too-many", { kind: "unknown", reason: "status 429", retryAfterSeconds: 120 }],
  ["down", { kind: "unknown", reason: "status 503" }],
  ["forbidden", { kind: "unknown", reason: "status 403" }],
  ["moved", { kind: "unknown", reason: "redirect" }],
  ["not-json", { kind: "unknown", reason: "no JSON" }],
  ["other-shape", { kind: "unknown", reason: "another shape" }],
  ["half-sent", { kind: "unknown", reason: "no JSON" }],
  ["half", { kind: "unknown" }],
  ["huge", { kind: "unknown", reason: "too large" }],
  ["vanished", { kind: "gone" }],
  ["never-was", { kind: "gone" }],
  ["../../jobs", { kind: "unknown", reason: "no such address" }],
  ["..", { kind: "unknown", reason: "no such address" }],
  ["a/b?c=d#e", { kind: "unknown", reason: "no such address" }],
])("a board named %j answers %j", async (token, expected) => {
  expect(await sources.readBoard(request("greenhouse", token))).toMatchObject(expected);
});

test.each([
  ["recruitee", "evil.example/x"],
  ["recruitee", "a.b"],
  ["personio", "127.0.0.1:1"],
  ["personio", "-x"],
  ["jobtech", "norway"],
  ["nav", "sweden"],
  ["france-travail", "norway"],
] as const)("%s isn't asked for %j", async (source, token) => {
  expect(await sources.readBoard(request(source, token))).toMatchObject({ reason: "no such address" });
});
