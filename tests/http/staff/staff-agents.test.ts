import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  agents,
  auditLog,
  companies,
  companySubscriptions,
  outbox,
  sessions,
  users,
} from "../../../db/schema";
import type { AgentDecision } from "../../../workers/domain/staff/agencies/agent-decisions";
import { decideAgent } from "../../../workers/domain/staff/agencies/decide-agent";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { auditTrailOf, createStaff, expectAllOrNothing, post, wordsOf } from "../../support/people/staff";

const DAY = 24 * 60 * 60 * 1000;
const deps = testDeps();
const db = deps.db.shared;

type Status = typeof agents.$inferSelect.status;

async function setUp(status: Status = "pending") {
  const agent = await createAgent(deps, { nextRenewal: Date.now() - DAY });
  await db.update(agents).set({ status }).where(eq(agents.id, agent.agentId));
  const staff = await createStaff(deps);
  return { ...agent, staff, cookie: await sessionOf(deps, agent.userId) };
}

async function stateOf({ agentId, userId, companyId }: Awaited<ReturnType<typeof setUp>>) {
  const [agent] = await db.select().from(agents).where(eq(agents.id, agentId));
  const [subscription] = await db
    .select()
    .from(companySubscriptions)
    .where(eq(companySubscriptions.companyId, companyId));
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(desc(outbox.createdAt));
  const auditLines = await auditTrailOf(deps, agentId);
  const open = await db.$count(sessions, eq(sessions.userId, userId));
  return {
    agent,
    subscription,
    mails: mails.map(({ template, data }) => ({ template, data })),
    auditLines,
    open,
  };
}

const decide = (agentId: string, decision: string, cookie: string | undefined, fields = {}) =>
  post(`/admin/agents/${agentId}/${decision}`, cookie, fields);

test("approval opens the portal with the next request, restarts the trial, and is mailed and recorded", async () => {
  const context = await setUp();
  const { agentId, staff, cookie, companyName } = context;
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
  const before = Date.now();
  const answer = await decide(agentId, "approve", staff.cookie, { reason: " Looks right. " });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(`/admin/agents/${agentId}?notice=approved`);

  const { agent, subscription, mails, auditLines } = await stateOf(context);
  expect(agent).toMatchObject({ status: "active", statusReason: "Looks right." });
  expect(agent?.statusChangedAt).toBeGreaterThanOrEqual(before);
  expect(subscription?.startDate).toBeGreaterThanOrEqual(before);
  expect((subscription?.nextRenewal ?? 0) - (subscription?.startDate ?? 0)).toBe(14 * DAY);
  expect(mails).toEqual([
    {
      template: "agent-approved",
      data: expect.objectContaining({ companyName, trialEndsAt: subscription?.nextRenewal }),
    },
  ]);
  expect(auditLines).toMatchObject([
    {
      actorId: staff.userId,
      action: "agent-approved",
      reason: "Looks right.",
      data: { from: "pending", to: "active" },
    },
  ]);
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(200);
});

test("approval of an agency that has bought a plan leaves the plan as it is, and its mail names no trial", async () => {
  const context = await setUp("refused");
  const paid = { status: "active" as const, nextRenewal: 5, startDate: 4 };
  await db
    .update(companySubscriptions)
    .set(paid)
    .where(eq(companySubscriptions.companyId, context.companyId));
  await decideAgent(deps, { agentId: context.agentId, actorId: "x", decision: "approve", reason: null });
  const { subscription, mails } = await stateOf(context);
  expect(subscription).toMatchObject(paid);
  expect(mails[0]?.data).toMatchObject({ trialEndsAt: null });
});

test("a refusal needs a reason, which the agent is mailed and reads at the sign-in", async () => {
  const context = await setUp();
  const { agentId, staff, cookie } = context;
  for (const reason of ["", "   ", "\n"]) {
    const answer = await decide(agentId, "refuse", staff.cookie, { reason });
    expect(answer.status).toBe(400);
    expect(await wordsOf(answer)).toContain("Please give a reason");
  }
  expect((await stateOf(context)).auditLines).toEqual([]);
  const reason = "The website doesn't exist.";
  expect((await decide(agentId, "refuse", staff.cookie, { reason })).status).toBe(302);
  const { agent, mails } = await stateOf(context);
  expect(agent).toMatchObject({ status: "refused", statusReason: reason });
  expect(mails).toMatchObject([{ template: "agent-refused", data: { reason } }]);
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
  expect(await wordsOf(await visit("/agent/login", { cookie }))).toContain(reason);
});

