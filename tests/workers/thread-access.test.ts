import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../db/client";
import { agents, applicants, outbox, threadShares } from "../../db/schema";
import { listLog } from "../../workers/domain/agency-log/list-log";
import { eachApplicant } from "../../workers/domain/applicants/each-applicant";
import { findApplicant } from "../../workers/domain/applicants/get-applicant";
import { listApplicants } from "../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../workers/domain/applicants/schema";
import { addNote } from "../../workers/domain/decisions/add-note";
import { decide } from "../../workers/domain/decisions/decide";
import type { Deps } from "../../workers/domain/deps";
import { acceptUpload } from "../../workers/domain/documents/uploads/accept-upload";
import type { ActiveAgent } from "../../workers/domain/identity/session/signed-in-user";
import { deleteThread } from "../../workers/domain/threads/delete-thread";
import { getThread, getThreadStats } from "../../workers/domain/threads/get-thread";
import { countThreads, listThreads } from "../../workers/domain/threads/list/list-threads";
import { parseThreadQuery } from "../../workers/domain/threads/list/thread-list-query";
import { setThreadOpen } from "../../workers/domain/threads/open-thread";
import { rescoreThread } from "../../workers/domain/threads/requirements/update-requirements";
import {
  listThreadColleagues,
  passThread,
  shareThread,
  unshareThread,
  whoseThread,
} from "../../workers/domain/threads/share-thread";
import { d1BeforeBatch, testDeps } from "../support/faults";
import { addThread, createAgent, createColleague } from "../support/people/agency";
import { sessionOf, visit } from "../support/people/browser-session";
import { resumePdf } from "../support/samples/text-pdf";

/** A company with an owner, two recruiters and a viewer; the thread with one applicant is the first recruiter's. */
async function company() {
  const deps = testDeps();
  const db = deps.db.shared;
  const owner = await createAgent(deps, { planId: "plan-agency-growth" });
  const recruiter = await createColleague(deps, owner);
  const other = await createColleague(deps, owner);
  const viewer = await createColleague(deps, owner, "viewer");
  const stranger = await createAgent(deps);
  const threadId = await addThread(deps, recruiter);
  const applicantId = crypto.randomUUID();
  await db.insert(applicants).values({
    ...{ id: applicantId, threadId, agentId: recruiter.agentId, companyId: owner.companyId },
    ...{ fileName: "a.pdf", resumeFileUrl: applicantId, fileSize: 1, fileHash: applicantId },
    ...{ candidateName: "Ana", analysisStatus: "completed" },
  });
  const share = (agent: ActiveAgent) => db.insert(threadShares).values({ threadId, agentId: agent.agentId });
  /** By every way there is to read: whether the agent sees the thread. They all say the same. */
  const sees = async (agent: ActiveAgent) => {
    const query = parseApplicantQuery(new URLSearchParams());
    const found = await Promise.all([
      getThread(deps, { agent, threadId }).then(
        () => true,
        () => false,
      ),
      findApplicant(deps, { agent, applicantId }).then(
        () => true,
        () => false,
      ),
      getThreadStats(deps, { agent, threadId }).then(({ totalApplicants }) => totalApplicants > 0),
      listApplicants(deps, { agent, threadId, query }).then(({ total }) => total > 0),
      listApplicants(deps, { agent, threadId, query: { ...query, search: "ana" } }).then(
        ({ total }) => total > 0,
      ),
      eachApplicant(deps, { agent, threadId, query })
        .next()
        .then(({ done }) => !done),
    ]);
    expect(new Set(found).size, found.join()).toBe(1);
    return found[0];
  };
  const lists = async (agent: ActiveAgent, scope: "mine" | "company" = "mine") => {
    const { total } = await listThreads(deps, {
      agent,
      query: { ...parseThreadQuery(new URLSearchParams()), scope },
    });
    const counts = await countThreads(deps, { agent, scope });
    expect(counts).toMatchObject({ threads: total, applicants: total });
    return total;
  };
  return { deps, db, owner, recruiter, other, viewer, stranger, threadId, applicantId, share, sees, lists };
}

test("a thread is seen by its agent, by owners, and by whom it is shared with", async () => {
  const { owner, recruiter, other, viewer, stranger, share, sees, lists } = await company();
  expect(await sees(owner)).toBe(true);
  expect(await sees(recruiter)).toBe(true);
  for (const agent of [other, viewer, stranger]) expect(await sees(agent)).toBe(false);
  expect([await lists(owner), await lists(owner, "company")]).toEqual([0, 1]);
  expect(await lists(recruiter)).toBe(1);
  for (const agent of [other, viewer, stranger])
    expect([await lists(agent), await lists(agent, "company")]).toEqual([0, 0]);
  for (const agent of [other, viewer]) {
    await share(agent);
    expect(await sees(agent)).toBe(true);
    expect(await lists(agent)).toBe(1);
  }
});

test("a line for another company's agent shares nothing", async () => {
  const { stranger, share, sees, lists } = await company();
  await share(stranger);
  expect(await sees(stranger)).toBe(false);
  expect(await lists(stranger)).toBe(0);
});

