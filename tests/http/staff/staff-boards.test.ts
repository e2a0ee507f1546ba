import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { auditLog, jobBoards, jobPostings } from "../../../db/schema";
import { namedBoard } from "../../../workers/domain/jobs/boards/board-address";
import { queueBoards } from "../../../workers/domain/jobs/boards/queue-boards";
import { settleBoard } from "../../../workers/domain/jobs/boards/settle-board";
import { findCandidates } from "../../../workers/domain/jobs/search/job-candidates";
import { findLocation } from "../../../workers/domain/jobs/search/locations";
import { changeBoard } from "../../../workers/domain/staff/boards/change-board";
import { importBoards } from "../../../workers/domain/staff/boards/import-boards";
import { listBoards } from "../../../workers/domain/staff/boards/list-boards";
import { readCsv } from "../../../workers/domain/staff/boards/read-csv";
import { readListQuery } from "../../../workers/domain/staff/schema";
import { testDeps } from "../../support/faults";
import { fakeJob } from "../../support/jobs/boards";
import { publish } from "../../support/jobs/searching-seeker";
import { visit } from "../../support/people/browser-session";
import { createStaff, post, wordsOf } from "../../support/people/staff";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";

const deps = testDeps();
const db = deps.db.shared;
const uuid = "0b9a3a0e-6f0e-4d52-9d4e-1f1a2b3c4d5e";

const fresh = () => `t${crypto.randomUUID().slice(0, 8)}`;

async function boardWhere(token: string) {
  const [row] = await db.select().from(jobBoards).where(eq(jobBoards.token, token));
  return row;
}

test.each([
  ["https://job-boards.greenhouse.io/acme/jobs/127817?gh_src=x", "greenhouse", "acme", "127817"],
  ["boards.greenhouse.io/acme", "greenhouse", "acme", null],
  [`https://jobs.lever.co/acme/${uuid}/apply`, "lever", "acme", uuid],
  [`https://jobs.eu.lever.co/acme/${uuid}`, "lever-eu", "acme", uuid],
  [`https://jobs.ashbyhq.com/Acme/${uuid}`, "ashby", "Acme", uuid],
  ["https://acme.recruitee.com/o/nurse-nights", "recruitee", "acme", "nurse-nights"],
  ["https://acme.jobs.personio.de/job/123?language=en", "personio", "acme", "123"],
  [
    "https://jobs.smartrecruiters.com/AcmeGroup/744000012345-cook",
    "smartrecruiters",
    "AcmeGroup",
    "744000012345",
  ],
])("%s names its board and posting", (address, source, token, posting) => {
  expect(namedBoard(address)).toEqual({ source, token, posting });
});

test.each([
  "https://jobs.lever.co",
  "http://jobs.lever.co/acme",
  "https://jobs.lever.co.evil.example/acme",
  "https://evil.example/?https://jobs.lever.co/acme",
  "https://user@jobs.lever.co/acme",
  "https://jobs.lever.co:8443/acme",
  "https://jobs.ashbyhq.com/a%2Fb/acme",
  "https://a.b.recruitee.com/o/x",
  "https://www.linkedin.com/jobs/view/4012345678",
  "javascript:alert(1)",
  "constructor",
  "",
])("%s names no board", (address) => {
  expect(namedBoard(address)).toBeNull();
});

test("staff add a board by a posting's address, once, and by source and token", async () => {
  const { cookie } = await createStaff(deps);
  const token = fresh();
  const address = `https://jobs.lever.co/${token}/${uuid}`;
  const added = await post("/admin/boards/add", cookie, { address, company: " Fjord  pay " });
  expect(added.headers.get("location")).toBe("/admin/boards?state=all&notice=board-added");
  const row = await boardWhere(token);
  expect(row).toMatchObject({ source: "lever", company: "Fjord pay", lastReadAt: null });
  expect(row?.nextReadAt).toBeLessThanOrEqual(Date.now());
  const again = await post("/admin/boards/add", cookie, { source: "lever", token });
  expect(await wordsOf(again)).toContain("This board is in the list already.");
  const unknown: Record<string, string>[] = [
    { address: "https://example.com/jobs" },
    { source: "recruitee", token: "a.b" },
    {},
  ];
  for (const typed of unknown)
    expect(await wordsOf(await post("/admin/boards/add", cookie, typed))).toContain("This is no board");
  const [line] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, row?.id ?? ""));
  expect(line).toMatchObject({ action: "board-added", data: { source: "lever", token } });
});