test("a block takes access at once and ends every session; unblocking lets the agent sign in again", async () => {
  const context = await setUp("active");
  const { agentId, userId, staff, cookie } = context;
  const other = await sessionOf(deps, userId);
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(200);
  expect((await decide(agentId, "block", staff.cookie)).status).toBe(400);
  await decide(agentId, "block", staff.cookie, { reason: "Sold candidates' data." });
  for (const session of [cookie, other])
    expect((await visit("/agent/dashboard", { cookie: session })).status).toBe(302);
  expect(await stateOf(context)).toMatchObject({ open: 0, agent: { status: "blocked" } });
  const startDate = (await stateOf(context)).subscription?.startDate;

  await decide(agentId, "unblock", staff.cookie);
  const { agent, mails, auditLines, subscription } = await stateOf(context);
  expect(agent).toMatchObject({ status: "active", statusReason: null });
  expect(subscription?.startDate).toBe(startDate);
  expect(mails.map(({ template }) => template).sort()).toEqual(["agent-blocked", "agent-unblocked"]);
  expect(auditLines.map(({ action }) => action).sort()).toEqual(["agent-blocked", "agent-unblocked"]);
  const again = await sessionOf(deps, userId);
  expect((await visit("/agent/dashboard", { cookie: again })).status).toBe(200);
});

const open: Record<Status, AgentDecision[]> = {
  pending: ["approve", "refuse"],
  active: ["block"],
  refused: ["approve"],
  blocked: ["unblock"],
};

test.each(Object.keys(open) as Status[])(
  "an agent who is %s gets only the decisions of that status",
  async (status) => {
    for (const decision of ["approve", "refuse", "block", "unblock"] as const) {
      const context = await setUp(status);
      const answer = await decide(context.agentId, decision, context.staff.cookie, { reason: "Because." });
      const allowed = open[status].includes(decision);
      expect(answer.status, decision).toBe(allowed ? 302 : 409);
      if (allowed) continue;
      expect(await wordsOf(answer)).toContain("This has changed in the meantime");
      expect(await stateOf(context)).toMatchObject({ agent: { status }, auditLines: [], mails: [], open: 1 });
    }
  },
);

test("twenty approvals at the same moment: one counts, the others are told, one mail, one line", async () => {
  const context = await setUp();
  const { agentId } = context;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      decideAgent(deps, { agentId, actorId: `staff-${at}`, decision: "approve", reason: null }),
    ),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(19);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "decided-meanwhile" });
  const { auditLines, mails, agent } = await stateOf(context);
  expect([auditLines.length, mails.length, agent?.status]).toEqual([1, 1, "active"]);
});

test("a decision on data that someone else has changed since writes nothing", async () => {
  const context = await setUp();
  const late = decideAgent(
    { ...deps, db: { ...deps.db, shared: lateDb(context.agentId) } },
    { agentId: context.agentId, actorId: "late", decision: "approve", reason: null },
  );
  await expect(late).rejects.toMatchObject({ code: "decided-meanwhile" });
  const { agent, auditLines, mails, subscription } = await stateOf(context);
  expect(agent?.status).toBe("refused");
  expect(auditLines.map(({ actorId }) => actorId)).toEqual(["early"]);
  expect(mails).toHaveLength(1);
  expect(subscription?.nextRenewal).toBeLessThan(Date.now());
});

/** The database, where a colleague is faster by one batch. */
function lateDb(agentId: string): typeof db {
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "batch") return typeof value === "function" ? value.bind(target) : value;
      return async (...args: Parameters<typeof db.batch>) => {
        await decideAgent(deps, { agentId, actorId: "early", decision: "refuse", reason: "No." });
        return target.batch(...args);
      };
    },
  });
}

