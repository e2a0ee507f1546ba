import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import {
  accounts,
  agencyLog,
  agents,
  applicants,
  clientReports,
  companies,
  companySubscriptions,
  decisions,
  deletionRequests,
  notifications,
  representationConsents,
  sessions,
  threads,
  users,
} from "../../../db/schema";
import { handleMinute } from "../../../workers/crons/minute";
import { changeRole } from "../../../workers/domain/agencies/members/change-members";
import type { Deps } from "../../../workers/domain/deps";
import { eraseDue } from "../../../workers/domain/privacy/erase-due";
import { agencyTables } from "../../../workers/domain/privacy/export/agency-tables";
import { openExport } from "../../../workers/domain/privacy/export/get-export";
import { makeExport } from "../../../workers/domain/privacy/export/make-export";
import { requestExport } from "../../../workers/domain/privacy/export/request-export";
import { DELETION_MILLISECONDS, planDeletion } from "../../../workers/domain/privacy/plan-deletion";
import { undoDeletion } from "../../../workers/domain/privacy/undo-deletion";
import { findOpenReport } from "../../../workers/domain/reports/open-report";
import { decideAgent } from "../../../workers/domain/staff/agencies/decide-agent";
import { getThread } from "../../../workers/domain/threads/get-thread";
import { parseEnv } from "../../../workers/env";
import { failOnce, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { sessionOf } from "../../support/people/browser-session";
import { mailsTo, withTasks } from "../../support/people/seeker";
import { shortlistedThread } from "../../support/people/shared-report";
import { postponeOthers } from "../../support/postpone";
import { planOf, slowSteps } from "../../support/query-plans";

beforeEach(() => postponeOthers(testDeps()));

const userOf = async (deps: Deps, { userId }: { userId: string }) => {
  const [user] = await deps.db.shared.select().from(users).where(eq(users.id, userId));
  return user;
};

const agentOf = async (deps: Deps, { agentId }: { agentId: string }) => {
  const [agent] = await deps.db.shared.select().from(agents).where(eq(agents.id, agentId));
  return agent;
};

const companyOf = async (deps: Deps, { companyId }: { companyId: string }) => {
  const [company] = await deps.db.shared.select().from(companies).where(eq(companies.id, companyId));
  return company;
};

const actionsOf = async (deps: Deps, { companyId }: { companyId: string }) => {
  const lines = await deps.db.shared.select().from(agencyLog).where(eq(agencyLog.companyId, companyId));
  return lines.map(({ action }) => action);
};

async function isErased(deps: Deps, { userId }: { userId: string }): Promise<boolean> {
  const [request] = await deps.db.shared
    .select()
    .from(deletionRequests)
    .where(eq(deletionRequests.userId, userId));
  return request?.completedAt !== null;
}

test("a recruiter's threads pass to the owner; nothing of them is left but a line without a name", async () => {
  const deps = withTasks(testDeps());
  const owner = await createAgent(deps);
  const recruiter = await createColleague(deps, owner);
  const threadId = await addThread(deps, recruiter);
  await sessionOf(deps, recruiter.userId);
  await deps.db.shared
    .insert(notifications)
    .values({ agentId: recruiter.agentId, threadId, kind: "retention-due", subjectId: threadId });
  const before = await userOf(deps, recruiter);
  await planDeletion(deps, recruiter);
  const [planned] = await mailsTo(deps, before?.email ?? "");
  expect(planned?.data).toMatchObject({ url: expect.stringMatching(/\/agent\/account$/) });
  deps.wait(DELETION_MILLISECONDS);
  await eraseDue(deps);

  expect(await userOf(deps, recruiter)).toMatchObject({
    fullName: "A former colleague",
    email: expect.stringMatching(/@deleted\.invalid$/),
    country: null,
    emailVerified: false,
  });
  expect(await agentOf(deps, recruiter)).toMatchObject({ status: "blocked", position: null, phone: null });
  for (const table of [sessions, accounts])
    expect(await deps.db.shared.$count(table, eq(table.userId, recruiter.userId))).toBe(0);
  expect(await deps.db.shared.$count(notifications, eq(notifications.agentId, recruiter.agentId))).toBe(0);
  expect(await getThread(deps, { agent: owner, threadId })).toMatchObject({ agentId: owner.agentId });
  expect(await companyOf(deps, owner)).toMatchObject({ isActive: true });
  expect(await actionsOf(deps, owner)).toContain("colleague-left");
  expect(await isErased(deps, recruiter)).toBe(true);
  // Nobody is behind the line whom staff could let in again.
  await expect(
    decideAgent(deps, { agentId: recruiter.agentId, actorId: "staff", decision: "unblock", reason: null }),
  ).rejects.toMatchObject({ code: "agent-erased" });
  // The address can be used again.
  await deps.db.shared.insert(users).values({ email: before?.email ?? "", fullName: "Someone New" });
  // Once more changes nothing.
  await eraseDue(deps);
  expect((await actionsOf(deps, owner)).filter((action) => action === "colleague-left")).toHaveLength(1);
});

test("with the last owner the company ends: threads, candidates, links, colleagues' access, plan and name", async () => {
  const { agent: owner, threadId, applicantIds, share, consent } = await shortlistedThread(2);
  const deps = withTasks(testDeps());
  const other = await createAgent(deps);
  const otherThread = await addThread(deps, other);
  const recruiter = await createColleague(deps, owner);
  await sessionOf(deps, recruiter.userId);
  // About the plan, so that it doesn't go with a thread.
  await deps.db.shared
    .insert(notifications)
    .values({ agentId: recruiter.agentId, kind: "limit-near", subjectId: "1.applicants" });
  await consent();
  const { token } = await share();
  expect(await findOpenReport(deps, token)).toBeTruthy();
  await planDeletion(deps, owner);
  const told = await mailsTo(deps, (await userOf(deps, recruiter))?.email ?? "");
  expect(told.map(({ template }) => template)).toEqual(["company-ending"]);
  deps.wait(DELETION_MILLISECONDS);
  await handleMinute({ ...deps, settings: parseEnv(env) });

  const { shared } = deps.db;
  expect(await shared.$count(threads, eq(threads.companyId, owner.companyId))).toBe(0);
  expect(await shared.$count(applicants, eq(applicants.companyId, owner.companyId))).toBe(0);
  expect(await shared.$count(clientReports, eq(clientReports.threadId, threadId))).toBe(0);
  await expect(findOpenReport(deps, token)).rejects.toMatchObject({ code: "report-gone" });
  expect((await env.FILES.list({ prefix: `${threadId}/` })).objects).toEqual([]);
  expect(await companyOf(deps, owner)).toMatchObject({
    companyName: "A former company",
    companyWebsite: "",
    companyLocation: "",
    isActive: false,
  });
  expect(await agentOf(deps, recruiter)).toMatchObject({ status: "blocked", statusReason: /last owner/ });
  expect(await shared.$count(sessions, eq(sessions.userId, recruiter.userId))).toBe(0);
  expect(await shared.$count(notifications, eq(notifications.agentId, recruiter.agentId))).toBe(0);
  const [plan] = await shared
    .select()
    .from(companySubscriptions)
    .where(eq(companySubscriptions.companyId, owner.companyId));
  expect(plan?.status).toBe("cancelled");
  // What has to be kept stays, without whom it was about.
  const lines = await shared.select().from(decisions).where(eq(decisions.companyId, owner.companyId));
  expect(lines.map(({ applicantId }) => applicantId)).toEqual(applicantIds.map(() => null));
  expect(await shared.$count(representationConsents, eq(representationConsents.agentId, owner.agentId))).toBe(
    0,
  );
  expect(await actionsOf(deps, owner)).toContain("company-ended");
  // Another company goes on.
  expect(await getThread(deps, { agent: other, threadId: otherThread })).toMatchObject({ isOpen: true });
});

test("who owns the company is asked when the time has come: with another owner it goes on", async () => {
  const deps = withTasks(testDeps());
  const owner = await createAgent(deps);
  const recruiter = await createColleague(deps, owner);
  const threadId = await addThread(deps, owner);
  await planDeletion(deps, owner);
  await changeRole(deps, { agent: owner, memberId: recruiter.agentId, role: "owner" });
  deps.wait(DELETION_MILLISECONDS);
  await eraseDue(deps);
  expect(await isErased(deps, owner)).toBe(true);
  expect(await companyOf(deps, owner)).toMatchObject({ isActive: true, companyName: owner.companyName });
  const heir = { ...recruiter, role: "owner" as const };
  expect(await getThread(deps, { agent: heir, threadId })).toMatchObject({ agentId: recruiter.agentId });
});

test("an undone deletion leaves everything as it was", async () => {
  const deps = withTasks(testDeps());
  const owner = await createAgent(deps);
  const threadId = await addThread(deps, owner);
  await planDeletion(deps, owner);
  await undoDeletion(deps, owner);
  deps.wait(DELETION_MILLISECONDS);
  await eraseDue(deps);
  expect(await getThread(deps, { agent: owner, threadId })).toMatchObject({ isOpen: true });
  expect(await userOf(deps, owner)).toMatchObject({ fullName: "Ada Berg" });
});

test("cut off at any statement, the end of a company is finished by the next minute", async () => {
  for (let n = 1; ; n++) {
    const deps = withTasks(testDeps());
    const owner = await createAgent(deps);
    await addThread(deps, owner);
    await planDeletion(deps, owner);
    const faults = failOnce(n);
    const faulty = withTasks(testDeps({ d1: faults }));
    faulty.wait(DELETION_MILLISECONDS);
    await eraseDue(faulty).catch(() => {});
    deps.wait(DELETION_MILLISECONDS);
    await eraseDue(deps);
    expect(await isErased(deps, owner)).toBe(true);
    expect(await companyOf(deps, owner)).toMatchObject({ isActive: false });
    expect((await actionsOf(deps, owner)).filter((action) => action === "company-ended")).toHaveLength(1);
    if (faults.calls < n) break;
    expect(n).toBeLessThan(40);
  }
});

test("an agent's archive has what is theirs, and no word of a candidate", async () => {
  const { agent, applicantIds } = await shortlistedThread(1);
  const deps = withTasks(testDeps());
  await requestExport(deps, agent);
  const task = deps.tasksSent.find(({ kind }) => kind === "export-data");
  if (task?.kind !== "export-data") throw new Error("no task");
  await makeExport(deps, task);
  const { body } = await openExport(deps, { userId: agent.userId, exportId: task.exportId });
  const files = unzipSync(new Uint8Array(await new Response(body).arrayBuffer()));
  const textOf = (name: string) => new TextDecoder().decode(files[name]);
  expect(textOf("profile.json")).toContain("Ada Berg");
  expect(JSON.parse(textOf("agency.json"))).toMatchObject([{ role: "owner" }]);
  expect(JSON.parse(textOf("decisions.json"))).toMatchObject([
    { applicantId: applicantIds[0], stage: "shortlisted" },
  ]);
  expect(JSON.parse(textOf("notifications.json"))).toMatchObject([{ kind: "batch-ended", amount: 1 }]);
  expect(textOf("README.txt")).toContain("agency-log.json");
  const all = Object.keys(files).map(textOf).join("\n");
  expect(all).not.toContain("Mara");
  expect(all).not.toContain("mara.lind");
});

test("the archive finds what an agent decided and wrote by an index", async () => {
  const leaving = { agentId: "agent", companyId: "company", endsCompany: false };
  for (const { table, where, file } of agencyTables(leaving)) {
    const { sql, params } = testDeps().db.shared.select().from(table).where(where).toSQL();
    expect([file, slowSteps(await planOf(sql, params))]).toEqual([file, []]);
  }
});
