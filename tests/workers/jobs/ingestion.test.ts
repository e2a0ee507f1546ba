import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { jobBoards, jobPostings, jobPostingTexts } from "../../../db/schema";
import {
  ROW_AFTER_CLOSING,
  TEXT_AFTER_CLOSING,
  UNSEEN_AFTER,
} from "../../../workers/domain/jobs/boards/board-limits";
import { queueBoards } from "../../../workers/domain/jobs/boards/queue-boards";
import { queueUnread } from "../../../workers/domain/jobs/boards/queue-unread";
import { readBoard } from "../../../workers/domain/jobs/boards/read-board";
import { readPostings } from "../../../workers/domain/jobs/boards/read-postings";
import { tidyPostings } from "../../../workers/domain/jobs/boards/tidy-postings";
import { ENGINE_VERSION } from "../../../workers/engine/version";
import { failOnce, faultyD1, testDeps } from "../../support/faults";
import { addBoard, fakeJob, putBoard } from "../../support/jobs/boards";
import { withTasks } from "../../support/people/seeker";

type Deps = ReturnType<typeof setUp>;

const HOUR = 60 * 60 * 1000;

function setUp() {
  return withTasks(testDeps());
}

/** What the cron would hand out, and what its messages do. */
async function read(deps: Deps, boardId: string) {
  await deps.db.shared.update(jobBoards).set({ queuedAt: deps.now() }).where(eq(jobBoards.id, boardId));
  await readBoard(deps, { boardId });
}

function postingsOf(deps: Deps, boardId: string) {
  return deps.db.shared
    .select()
    .from(jobPostings)
    .where(eq(jobPostings.boardId, boardId))
    .orderBy(jobPostings.id);
}

async function boardOf(deps: Deps, boardId: string) {
  const [row] = await deps.db.shared.select().from(jobBoards).where(eq(jobBoards.id, boardId));
  return row;
}

const open = <T extends { closedAt: number | null }>(rows: T[]) =>
  rows.filter(({ closedAt }) => closedAt === null);

test("a board's postings are stored once, read once by the engine, and a second round changes nothing", async () => {
  const deps = setUp();
  const token = await putBoard("greenhouse", [fakeJob(), fakeJob({ title: "Registered Nurse (m/w/d)" })]);
  const boardId = await addBoard(deps, "greenhouse", token);
  await read(deps, boardId);
  expect(deps.tasksSent).toEqual([{ kind: "read-postings", boardId }]);
  await readPostings(deps, { boardId });
  const first = await postingsOf(deps, boardId);
  expect(first).toMatchObject([
    { title: "Backend Developer", country: "DE", readBy: ENGINE_VERSION, occupation: expect.any(String) },
    { title: "Registered Nurse", company: "Fjordpay", place: "Berlin, Germany", closedAt: null, missed: 0 },
  ]);
  expect(first[0]?.occupation).not.toBe(first[1]?.occupation);
  const texts = await deps.db.shared
    .select()
    .from(jobPostingTexts)
    .where(eq(jobPostingTexts.postingId, first[0]?.id ?? 0));
  expect(texts[0]?.text).toContain("[email]");
  expect(texts[0]?.text).not.toMatch(/@employer|555 01/);
  deps.wait(6 * HOUR);
  await read(deps, boardId);
  expect(await postingsOf(deps, boardId)).toEqual(first);
  expect(deps.tasksSent).toHaveLength(1);
  expect(await boardOf(deps, boardId)).toMatchObject({ reads: 2, isWhole: true, failures: 0 });
});

test("a posting that is changed keeps its row and is read again by the engine", async () => {
  const deps = setUp();
  const job = fakeJob();
  const token = await putBoard("lever", [job]);
  const boardId = await addBoard(deps, "lever", token);
  await read(deps, boardId);
  await readPostings(deps, { boardId });
  const [before] = await postingsOf(deps, boardId);
  await putBoard("lever", [{ ...job, title: "Senior Backend Developer" }], token);
  deps.wait(6 * HOUR);
  await read(deps, boardId);
  const [after] = await postingsOf(deps, boardId);
  expect(after).toMatchObject({ id: before?.id, title: "Senior Backend Developer", readBy: "" });
  expect(after?.firstSeenAt).toBe(before?.firstSeenAt);
});