test.each([
  ["approve", "pending", 5],
  ["refuse", "pending", 4],
  ["block", "active", 8],
  ["unblock", "blocked", 4],
] as const)("%s: whichever statement fails, nothing has happened", async (decision, status, statements) => {
  const context = await setUp(status);
  const input = { agentId: context.agentId, actorId: "x", decision, reason: "Because." };
  const count = await expectAllOrNothing(
    deps,
    (broken) => decideAgent(broken, input),
    () => stateOf(context),
  );
  expect(count).toBe(statements);
});

test("nobody gets access to a company that isn't active", async () => {
  const context = await setUp();
  await db.update(companies).set({ isActive: false }).where(eq(companies.id, context.companyId));
  const answer = await decide(context.agentId, "approve", context.staff.cookie);
  expect(answer.status).toBe(409);
  expect(await wordsOf(answer)).toContain("Please activate the company first");
  expect((await stateOf(context)).auditLines).toEqual([]);
});

test("fields that the form doesn't have change nothing", async () => {
  const context = await setUp();
  const [before] = await db.select().from(users).where(eq(users.id, context.userId));
  await decide(context.agentId, "refuse", context.staff.cookie, {
    reason: "No.",
    status: "active",
    to: "active",
    decision: "approve",
    actorId: "someone-else",
    agentId: crypto.randomUUID(),
    companyId: crypto.randomUUID(),
    emailVerified: "1",
    createdAt: "1",
  });
  const { agent, auditLines } = await stateOf(context);
  expect(agent).toMatchObject({ status: "refused", companyId: context.companyId });
  expect(auditLines).toMatchObject([{ actorId: context.staff.userId, action: "agent-refused" }]);
  expect(await db.select().from(users).where(eq(users.id, context.userId))).toEqual([before]);
});

test("the queue shows who waits with the clock, the agent's page what is worth a look", async () => {
  const context = await setUp();
  await db
    .update(agents)
    .set({ createdAt: Date.now() - 9 * DAY })
    .where(eq(agents.id, context.agentId));
  const twin = await createAgent(deps);
  const [company] = await db.select().from(companies).where(eq(companies.id, context.companyId));
  await db
    .update(companies)
    .set({ normalizedName: company?.normalizedName ?? "" })
    .where(eq(companies.id, twin.companyId));
  const { cookie } = context.staff;
  const queue = await wordsOf(await visit("/admin/agents", { cookie }));
  expect(queue).toContain(context.companyName);
  expect(queue).toMatch(/\d+ days late/);
  const page = await wordsOf(await visit(`/admin/agents/${context.agentId}`, { cookie }));
  expect(page).toContain(`${twin.companyName} has the same name`);
  expect(page).toContain("The address ends in example.com");
  const overview = await wordsOf(await visit("/admin", { cookie }));
  expect(overview).toContain("Agencies to approve");
});

test("what has been decided can't be opened as if it hadn't", async () => {
  const { agentId, staff } = await setUp("active");
  const page = await wordsOf(await visit(`/admin/agents/${agentId}/approve`, { cookie: staff.cookie }));
  expect(page).toContain("it has been decided meanwhile");
  for (const path of [`/admin/agents/${agentId}/erase`, `/admin/agents/${crypto.randomUUID()}/approve`])
    expect((await visit(path, { cookie: staff.cookie })).status).toBe(404);
});

test("an audit line can't be changed or deleted; only its reason and data can be emptied", async () => {
  const { agentId } = await setUp();
  await decideAgent(deps, { agentId, actorId: "x", decision: "refuse", reason: "No." });
  const ofAgent = eq(auditLog.subject, agentId);
  for (const change of [
    { reason: "Yes." },
    { actorId: "y" },
    { action: "z" },
    { createdAt: 1 },
    { data: {} },
  ])
    await expect(db.update(auditLog).set(change).where(ofAgent)).rejects.toThrow();
  await expect(db.delete(auditLog).where(ofAgent)).rejects.toThrow();
  await db.update(auditLog).set({ reason: null, data: null }).where(ofAgent);
  expect(await auditTrailOf(deps, agentId)).toMatchObject([
    { actorId: "x", action: "agent-refused", reason: null },
  ]);
});
