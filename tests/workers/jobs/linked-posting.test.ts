import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobBoards } from "../../../db/schema";
import type { BoardSource } from "../../../workers/adapters/job-sources/port";
import { namedBoard } from "../../../workers/domain/jobs/boards/board-address";
import { matchPosting } from "../../../workers/domain/jobs/search/work-on-posting";
import { checkJobGiven, readJob } from "../../../workers/domain/postings/read-posting";
import { numberOf } from "../../fakes/job-boards/formats";
import { testDeps } from "../../support/faults";
import { addBoard, fakeJob, putBoard } from "../../support/jobs/boards";
import { ingest, postingsOf, searchingSeeker } from "../../support/jobs/searching-seeker";

const deps = testDeps();

const ADDRESSES: [BoardSource, (token: string, job: ReturnType<typeof fakeJob>) => string][] = [
  ["greenhouse", (token, job) => `https://job-boards.greenhouse.io/${token}/jobs/${numberOf(job)}`],
  ["lever", (token, { id }) => `https://jobs.lever.co/${token}/${id}/apply?lever-source=x`],
  ["lever-eu", (token, { id }) => `https://jobs.eu.lever.co/${token}/${id}`],
  ["ashby", (token, { id }) => `jobs.ashbyhq.com/${token}/${id}`],
  ["recruitee", (token, { id }) => `https://${token}.recruitee.com/o/${id}`],
  ["personio", (token, job) => `https://${token}.jobs.personio.de/job/${numberOf(job)}`],
  ["smartrecruiters", (token, { id }) => `https://jobs.smartrecruiters.com/${token}/${id}`],
];

const userOf = (): { userId: string } => ({ userId: crypto.randomUUID() });

function readLink(url: string, user = userOf()) {
  checkJobGiven({ mode: "url", url });
  return readJob(deps, { mode: "url", url, user });
}

function boardsOf(token: string) {
  return deps.db.shared.select().from(jobBoards).where(eq(jobBoards.token, token));
}

test.each(ADDRESSES)(
  "%s: a link gives the posting's own words, and its board is read from then on",
  async (source, addressOf) => {
    const job = fakeJob({ title: "Registered Nurse (m/w/d)" });
    const token = await putBoard(source, [fakeJob(), job]);
    const read = await readLink(addressOf(token, job));
    expect(read.job.title).toBe("Registered Nurse");
    for (const words of [job.intro, ...job.duties, ...job.musts]) expect(read.description).toContain(words);
    expect(read.description).not.toMatch(/@employer|555 01/);
    expect(read.jobId).toBeNull();
    expect(await boardsOf(token)).toMatchObject([
      { source, lastReadAt: null, nextReadAt: expect.any(Number) },
    ]);
  },
);

test("a posting that is known is read as its card is, and its analysis is the card's", async () => {
  const seeker = await searchingSeeker(deps);
  const job = fakeJob();
  const token = await putBoard("recruitee", [job]);
  const boardId = await addBoard(deps, "recruitee", token);
  await ingest(deps, boardId);
  const [posting] = await postingsOf(deps, boardId);
  const read = await readLink(`https://${token}.recruitee.com/o/${job.id}`, seeker);
  expect(read).toMatchObject({ jobId: `posting-${posting?.id}`, companyName: "Fjordpay", url: posting?.url });
  const { id } = await matchPosting(deps, { ...seeker, postingId: posting?.id ?? 0 });
  expect(id).toBeTruthy();
});

test("what isn't there, isn't a posting or isn't known is said in words, and adds no board", async () => {
  const token = await putBoard("lever", [fakeJob()]);
  const unreadable = [
    `https://jobs.lever.co/${token}/${crypto.randomUUID()}`,
    `https://jobs.lever.co/${token}`,
    ...["down", "moved", "huge", "not-json", "half", "other-shape"].map(
      (twist) => `https://jobs.ashbyhq.com/${twist}/${crypto.randomUUID()}`,
    ),
  ];
  for (const url of unreadable)
    await expect(readLink(url), url).rejects.toMatchObject({ code: "posting-unreadable" });
  for (const url of ["https://example.com/jobs/1", "https://boards.greenhouse.io.example.com/a/jobs/1"])
    expect(() => checkJobGiven({ mode: "url", url })).toThrow("Please provide a valid LinkedIn job URL");
  expect(await boardsOf(token)).toEqual([]);
});

test("one person's links add ten boards a day; a board that staff stopped stays stopped", async () => {
  const user = userOf();
  const job = fakeJob();
  const tokens: string[] = [];
  for (let at = 0; at < 12; at++) {
    const token = await putBoard("lever", [job]);
    tokens.push(token);
    await readLink(`https://jobs.lever.co/${token}/${job.id}`, user);
  }
  const added = await Promise.all(tokens.map(boardsOf));
  expect(added.flat()).toHaveLength(10);
  const [first = ""] = tokens;
  await deps.db.shared.update(jobBoards).set({ nextReadAt: null }).where(eq(jobBoards.token, first));
  await readLink(`https://jobs.lever.co/${first}/${job.id}`);
  expect(await boardsOf(first)).toMatchObject([{ nextReadAt: null }]);
  expect(namedBoard(`https://jobs.lever.co/${first}/${job.id}`)?.posting).toBe(job.id);
});