test("a posting is closed when two reads of its board in a row don't show it, and open again when one does", async () => {
  const deps = setUp();
  const [stays, goes] = [fakeJob(), fakeJob()];
  const token = await putBoard("ashby", [stays, goes]);
  const boardId = await addBoard(deps, "ashby", token);
  await read(deps, boardId);
  await putBoard("ashby", [stays], token);
  await read(deps, boardId);
  expect(open(await postingsOf(deps, boardId))).toHaveLength(2);
  // The same answer again ("not modified") is a read that doesn't show it, too.
  await read(deps, boardId);
  expect(open(await postingsOf(deps, boardId))).toMatchObject([{ sourceId: stays.id }]);
  await putBoard("ashby", [goes, stays], token);
  await read(deps, boardId);
  expect(open(await postingsOf(deps, boardId))).toHaveLength(2);
  await putBoard("ashby", [stays], token);
  await read(deps, boardId);
  await putBoard("ashby", [stays, goes], token);
  await read(deps, boardId);
  expect(await postingsOf(deps, boardId)).toMatchObject([{ missed: 0 }, { missed: 0 }]);
});

test("a board that vanishes closes its postings by its second answer, and is hardly asked any more", async () => {
  const deps = setUp();
  const token = await putBoard("recruitee", [fakeJob()]);
  const boardId = await addBoard(deps, "recruitee", token);
  await read(deps, boardId);
  const gone: Deps = {
    ...deps,
    jobSources: { ...deps.jobSources, readBoard: async () => ({ kind: "gone" }) },
  };
  await read(gone, boardId);
  expect(open(await postingsOf(deps, boardId))).toHaveLength(1);
  await read(gone, boardId);
  expect(open(await postingsOf(deps, boardId))).toHaveLength(0);
  expect((await boardOf(deps, boardId))?.nextReadAt).toBeGreaterThan(deps.now() + 24 * HOUR);
});

test.each(["too-many", "down", "forbidden", "moved", "not-json", "other-shape", "half", "half-sent", "huge"])(
  "where a board answers as %s, its postings stay as they were and it is asked later",
  async (token) => {
    const deps = setUp();
    const good = await putBoard("greenhouse", [fakeJob(), fakeJob()]);
    const boardId = await addBoard(deps, "greenhouse", good);
    await read(deps, boardId);
    const before = await postingsOf(deps, boardId);
    const trouble: Deps = {
      ...deps,
      jobSources: {
        ...deps.jobSources,
        readBoard: (board) => deps.jobSources.readBoard({ ...board, token }),
      },
    };
    for (const failures of [1, 2, 3]) {
      await read(trouble, boardId);
      expect(await boardOf(deps, boardId)).toMatchObject({
        failures,
        reads: 1,
        queuedAt: null,
        lastError: expect.any(String),
      });
    }
    expect(await postingsOf(deps, boardId)).toEqual(before);
    expect((await boardOf(deps, boardId))?.nextReadAt).toBeGreaterThan(deps.now() + 39 * 60_000);
    await read(deps, boardId);
    expect(await boardOf(deps, boardId)).toMatchObject({ failures: 0, reads: 2, lastError: null });
    expect(open(await postingsOf(deps, boardId))).toHaveLength(2);
  },
);

