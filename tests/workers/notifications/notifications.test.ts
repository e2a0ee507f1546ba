import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  agents,
  applicants,
  batches,
  companies,
  notifications,
  sweepCursors,
  threadShares,
  threads,
} from "../../../db/schema";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { forgetNotifications } from "../../../workers/domain/notifications/forget-notifications";
import { countUnread, listNotifications } from "../../../workers/domain/notifications/list-notifications";
import { notificationText } from "../../../workers/domain/notifications/notification-text";
import { nextMorning } from "../../../workers/domain/notifications/notification-times";
import {
  readAllNotifications,
  readNotification,
} from "../../../workers/domain/notifications/read-notification";
import { tellRetention } from "../../../workers/domain/notifications/tell-retention";
import { deliver, type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { post } from "../../support/people/staff";
import { resumePdf } from "../../support/samples/text-pdf";

const DAY = 24 * 60 * 60_000;

async function setUp() {
  const deps = testDeps();
  const agent = await createAgent(deps);
  return { deps, agent, threadId: await addThread(deps, agent) };
}

type Row = Partial<typeof applicants.$inferInsert>;

async function addRow(deps: TestDeps, agent: ActiveAgent, threadId: string, row: Row = {}) {
  const id = crypto.randomUUID();
  const { agentId, companyId } = agent;
  const file = { fileName: `${id}.pdf`, resumeFileUrl: id, fileSize: 1, fileHash: id };
  await deps.db.shared.insert(applicants).values({ ...row, ...file, id, threadId, agentId, companyId });
  return id;
}

async function addBatch(deps: TestDeps, agent: ActiveAgent, threadId: string, files: number) {
  const batchId = crypto.randomUUID();
  await deps.db.shared.insert(batches).values({ id: batchId, threadId, companyId: agent.companyId });
  const ids = [];
  for (let i = 0; i < files; i++) ids.push(await addRow(deps, agent, threadId, { batchId }));
  return { batchId, ids };
}

const end = (deps: TestDeps, id: string, analysisStatus: "completed" | "failed" | "pending") =>
  deps.db.shared
    .update(applicants)
    .set({ analysisStatus, updatedAt: deps.now() })
    .where(eq(applicants.id, id));

const rowsOf = (deps: TestDeps, { agentId }: ActiveAgent) =>
  deps.db.shared
    .select()
    .from(notifications)
    .where(eq(notifications.agentId, agentId))
    .orderBy(asc(notifications.createdAt));

const texts = async (deps: TestDeps, agent: ActiveAgent) =>
  (await listNotifications(deps, { agent, before: null })).list.map(notificationText);

test("an upload is told once it has ended, to whose thread it is and with whom it is shared", async () => {
  const { deps, agent, threadId } = await setUp();
  const [sharing, other] = [await createColleague(deps, agent), await createColleague(deps, agent)];
  await deps.db.shared.insert(threadShares).values({ threadId, agentId: sharing.agentId });
  const { batchId, ids } = await addBatch(deps, agent, threadId, 3);
  const [first = "", second = "", third = ""] = ids;
  await end(deps, first, "completed");
  await end(deps, second, "failed");
  expect(await rowsOf(deps, agent)).toEqual([]);
  await end(deps, third, "completed");
  // Said again, as a message that came twice would: nothing has ended by it.
  await end(deps, third, "completed");
  for (const who of [agent, sharing]) {
    expect(await rowsOf(deps, who)).toMatchObject([
      { kind: "batch-ended", subjectId: batchId, threadId, amount: 2, failed: 1, readAt: null },
    ]);
    expect(await texts(deps, who)).toEqual(["Upload finished: 2 candidates analysed, 1 failed"]);
    expect(await countUnread(deps, who)).toBe(1);
  }
  expect(await rowsOf(deps, other)).toEqual([]);
});

test("files that come to an ended upload renew its line, and one that is deleted may end it", async () => {
  const { deps, agent, threadId } = await setUp();
  const { batchId, ids } = await addBatch(deps, agent, threadId, 1);
  await end(deps, ids[0] ?? "", "completed");
  await readAllNotifications(deps, agent);
  expect(await countUnread(deps, agent)).toBe(0);
  const late = await addRow(deps, agent, threadId, { batchId });
  const stuck = await addRow(deps, agent, threadId, { batchId });
  await end(deps, late, "completed");
  expect(await countUnread(deps, agent)).toBe(0);
  await deps.db.shared.delete(applicants).where(eq(applicants.id, stuck));
  expect(await texts(deps, agent)).toEqual(["Upload finished: 2 candidates analysed"]);
  expect(await countUnread(deps, agent)).toBe(1);
  // A file that goes to another batch, to be read again, leaves an upload that has ended.
  const moved = await addRow(deps, agent, threadId, { batchId });
  const again = await addBatch(deps, agent, threadId, 0);
  await readAllNotifications(deps, agent);
  await deps.db.shared.update(applicants).set({ batchId: again.batchId }).where(eq(applicants.id, moved));
  expect(await countUnread(deps, agent)).toBe(1);
});

test("who can't be scored again is told and counted until it is read; a batch that is undone tells nothing", async () => {
  const { deps, agent, threadId } = await setUp();
  const ids = [];
  for (let i = 0; i < 3; i++) ids.push(await addRow(deps, agent, threadId, { analysisStatus: "completed" }));
  await end(deps, ids[0] ?? "", "failed");
  await end(deps, ids[1] ?? "", "failed");
  expect(await texts(deps, agent)).toEqual(["2 candidates could not be analysed again"]);
  await readAllNotifications(deps, agent);
  await end(deps, ids[2] ?? "", "failed");
  expect(await texts(deps, agent)).toEqual(["1 candidate could not be analysed again"]);
  const db = deps.db.shared;
  const { ids: more } = await addBatch(deps, agent, threadId, 1);
  const [row] = await db
    .select()
    .from(applicants)
    .where(eq(applicants.id, ids[0] ?? ""));
  if (!row) throw new Error("no row");
  await expect(
    db.batch([
      db
        .update(applicants)
        .set({ analysisStatus: "failed" })
        .where(eq(applicants.id, more[0] ?? "")),
      db.insert(applicants).values(row),
    ]),
  ).rejects.toThrow();
  expect(await rowsOf(deps, agent)).toHaveLength(1);
});

test("a real upload is told, whichever message comes twice", async () => {
  const { deps, agent, threadId } = await setUp();
  const files = (async function* () {
    yield { name: "1.pdf", bytes: resumePdf(1) };
    yield { name: "2.pdf", bytes: new TextEncoder().encode("%PDF-1.4 broken") };
  })();
  const { batchId } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  const messages = deps.sent.splice(0);
  await deliver(deps, [...messages, ...messages]);
  const ended = (await rowsOf(deps, agent)).filter(({ kind }) => kind === "batch-ended");
  expect(ended).toMatchObject([{ subjectId: batchId, amount: 1, failed: 1 }]);
});

test("retention is told once a week and thread, and goes on where a run has died", async () => {
  const { deps, agent, threadId } = await setUp();
  const db = deps.db.shared;
  await db.update(companies).set({ retentionDays: 100 }).where(eq(companies.id, agent.companyId));
  const due = deps.now() - 90 * DAY;
  await addRow(deps, agent, threadId, { createdAt: due });
  await addRow(deps, agent, threadId, { createdAt: due, shortlistedAt: 1 });
  await addRow(deps, agent, threadId, { createdAt: deps.now() - 80 * DAY });
  const week = async () => {
    await db.delete(sweepCursors).where(eq(sweepCursors.name, "retention-notices"));
    for (let run = 0; run < 100; run++) {
      await tellRetention(deps);
      const [saved] = await db.select().from(sweepCursors).where(eq(sweepCursors.name, "retention-notices"));
      if (saved?.cursor?.endsWith(" done")) return;
    }
    throw new Error("the week has no end");
  };
  await week();
  await readAllNotifications(deps, agent);
  await week();
  expect(await texts(deps, agent)).toEqual([
    "1 candidate will be erased within 14 days by your retention period",
  ]);
  expect(await countUnread(deps, agent)).toBe(0);
  deps.wait(7 * DAY);
  await week();
  expect(await texts(deps, agent)).toHaveLength(2);
});

test("what can't be seen any more isn't told, opened or counted, and comes back with the access", async () => {
  const { deps, agent, threadId } = await setUp();
  const colleague = await createColleague(deps, agent);
  const db = deps.db.shared;
  await db.insert(threadShares).values({ threadId, agentId: colleague.agentId });
  const { ids } = await addBatch(deps, agent, threadId, 1);
  await end(deps, ids[0] ?? "", "completed");
  const [row] = await rowsOf(deps, colleague);
  const open = (who: ActiveAgent) => readNotification(deps, { agent: who, notificationId: row?.id ?? "" });
  const missing = { code: "not-found" };
  // Another's line is missing, too, for who sees the thread.
  await expect(open(agent)).rejects.toMatchObject(missing);
  const shared = and(eq(threadShares.threadId, threadId), eq(threadShares.agentId, colleague.agentId));
  await db.delete(threadShares).where(shared);
  expect(await texts(deps, colleague)).toEqual([]);
  expect(await countUnread(deps, colleague)).toBe(0);
  await expect(open(colleague)).rejects.toMatchObject(missing);
  await db.insert(threadShares).values({ threadId, agentId: colleague.agentId });
  expect(await open(colleague)).toBe(`/agent/campaigns/${threadId}`);
  expect(await countUnread(deps, colleague)).toBe(0);
  await db.update(threads).set({ deletedAt: 1 }).where(eq(threads.id, threadId));
  for (const who of [agent, colleague]) expect(await texts(deps, who)).toEqual([]);
  await db.delete(threads).where(eq(threads.id, threadId));
  expect(await rowsOf(deps, agent)).toEqual([]);
});

test("notifications of 90 days ago are neither shown nor kept", async () => {
  const { deps, agent, threadId } = await setUp();
  const { ids } = await addBatch(deps, agent, threadId, 1);
  await end(deps, ids[0] ?? "", "completed");
  await forgetNotifications(deps);
  expect(await rowsOf(deps, agent)).toHaveLength(1);
  deps.wait(90 * DAY + 1000);
  expect(await texts(deps, agent)).toEqual([]);
  expect(await countUnread(deps, agent)).toBe(0);
  for (let i = 0; i < 20 && (await rowsOf(deps, agent)).length > 0; i++) await forgetNotifications(deps);
  expect(await rowsOf(deps, agent)).toEqual([]);
});

test("the page lists, opens and marks them, and the bell counts", async () => {
  const { deps, agent, threadId } = await setUp();
  const cookie = await sessionOf(deps, agent.userId);
  const read = async (path: string) =>
    (await (await visit(path, { cookie })).text()).replaceAll("<!-- -->", "");
  expect(await read("/agent/notifications")).toContain("Nothing to tell yet");
  for (let i = 0; i < 32; i++) {
    const { ids } = await addBatch(deps, agent, threadId, 1);
    await end(deps, ids[0] ?? "", i === 0 ? "failed" : "completed");
  }
  const page = await read("/agent/notifications");
  expect(page).toContain("Notifications, 32 unread");
  expect(page.match(/Upload finished: 1 candidate analysed/g)?.length).toBeGreaterThanOrEqual(30);
  const older = /\/agent\/notifications\?before=[^"]+/.exec(page)?.[0] ?? "";
  expect(await read(older)).toContain("Upload finished: 1 candidate could not be analysed");
  const [row] = await rowsOf(deps, agent);
  const opened = await visit(`/agent/notifications/${row?.id}`, { cookie });
  expect(opened.headers.get("location")).toBe(`/agent/campaigns/${threadId}`);
  expect(await read("/agent/dashboard")).toContain("Notifications, 31 unread");
  await post("/agent/notifications", cookie, { intent: "read-all" });
  expect(await read("/agent/notifications")).not.toMatch(/Notifications, \d+ unread/);
  expect((await visit("/agent/notifications?before=x%27", { cookie })).status).toBe(200);
  expect((await post("/agent/notifications", cookie, { intent: "mails", mails: "hourly" })).status).toBe(400);
});

test("the morning is the next 07:00 UTC, in the database's words as in ours", async () => {
  const { deps, agent, threadId } = await setUp();
  const { ids } = await addBatch(deps, agent, threadId, 1);
  await end(deps, ids[0] ?? "", "completed");
  const [row] = await rowsOf(deps, agent);
  expect(row?.mailAt).toBe(nextMorning(row?.createdAt ?? 0));
  expect(new Date(row?.mailAt ?? 0).toISOString()).toMatch(/T07:00:00.000Z$/);
  await deps.db.shared.update(agents).set({ notificationMails: "off" }).where(eq(agents.id, agent.agentId));
  const next = await addBatch(deps, agent, threadId, 1);
  await end(deps, next.ids[0] ?? "", "completed");
  expect((await rowsOf(deps, agent)).find(({ subjectId }) => subjectId === next.batchId)?.mailAt).toBeNull();
});