test("who is blocked sees nothing, not even what is theirs or shared with them", async () => {
  const { db, owner, recruiter, other, share, sees, lists } = await company();
  await share(other);
  for (const agent of [owner, recruiter, other]) {
    await db.update(agents).set({ status: "blocked" }).where(eq(agents.id, agent.agentId));
    expect(await sees(agent)).toBe(false);
    expect(await lists(agent, "company")).toBe(0);
  }
});

test("a recruiter works on what is shared with them, a viewer changes nothing", async () => {
  const { deps, other, viewer, threadId, applicantId, share } = await company();
  const move = { applicantIds: [applicantId], stage: "shortlisted" as const };
  await expect(setThreadOpen(deps, { agent: other, threadId, isOpen: false })).rejects.toMatchObject({
    code: "campaign-not-found",
  });
  await share(other);
  await share(viewer);
  expect((await decide(deps, { agent: other, threadId, move })).moved).toHaveLength(1);
  for (const change of [
    () => decide(deps, { agent: viewer, threadId, move }),
    () => setThreadOpen(deps, { agent: viewer, threadId, isOpen: false }),
    () => deleteThread(deps, { agent: viewer, threadId }),
  ])
    await expect(change()).rejects.toMatchObject({ code: "viewer-only" });
  await setThreadOpen(deps, { agent: other, threadId, isOpen: false });
  expect((await getThread(deps, { agent: other, threadId })).isOpen).toBe(false);
  await deleteThread(deps, { agent: other, threadId });
  await expect(getThread(deps, { agent: viewer, threadId })).rejects.toMatchObject({
    code: "campaign-not-found",
  });
});

test("a role that was taken away a moment ago changes nothing any more", async () => {
  const { deps, db, other, threadId, share } = await company();
  await share(other);
  await db.update(agents).set({ role: "viewer" }).where(eq(agents.id, other.agentId));
  for (const change of [
    () => deleteThread(deps, { agent: other, threadId }),
    () => setThreadOpen(deps, { agent: other, threadId, isOpen: false }),
    () => rescoreThread(deps, { agent: other, threadId }),
  ])
    await expect(change()).rejects.toMatchObject({ code: "campaign-not-found" });
  const left = await getThread(deps, { agent: other, threadId });
  expect(left.isOpen).toBe(true);
  expect((await getThreadStats(deps, { agent: other, threadId })).totalApplicants).toBe(1);
});

test("a share that is withdrawn between the check and the batch lets no decision, note or upload in", async () => {
  const { deps, db, recruiter, other, threadId, applicantId } = await company();
  const given = { agent: recruiter, threadId, colleagueId: other.agentId };
  const move = { applicantIds: [applicantId], stage: "shortlisted" as const };
  const files = (async function* () {
    yield { name: "late.pdf", bytes: resumePdf(1) };
  })();
  for (const work of [
    (late: Deps) => decide(late, { agent: other, threadId, move }),
    (late: Deps) => addNote(late, { agent: other, threadId, applicantId, body: "Call them" }),
    (late: Deps) => acceptUpload(late, { agent: other, threadId, batchId: null, files }),
  ]) {
    await shareThread(deps, given);
    const late = { ...deps, db: openDatabases(d1BeforeBatch(() => unshareThread(deps, given))) };
    await expect(work(late)).rejects.toMatchObject({ code: "campaign-not-found" });
  }
  const rows = await db.select().from(applicants).where(eq(applicants.threadId, threadId));
  expect(rows.map(({ id, stage }) => [id, stage])).toEqual([[applicantId, "new"]]);
});

test("whom a thread is shared with or passed to is mailed once, without a word about who applied", async () => {
  const { deps, db, owner, recruiter, other, threadId } = await company();
  const given = { agent: recruiter, threadId, colleagueId: other.agentId };
  const mails = async () =>
    (await db.select().from(outbox).where(eq(outbox.userId, other.userId))).filter(
      ({ template }) => template === "thread-given",
    );
  await shareThread(deps, given);
  await shareThread(deps, given);
  expect((await mails()).map(({ data }) => data)).toMatchObject([
    { isPassed: false, giver: recruiter.fullName },
  ]);
  await passThread(deps, { ...given, keep: true });
  const all = await mails();
  expect(all.map(({ data }) => (data as { isPassed: boolean }).isPassed).sort()).toEqual([false, true]);
  expect(JSON.stringify(all)).not.toContain("Ana");
  await passThread(deps, { agent: owner, threadId, colleagueId: owner.agentId, keep: false });
  const own = await db.select().from(outbox).where(eq(outbox.userId, owner.userId));
  expect(own.filter(({ template }) => template === "thread-given")).toEqual([]);
});

test("a note tells those alone who may open the thread", async () => {
  const { deps, db, owner, recruiter, other, threadId, applicantId, share } = await company();
  const note = { agent: recruiter, threadId, applicantId, body: "@Ola please look, @Ada too" };
  expect((await addNote(deps, note)).told).toEqual([owner.fullName]);
  await share(other);
  expect((await addNote(deps, note)).told.sort()).toEqual([owner.fullName, other.fullName].sort());
  await db.update(agents).set({ status: "blocked" }).where(eq(agents.id, other.agentId));
  expect((await addNote(deps, note)).told).toEqual([owner.fullName]);
});

