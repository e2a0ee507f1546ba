import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants, threads, threadVisits } from "../../db/schema";
import type { ActiveAgent } from "../../workers/domain/identity/session/signed-in-user";
import { countThreads, listThreads } from "../../workers/domain/threads/list/list-threads";
import { noteVisit } from "../../workers/domain/threads/list/note-visit";
import { parseThreadQuery } from "../../workers/domain/threads/list/thread-list-query";
import { setThreadOpen } from "../../workers/domain/threads/open-thread";
import { type TestDeps, testDeps } from "../support/faults";
import { addThread, createAgent, createColleague, jobForm } from "../support/people/agency";
import { sessionOf, visit } from "../support/people/browser-session";

type Row = Partial<typeof applicants.$inferInsert>;

async function addApplicants(deps: TestDeps, agent: ActiveAgent, threadId: string, people: Row[]) {
  for (const person of people) {
    const key = crypto.randomUUID();
    await deps.db.shared.insert(applicants).values({
      analysisStatus: "completed",
      ...person,
      threadId,
      agentId: agent.agentId,
      companyId: agent.companyId,
      fileName: `${key}.pdf`,
      resumeFileUrl: `${threadId}/${key}.pdf`,
      fileSize: 1,
      fileHash: key,
    });
  }
}

async function setUp(titles: string[]) {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const ids: string[] = [];
  for (const [i, title] of titles.entries()) {
    const id = await addThread(deps, agent, { ...jobForm, title });
    const at = 1000 + i;
    await deps.db.shared.update(threads).set({ createdAt: at, updatedAt: at }).where(eq(threads.id, id));
    ids.push(id);
  }
  const list = async (search = "", who = agent) => {
    const page = await listThreads(deps, {
      agent: who,
      query: parseThreadQuery(new URLSearchParams(search)),
    });
    return { ...page, titles: page.threads.map(({ title }) => title) };
  };
  return { deps, agent, ids, list };
}

test("threads are found by title, state and page, and sorted", async () => {
  const { deps, agent, ids, list } = await setUp(["Nurse", "baker", "Ärztin", "Cook", "Clerk"]);
  expect((await list()).titles).toEqual(["Clerk", "Cook", "Ärztin", "baker", "Nurse"]);
  expect((await list("sort=title&order=asc")).titles.slice(0, 3)).toEqual(["baker", "Clerk", "Cook"]);
  expect((await list("search=ÄRZT")).titles).toEqual(["Ärztin"]);
  expect((await list("search=fjordpay&size=10")).total).toBe(5);
  expect(await list("search=x%25")).toMatchObject({ titles: [], total: 0, pages: 1 });
  await setThreadOpen(deps, { agent, threadId: ids[3] ?? "", isOpen: false });
  expect((await list("state=closed")).titles).toEqual(["Cook"]);
  expect((await list("state=open")).total).toBe(4);
  expect((await list("sort=activity")).titles[0]).toBe("Cook");
  // Beyond the last page is the last page.
  expect(await list("page=9")).toMatchObject({ page: 1, total: 5 });
  expect(await countThreads(deps, { agent, scope: "mine" })).toEqual({ threads: 5, open: 4, applicants: 0 });
  await addApplicants(deps, agent, ids[1] ?? "", [{ analysisStatus: "failed" }]);
  expect((await list("state=failed")).titles).toEqual(["baker"]);
  const colleague = await createColleague(deps, agent);
  expect(await list("", colleague)).toMatchObject({ total: 0, threads: [] });
});

test("each thread counts its own candidates, and what came in since the agent's last visit", async () => {
  const { deps, agent, ids, list } = await setUp(["Nurse", "Baker"]);
  const [nurse = "", baker = ""] = ids;
  const before = deps.now() - 60_000;
  await addApplicants(deps, agent, nurse, [
    { relevancyScore: 80.25, shortlistedAt: 1, stage: "interview", createdAt: before },
    { relevancyScore: 40, createdAt: before },
    { analysisStatus: "pending", createdAt: before },
    { analysisStatus: "failed", createdAt: before },
  ]);
  const row = async (id: string) => (await list()).threads.find((thread) => thread.id === id);
  expect(await row(nurse)).toMatchObject({
    applicants: 4,
    fresh: null,
    stages: { new: 3, shortlisted: 0, interview: 1, offer: 0, hired: 0, rejected: 0 },
    pending: 1,
    failed: 1,
    averageScore: 60.13,
    lastActivity: before,
  });
  expect(await row(baker)).toMatchObject({
    applicants: 0,
    fresh: null,
    averageScore: null,
    lastActivity: 1001,
  });

  await noteVisit(deps, { agent, threadId: nurse });
  expect(await row(nurse)).toMatchObject({ fresh: 0 });
  const visits = () => deps.db.shared.select().from(threadVisits).where(eq(threadVisits.threadId, nurse));
  const [first] = await visits();
  deps.wait(5000);
  await noteVisit(deps, { agent, threadId: nurse });
  // Nothing came in: nothing is written.
  expect(await visits()).toEqual([first]);
  await addApplicants(deps, agent, nurse, [{ createdAt: deps.now() - 1 }]);
  expect(await row(nurse)).toMatchObject({ fresh: 1 });
  await noteVisit(deps, { agent, threadId: nurse });
  expect(await row(nurse)).toMatchObject({ fresh: 0 });
  // Nobody leaves a note at a thread that isn't theirs.
  await noteVisit(deps, { agent: await createAgent(deps), threadId: nurse });
  expect(await visits()).toHaveLength(1);
});

test("the page shows the table with both ways into a thread, closes from the list, and opening a thread is a visit", async () => {
  const { deps, agent, ids } = await setUp(["Nurse", "Baker"]);
  const cookie = await sessionOf(deps, agent.userId);
  const [nurse = ""] = ids;
  await addApplicants(deps, agent, nurse, [{ createdAt: deps.now() - 1000, stage: "offer" }]);
  const read = async (path: string) => (await visit(path, { cookie })).text();
  const page = await read("/agent/dashboard?tab=campaigns&sort=title&order=asc");
  expect(page).toContain('aria-label="View Details: Nurse"');
  expect(page).toContain(`data-thread="${nurse}"`);
  expect(page).toContain(`href="/agent/campaigns/${nurse}?stage=offer"`);
  expect(page).toContain('aria-label="Offer 1: Nurse"');
  expect(page).not.toContain("New 0");
  await read(`/agent/campaigns/${nurse}`);
  const [seen] = await deps.db.shared.select().from(threadVisits).where(eq(threadVisits.threadId, nurse));
  expect(seen?.agentId).toBe(agent.agentId);

  const body = new URLSearchParams({ state: "closed", list: "1" });
  const closed = await visit(`/agent/campaigns/${nurse}/state?tab=campaigns&search=nur`, {
    cookie,
    method: "POST",
    body,
  });
  expect(closed.headers.get("Location")).toBe("/agent/dashboard?tab=campaigns&search=nur");
  expect(await read("/agent/dashboard?tab=campaigns&search=nur")).toContain("Reopen job thread: Nurse");
  expect(await read("/agent/dashboard?tab=campaigns&search=zzz")).toContain("No job threads match");
});