test("a host that asks for a pause gets it for all boards of its source", async () => {
  const deps = setUp();
  const [limited, neighbour, other] = await Promise.all([
    addBoard(deps, "recruitee", `t${crypto.randomUUID().slice(0, 12)}`),
    addBoard(deps, "recruitee", `t${crypto.randomUUID().slice(0, 12)}`),
    addBoard(deps, "personio", `t${crypto.randomUUID().slice(0, 12)}`),
  ]);
  const answer = { kind: "unknown", reason: "status 429", retryAfterSeconds: 7200 } as const;
  const busy: Deps = { ...deps, jobSources: { ...deps.jobSources, readBoard: async () => answer } };
  await read(busy, limited);
  for (const id of [limited, neighbour])
    expect((await boardOf(deps, id))?.nextReadAt).toBeGreaterThan(deps.now() + HOUR);
  expect((await boardOf(deps, other))?.nextReadAt).toBeLessThanOrEqual(deps.now());
});

test("killed at any statement, a read is completed by the next: nothing lost, doubled or closed", async () => {
  const jobs = Array.from({ length: 30 }, () => fakeJob());
  for (let at = 1, whole = false; !whole; at++) {
    const deps = setUp();
    const token = await putBoard("lever", jobs);
    const boardId = await addBoard(deps, "lever", token);
    await deps.db.shared.update(jobBoards).set({ queuedAt: 1 }).where(eq(jobBoards.id, boardId));
    const fault = failOnce(at);
    const killed = { ...deps, db: openDatabases(faultyD1(fault)) };
    whole = await readBoard(killed, { boardId }).then(
      () => true,
      () => false,
    );
    await readBoard(deps, { boardId });
    await readBoard(deps, { boardId });
    const rows = await postingsOf(deps, boardId);
    expect(open(rows)).toHaveLength(30);
    expect(new Set(rows.map(({ sourceId }) => sourceId)).size).toBe(30);
    expect(await boardOf(deps, boardId)).toMatchObject({ reads: 1, queuedAt: null });
    await deps.db.shared.delete(jobBoards).where(eq(jobBoards.id, boardId));
  }
});

test("two messages for one read count it once", async () => {
  const deps = setUp();
  const token = await putBoard("ashby", [fakeJob()]);
  const boardId = await addBoard(deps, "ashby", token);
  await read(deps, boardId);
  await putBoard("ashby", [], token);
  await deps.db.shared.update(jobBoards).set({ queuedAt: 1 }).where(eq(jobBoards.id, boardId));
  await Promise.all([readBoard(deps, { boardId }), readBoard(deps, { boardId })]);
  expect(await postingsOf(deps, boardId)).toMatchObject([{ missed: 1, closedAt: null }]);
  expect((await boardOf(deps, boardId))?.reads).toBe(2);
});

test("a posting that moves to another board of its employer, or stands on two, has one row on each", async () => {
  const deps = setUp();
  const job = fakeJob({ title: "Developer, Backend" });
  const [from, to] = await Promise.all([putBoard("lever", [job]), putBoard("ashby", [])]);
  const [left, right] = [await addBoard(deps, "lever", from), await addBoard(deps, "ashby", to)];
  await read(deps, left);
  await putBoard("ashby", [{ ...job, title: "Backend Developer" }], to);
  await read(deps, right);
  const [[one], [two]] = [await postingsOf(deps, left), await postingsOf(deps, right)];
  expect(one?.sameKey).toBe(two?.sameKey);
  await putBoard("lever", [], from);
  await read(deps, left);
  await read(deps, left);
  expect(open(await postingsOf(deps, left))).toHaveLength(0);
  expect(open(await postingsOf(deps, right))).toHaveLength(1);
});

test("what nobody can apply for isn't stored", async () => {
  const deps = setUp();
  const refused = [
    "Test",
    "TEST - please ignore",
    "Initiativbewerbung",
    "Talent Pool Sales",
    "General Application",
  ];
  const token = await putBoard("ashby", [
    ...refused.map((title) => fakeJob({ title })),
    fakeJob({ title: "Test Engineer" }),
    fakeJob({ intro: "Short.", duties: [], musts: [], nices: [] }),
  ]);
  const boardId = await addBoard(deps, "ashby", token);
  await read(deps, boardId);
  expect((await postingsOf(deps, boardId)).map(({ title }) => title)).toEqual(["Test Engineer"]);
});

