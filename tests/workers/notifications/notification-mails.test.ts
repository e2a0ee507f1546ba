import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents, notifications, outbox, threads, users } from "../../../db/schema";
import { renderMail } from "../../../workers/domain/mail/render-mail";
import { switchOffUrl } from "../../../workers/domain/mail/switch-off-link";
import { mailDigests } from "../../../workers/domain/notifications/mail-digests";
import { setNotificationMails } from "../../../workers/domain/notifications/notification-mails";
import { nextMorning } from "../../../workers/domain/notifications/notification-times";
import { failOnce, type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { post } from "../../support/people/staff";

async function setUp(deps = testDeps()) {
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const tell = async (row: Partial<typeof notifications.$inferInsert> = {}) => {
    const id = crypto.randomUUID();
    const of = {
      id,
      agentId: agent.agentId,
      threadId,
      kind: "batch-ended" as const,
      subjectId: id,
      amount: 3,
    };
    await deps.db.shared
      .insert(notifications)
      .values({ ...of, createdAt: deps.now(), mailAt: deps.now(), ...row });
    return id;
  };
  const mails = () =>
    deps.db.shared
      .select({ data: outbox.data, template: outbox.template })
      .from(outbox)
      .where(and(eq(outbox.userId, agent.userId), eq(outbox.template, "notifications")));
  return { deps, agent, threadId, tell, mails };
}

/** All that is due, also what other tests left. */
async function run(deps: TestDeps) {
  for (let i = 0; i < 10; i++) await mailDigests(deps);
}

test("what is due goes out in one mail, once, without what was read or can't be seen any more", async () => {
  const { deps, agent, tell, mails } = await setUp();
  await tell();
  await tell({ kind: "analysis-failed", amount: 1 });
  await tell({ readAt: deps.now() });
  await tell({ mailAt: deps.now() + 60_000 });
  const gone = await addThread(deps, agent);
  await tell({ threadId: gone });
  await deps.db.shared.update(threads).set({ deletedAt: 1 }).where(eq(threads.id, gone));
  await run(deps);
  const lines = [
    "Backend Developer: Upload finished: 3 candidates analysed",
    "Backend Developer: 1 candidate could not be analysed again",
  ];
  expect(await mails()).toMatchObject([{ data: { total: 2, daily: true } }]);
  const [mail] = await mails();
  expect(new Set(mail?.data?.lines as string[])).toEqual(new Set(lines));
  deps.wait(61_000);
  await run(deps);
  await run(deps);
  expect((await mails()).map(({ data }) => data?.total)).toEqual([2, 1]);
});

test("a run that dies at any statement tells neither twice nor never", async () => {
  for (let n = 1; n <= 6; n++) {
    const fault = failOnce(n);
    const { deps, tell, mails } = await setUp();
    await tell();
    await mailDigests({ ...deps, db: testDeps({ d1: fault }).db }).catch(() => {});
    await run(deps);
    expect((await mails()).map(({ data }) => data?.total)).toEqual([1]);
  }
});

test("two runs at the same moment write one mail, and a line that comes between them isn't lost", async () => {
  const { deps, tell, mails } = await setUp();
  await tell();
  let late: Promise<string> | undefined;
  const slow = {
    ...deps,
    // The site's address is asked for after the lines were read, before the batch.
    get site() {
      late ??= tell();
      return deps.site;
    },
  };
  await Promise.all([mailDigests(slow), mailDigests(deps)]);
  await late;
  await run(deps);
  const told = (await mails()).map(({ data }) => data?.total as number);
  expect(told.reduce((sum, total) => sum + total, 0)).toBe(2);
});

test("nobody is mailed who switched it off, can't come in, or hasn't confirmed their address", async () => {
  const deps = testDeps();
  const off = await setUp(deps);
  await off.tell();
  await setNotificationMails(deps, { agentId: off.agent.agentId, mails: "off" });
  const blocked = await setUp(deps);
  await blocked.tell();
  await deps.db.shared.update(agents).set({ status: "blocked" }).where(eq(agents.id, blocked.agent.agentId));
  const unknown = await setUp(deps);
  await unknown.tell();
  await deps.db.shared.update(users).set({ emailVerified: false }).where(eq(users.id, unknown.agent.userId));
  await run(deps);
  for (const { agent, mails } of [off, blocked, unknown]) {
    expect(await mails()).toEqual([]);
    const [row] = await deps.db.shared
      .select()
      .from(notifications)
      .where(eq(notifications.agentId, agent.agentId));
    expect(row?.mailAt).toBeNull();
  }
});

test("a new choice holds for what waits", async () => {
  const { deps, agent, tell } = await setUp();
  await tell({ mailAt: deps.now() + 1000 });
  const due = async () =>
    (await deps.db.shared.select().from(notifications).where(eq(notifications.agentId, agent.agentId)))[0]
      ?.mailAt ?? null;
  const cookie = await sessionOf(deps, agent.userId);
  await post("/agent/notifications", cookie, { intent: "mails", mails: "at-once" });
  expect(await due()).toBeLessThanOrEqual(deps.now());
  const saved = await post("/agent/notifications", cookie, { intent: "mails", mails: "daily" });
  expect(saved.headers.get("location")).toBe("/agent/account?done=notification-mails");
  expect(await due()).toBe(nextMorning(deps.now()));
  const page = await (await visit("/agent/account?done=notification-mails", { cookie })).text();
  expect(page).toContain("Your choice of mails is saved.");
  expect(page).toMatch(/value="daily"[^>]*checked|checked[^>]*value="daily"/);
});

test("each mail names a link that switches them off without a sign-in, also for mail programs", async () => {
  const { deps, agent } = await setUp();
  const offUrl = switchOffUrl(deps, "threads", agent.agentId);
  const data = {
    fullName: "Ada",
    daily: true,
    lines: ["a", "b"],
    total: 5,
    url: "https://x.example/",
    offUrl,
  };
  const mail = renderMail("notifications", data, deps.site);
  expect(mail.subject).toBe("5 notifications from your job threads");
  expect(mail.text).toContain("And 3 more.");
  for (const text of [mail.text, mail.html.replaceAll("&#38;", "&")]) expect(text).toContain(offUrl);
  expect(mail.headers).toEqual({
    "List-Unsubscribe": `<${offUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const path = offUrl.slice(deps.site.origin.length);
  expect(await (await visit(path)).text()).toContain("Switch off");
  const mode = async () =>
    (await deps.db.shared.select().from(agents).where(eq(agents.id, agent.agentId)))[0]?.notificationMails;
  expect(await mode()).toBe("daily");
  const forged = path.replace(/\.(.)/, (_, first) => (first === "x" ? ".y" : ".x"));
  expect((await post(forged, undefined, { "List-Unsubscribe": "One-Click" })).status).toBe(400);
  expect(await mode()).toBe("daily");
  expect((await post(path, undefined, { "List-Unsubscribe": "One-Click" })).status).toBe(302);
  expect(await mode()).toBe("off");
  expect(await (await visit(path)).text()).toContain("No more mails about your job threads");
});