test("sharing, ending it and passing on change who sees a thread, and are logged", async () => {
  const { deps, owner, recruiter, other, viewer, threadId, sees, lists } = await company();
  const to = (agent: ActiveAgent, colleague: ActiveAgent) => ({
    ...{ agent, threadId, colleagueId: colleague.agentId },
  });
  await shareThread(deps, to(recruiter, viewer));
  await shareThread(deps, to(recruiter, viewer));
  expect([await sees(viewer), await lists(viewer)]).toEqual([true, 1]);
  await unshareThread(deps, to(owner, viewer));
  expect(await sees(viewer)).toBe(false);

  await shareThread(deps, to(recruiter, other));
  await passThread(deps, { ...to(recruiter, other), keep: false });
  expect([await sees(recruiter), await sees(other)]).toEqual([false, true]);
  const { colleagues, canShare } = await listThreadColleagues(deps, { agent: other, threadId });
  expect(canShare).toBe(true);
  expect(colleagues.find(({ isSelf }) => isSelf)?.access).toBe("theirs");
  await passThread(deps, { ...to(owner, recruiter), keep: true });
  expect([
    await sees(recruiter),
    await sees(other),
    await whoseThread(deps, { agent: other, threadId }),
  ]).toEqual([true, true, recruiter.fullName]);
  const { lines } = await listLog(deps, { agent: owner, before: null });
  expect(lines.map(({ action }) => action).filter((action) => action.startsWith("thread-"))).toEqual([
    ...[
      "thread-passed",
      "thread-passed",
      "thread-shared",
      "thread-unshared",
      "thread-shared",
      "thread-shared",
    ],
    "thread-created",
  ]);
});

test("a thread is shared and passed on by its agent and by owners, to active colleagues of the company", async () => {
  const { deps, db, owner, recruiter, other, viewer, stranger, threadId, share, sees } = await company();
  const give = (agent: ActiveAgent, colleague: ActiveAgent) => ({
    ...{ agent, threadId, colleagueId: colleague.agentId },
  });
  const code = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error) => error.code,
    );
  expect(await code(shareThread(deps, give(other, other)))).toBe("campaign-not-found");
  expect(await code(shareThread(deps, give(stranger, stranger)))).toBe("campaign-not-found");
  await share(other);
  await share(viewer);
  expect(await code(shareThread(deps, give(other, owner)))).toBe("thread-not-yours");
  expect(await code(passThread(deps, { ...give(other, other), keep: true }))).toBe("thread-not-yours");
  expect(await code(unshareThread(deps, give(viewer, viewer)))).toBe("viewer-only");
  expect(await code(shareThread(deps, give(recruiter, stranger)))).toBe("colleague-gone");
  expect(await code(shareThread(deps, give(owner, recruiter)))).toBe("colleague-gone");
  expect(await code(passThread(deps, { ...give(recruiter, viewer), keep: true }))).toBe("colleague-gone");
  expect(await code(passThread(deps, { ...give(recruiter, stranger), keep: true }))).toBe("colleague-gone");
  await db.update(agents).set({ status: "blocked" }).where(eq(agents.id, other.agentId));
  expect(await code(passThread(deps, { ...give(recruiter, other), keep: true }))).toBe("colleague-gone");
  expect([await sees(recruiter), await sees(stranger)]).toEqual([true, false]);
});

test("who passes a thread on and an owner who does so at the same moment: one of them wins", async () => {
  const { deps, owner, recruiter, other, threadId } = await company();
  const done = await Promise.allSettled([
    passThread(deps, { agent: recruiter, threadId, colleagueId: other.agentId, keep: false }),
    passThread(deps, { agent: owner, threadId, colleagueId: owner.agentId, keep: false }),
  ]);
  expect(done.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  const { agentId } = await getThread(deps, { agent: owner, threadId });
  const rows = await deps.db.shared
    .select({ agentId: applicants.agentId })
    .from(applicants)
    .where(eq(applicants.threadId, threadId));
  expect(rows).toEqual([{ agentId }]);
});

test("a viewer's pages offer nothing that would be refused", async () => {
  const { deps, recruiter, viewer, threadId, applicantId, share } = await company();
  await share(viewer);
  const offers =
    /Close Job Thread|Delete Job Thread|data-star|data-select|Create Job Thread|type="file"|\/delete"|\/requirements"|\/share"|>Close<|Save Note|Stage of/;
  const table = `/agent/campaigns/${threadId}`;
  for (const path of [
    "/agent/dashboard",
    "/agent/dashboard?tab=campaigns",
    table,
    `${table}/colleagues`,
    `${table}/candidates/${applicantId}`,
  ]) {
    const page = async (agent: ActiveAgent) => {
      const text = await (await visit(path, { cookie: await sessionOf(deps, agent.userId) })).text();
      return text.slice(0, text.indexOf("window.__remixContext"));
    };
    expect([path, (await page(viewer)).match(offers)?.[0]]).toEqual([path, undefined]);
    expect(await page(recruiter)).toMatch(offers);
  }
});