test("removed ads of a feed of changes are closed, all others stay until they weren't seen for long", async () => {
  const deps = setUp();
  const boardId = await addBoard(deps, "arbeitnow", `all-${crypto.randomUUID()}`);
  const posting = (sourceId: string) => ({
    ...{ sourceId, title: "Cook", company: "Inn", places: ["Berlin"], country: null, isRemote: null },
    ...{
      employment: null,
      pay: null,
      text: "You cook for many guests. ".repeat(10),
      url: "https://inn.example/1",
    },
    postedAt: deps.now(),
  });
  const answering = (ids: string[], removed: string[] = []): Deps => ({
    ...deps,
    jobSources: {
      ...deps.jobSources,
      readBoard: async () => ({
        ...{ kind: "read", postings: ids.map(posting), listed: ids, removed, isComplete: false },
        ...{ etag: null, lastModified: null, contentHash: null },
      }),
    },
  });
  await read(answering(["1", "2", "3"]), boardId);
  for (let again = 0; again < 3; again++) await read(answering([], ["2"]), boardId);
  expect(open(await postingsOf(deps, boardId)).map(({ sourceId }) => sourceId)).toEqual(["1", "3"]);
  deps.wait(UNSEEN_AFTER.arbeitnow - HOUR);
  await read(answering(["3"]), boardId);
  deps.wait(2 * HOUR);
  await tidyPostings(deps);
  expect(open(await postingsOf(deps, boardId)).map(({ sourceId }) => sourceId)).toEqual(["3"]);
  deps.wait(TEXT_AFTER_CLOSING + HOUR);
  await tidyPostings(deps);
  const closed = (await postingsOf(deps, boardId)).filter(({ closedAt }) => closedAt !== null);
  expect(closed.every(({ contentHash }) => contentHash === "")).toBe(true);
  // One that comes back has its words again.
  await read(answering(["1"]), boardId);
  const [back] = open(await postingsOf(deps, boardId));
  expect(await deps.db.shared.$count(jobPostingTexts, eq(jobPostingTexts.postingId, back?.id ?? 0))).toBe(1);
  deps.wait(ROW_AFTER_CLOSING);
  await tidyPostings(deps);
  expect((await postingsOf(deps, boardId)).map(({ sourceId }) => sourceId)).not.toContain("2");
});

test("boards are handed out when they are due, few of a source at a time, and again when their message is lost", async () => {
  const deps = setUp();
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => addBoard(deps, "lever-eu", `t-${crypto.randomUUID()}`)),
  );
  const handed = () =>
    deps.tasksSent
      .splice(0)
      .flatMap((task) => (task.kind === "read-board" && ids.includes(task.boardId) ? task.boardId : []));
  await queueBoards(deps);
  expect(handed()).toHaveLength(8);
  await queueBoards(deps);
  expect(handed()).toHaveLength(2);
  await queueBoards(deps);
  expect(handed()).toHaveLength(0);
  deps.wait(16 * 60_000);
  await queueBoards(deps);
  expect(handed()).toHaveLength(8);
  await deps.db.shared.delete(jobBoards).where(eq(jobBoards.source, "lever-eu"));
});

test("a posting whose message got lost is read later", async () => {
  const deps = setUp();
  const boardId = await addBoard(deps, "ashby", await putBoard("ashby", [fakeJob()]));
  await read(deps, boardId);
  deps.tasksSent.length = 0;
  deps.wait(HOUR);
  await queueUnread(deps);
  for (const task of deps.tasksSent.splice(0))
    if (task.kind === "read-postings") await readPostings(deps, task);
  for (let more = 0; more < 50 && (await postingsOf(deps, boardId))[0]?.readBy === ""; more++) {
    await queueUnread(deps);
    for (const task of deps.tasksSent.splice(0))
      if (task.kind === "read-postings") await readPostings(deps, task);
  }
  expect(await postingsOf(deps, boardId)).toMatchObject([{ readBy: ENGINE_VERSION }]);
});
