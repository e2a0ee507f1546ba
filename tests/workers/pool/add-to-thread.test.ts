import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants, planUsage, threads } from "../../../db/schema";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { addToThread } from "../../../workers/domain/pool/add-to-thread";
import { findFitting } from "../../../workers/domain/pool/find-fitting";
import { listPool } from "../../../workers/domain/pool/list-pool";
import { listTargets } from "../../../workers/domain/pool/list-targets";
import { parsePoolQuery } from "../../../workers/domain/pool/pool-query";
import { setThreadOpen } from "../../../workers/domain/threads/open-thread";
import { deliver, type TestDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { scoredThread } from "../../support/people/scored-thread";

async function setUp() {
  const scored = await scoredThread(2);
  const target = await addThread(scored.deps, scored.agent);
  return { ...scored, target };
}

const rowsOf = (deps: TestDeps, threadId: string) =>
  deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));

async function usage(deps: TestDeps, { companyId }: ActiveAgent) {
  const [row] = await deps.db.shared.select().from(planUsage).where(eq(planUsage.companyId, companyId));
  return { applicants: row?.applicants, bulkAnalyses: row?.bulkAnalyses };
}

test("people of the pool are matched in another thread, once each, as candidates of the plan", async () => {
  const { deps, agent, applicantIds, threadId, target } = await setUp();
  const [first = "", second = ""] = applicantIds;
  const before = await usage(deps, agent);
  const input = { agent, threadId: target, applicantIds: [first] };
  expect(await addToThread(deps, input)).toEqual({ title: "Backend Developer", added: 1, present: 0 });
  await deliver(deps, deps.sent.splice(0));
  const [source] = (await rowsOf(deps, threadId)).filter(({ id }) => id === first);
  const [added] = await rowsOf(deps, target);
  expect(added).toMatchObject({
    analysisStatus: "completed",
    fileHash: source?.fileHash,
    agentId: agent.agentId,
  });
  // The same words against the same requirements.
  expect(added?.relevancyScore).toBe(source?.relevancyScore);
  expect(added?.resumeFileUrl).not.toBe(source?.resumeFileUrl);
  expect(added?.knownSkills).toContain("Python");
  const { applicants: used = 0 } = before;
  expect(await usage(deps, agent)).toEqual({ ...before, applicants: used + 1 });

  expect(await addToThread(deps, { ...input, applicantIds })).toMatchObject({ added: 1, present: 1 });
  expect(await addToThread(deps, { ...input, applicantIds: [second] })).toMatchObject({
    added: 0,
    present: 1,
  });
  expect(await rowsOf(deps, target)).toHaveLength(2);
  const log = await deps.db.shared
    .select()
    .from(agencyLog)
    .where(and(eq(agencyLog.companyId, agent.companyId), eq(agencyLog.action, "added-from-pool")));
  expect(log.map(({ threadId: at, detail }) => ({ at, detail }))).toEqual(
    Array(2).fill({ at: target, detail: { files: 1 } }),
  );
  // One person with a chip for each thread.
  await deliver(deps, deps.sent.splice(0));
  const { people } = await listPool(deps, {
    agent,
    query: parsePoolQuery(new URLSearchParams("skills=python")),
  });
  expect(people.every(({ others }) => others.length === 1)).toBe(true);
});

test("a closed thread, an ended plan, viewers and strangers are refused, and nothing is copied", async () => {
  const { deps, agent, applicantIds, target } = await setUp();
  const add = (who: ActiveAgent, ids = applicantIds, threadId = target) =>
    addToThread(deps, { agent: who, threadId, applicantIds: ids }).catch(({ code }) => code);
  const viewer = await createColleague(deps, agent, "viewer");
  expect(await add(viewer)).toBe("viewer-only");
  expect(await listTargets(deps, { agent: viewer })).toEqual([]);
  expect(await add(await createColleague(deps, agent))).toBe("campaign-not-found");
  const stranger = await createAgent(deps);
  expect(await add(stranger)).toBe("campaign-not-found");
  expect(await add(stranger, applicantIds, await addThread(deps, stranger))).toBe("candidate-not-found");
  expect(await add(agent, [])).toBe("pool-nobody-chosen");
  expect(
    await add(
      agent,
      Array.from({ length: 11 }, () => crypto.randomUUID()),
    ),
  ).toBe("pool-too-many");
  expect(await add({ ...agent, emailVerified: false })).not.toHaveProperty("added");
  await setThreadOpen(deps, { agent, threadId: target, isOpen: false });
  expect(await add(agent)).toBe("campaign-closed");
  expect((await listTargets(deps, { agent })).map(({ id }) => id)).not.toContain(target);
  await deps.db.shared.update(threads).set({ isOpen: true }).where(eq(threads.id, target));
  const later = { ...deps, now: () => deps.now() + 15 * 24 * 60 * 60 * 1000 };
  await expect(addToThread(later, { agent, threadId: target, applicantIds })).rejects.toThrow();
  expect(await rowsOf(deps, target)).toEqual([]);
});

test("who of the pool fits another thread is scored as the thread scores, and nobody who is there already", async () => {
  const { deps, agent, applicantIds, threadId, target } = await setUp();
  const third = await addThread(deps, agent);
  const { people, scored } = await findFitting(deps, { agent, threadId: third });
  expect(scored).toBe(applicantIds.length);
  expect(people.length).toBeGreaterThan(0);
  expect((await findFitting(deps, { agent, threadId })).scored).toBe(0);
  const [best] = people;
  await addToThread(deps, { agent, threadId: third, applicantIds: [best?.id ?? ""] });
  await deliver(deps, deps.sent.splice(0));
  const [added] = await rowsOf(deps, third);
  expect(added?.relevancyScore).toBe(best?.score);
  expect((await findFitting(deps, { agent, threadId: third })).people.map(({ id }) => id)).not.toContain(
    best?.id,
  );
  // Someone else's pool, and what blind review hides.
  const colleague = await createColleague(deps, agent);
  const theirs = await addThread(deps, colleague);
  expect((await findFitting(deps, { agent: colleague, threadId: theirs })).scored).toBe(0);
  const blind = await findFitting(deps, { agent: { ...agent, blindReview: true }, threadId: target });
  expect(JSON.stringify(blind.people)).not.toMatch(/\.pdf|@/);
});