test("an import says of each line what became of it", async () => {
  const { cookie, userId } = await createStaff(deps);
  const [one, two] = [fresh(), fresh()];
  const csv = `source,token,company,found_in\r\nashby,${one},"Fjord, ""pay""",x\nlever,${two},,\nashby,${one},,\nindeed,x,,\nrecruitee,a/b,,\n\n`;
  const form = new FormData();
  form.append("file", new File([csv], "boards.csv"));
  const page = await visit("/admin/boards/import", { method: "POST", cookie, body: form });
  const words = await wordsOf(page);
  expect(words).toContain("2 boards of 5 added,");
  for (const outcome of ["In the list already", "Not a source that we read", "Not a token of this source"])
    expect(words).toContain(outcome);
  expect(await boardWhere(one)).toMatchObject({
    source: "ashby",
    company: 'Fjord, "pay"',
    failures: 0,
    reads: 0,
  });
  expect(await boardWhere(two)).toMatchObject({ source: "lever", company: "" });
  expect(
    (await importBoards(deps, { csv, actorId: userId })).map(({ outcome }) => outcome).slice(0, 2),
  ).toEqual(["known", "known"]);
  for (const empty of ["", "source,token,company\n"])
    await expect(importBoards(deps, { csv: empty, actorId: userId })).rejects.toMatchObject({
      code: "boards-unreadable",
    });
});

test("a CSV file's quotes and line ends are read, and its lines keep their numbers", () => {
  expect(readCsv('\uFEFFa,"b ""c""\nd",\r\n\r\ne')).toEqual([
    { line: 1, cells: ["a", 'b "c"\nd', ""] },
    { line: 3, cells: [""] },
    { line: 4, cells: ["e"] },
  ]);
});

test("a stopped board isn't read and isn't searched; a read that was under way doesn't start it again", async () => {
  const { cookie, userId } = await createStaff(deps);
  const { boardId } = await publish(deps, [fakeJob({ title: `Zymurgist ${fresh()}` })]);
  const [posting] = await db.select().from(jobPostings).where(eq(jobPostings.boardId, boardId));
  const location = await findLocation(deps, "Germany");
  if (!location || !posting) throw new Error("not there");
  const search = { userId, position: posting.title, location, filter: {} };
  expect((await findCandidates(deps, search)).candidates).toHaveLength(1);
  const [board] = await db.select().from(jobBoards).where(eq(jobBoards.id, boardId));
  if (!board) throw new Error("not there");
  const stopped = await post(`/admin/boards/${boardId}`, cookie, {
    change: "stop",
    back: "?q=F&state=failing",
  });
  expect(stopped.headers.get("location")).toBe("/admin/boards?q=F&state=failing&notice=board-stopped");
  await settleBoard(deps, { board, answer: { kind: "unchanged" } });
  await queueBoards({ ...deps, now: () => Date.now() + 10 * 24 * 60 * 60 * 1000 });
  expect(await findCandidates(deps, search)).toMatchObject({
    candidates: [],
    counts: { total: 0, closed: 0 },
  });
  expect((await db.select().from(jobBoards).where(eq(jobBoards.id, boardId)))[0]).toMatchObject({
    nextReadAt: null,
    queuedAt: null,
  });
  await expect(changeBoard(deps, { boardId, change: "stop", actorId: userId })).rejects.toMatchObject({
    code: "decided-meanwhile",
  });
  expect((await post("/admin/boards/none", cookie, { change: "stop" })).status).toBe(404);
  await changeBoard(deps, { boardId, change: "start", actorId: userId });
  expect((await findCandidates(deps, search)).candidates).toHaveLength(1);
});

test("the list goes by employer, in pages, and tells reads, errors and open postings", async () => {
  const { cookie } = await createStaff(deps);
  const key = fresh();
  await db.insert(jobBoards).values(
    Array.from({ length: 3 }, (_, at) => ({
      ...{ source: "lever" as const, token: `${key}-${at}`, company: at === 1 ? "" : `${key} ${at}` },
      ...{ nextReadAt: at === 2 ? null : 1, failures: at === 0 ? 2 : 0, lastError: "status 503" },
    })),
  );
  const list = (parameters: Record<string, string>) =>
    listBoards(
      deps,
      readListQuery("boards", { url: `http://x/?${new URLSearchParams({ q: key, ...parameters })}` }),
    );
  const all = await list({});
  expect(all.rows.map(({ token }) => token.at(-1))).toEqual(["0", "2", "1"]);
  const [first] = all.rows;
  const rest = await list({ after: `${first?.id}~${first?.company}` });
  expect(rest.rows.map(({ token }) => token.at(-1))).toEqual(["2", "1"]);
  expect((await list({ state: "failing" })).rows.map(({ token }) => token)).toEqual([`${key}-0`]);
  expect((await list({ state: "stopped" })).rows.map(({ token }) => token)).toEqual([`${key}-2`]);
  const words = await wordsOf(await visit(`/admin/boards?q=${key}`, { cookie }));
  expect(words).toContain("Failed 2 times in a row");
  expect(words).toContain("The source answered with status 503");
  expect(words).toContain("Stopped");
});

test("the list of boards reads its pages from indexes", async () => {
  const statements: Statement[] = [];
  const recorded = { ...deps, db: openDatabases(recordingD1(statements)) };
  for (const state of ["all", "failing", "stopped"] as const)
    await listBoards(recorded, { q: "t", state, after: "x~t" });
  for (const { sql, values } of statements) expect(slowSteps(await planOf(sql, values))).toEqual([]);
  const plans = await Promise.all(statements.map(({ sql, values }) => planOf(sql, values)));
  for (const name of ["name", "failing", "stopped"])
    expect(plans.flat().join("\n")).toContain(`job_boards_${name}_idx`);
});
