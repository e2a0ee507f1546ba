import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { applicants, threads } from "../../db/schema";
import { exportApplicants } from "../../workers/domain/applicants/export-applicants";
import { parseApplicantQuery } from "../../workers/domain/applicants/schema";
import type { Deps } from "../../workers/domain/deps";
import { queueOutdated } from "../../workers/domain/documents/queue-outdated";
import { acceptUpload } from "../../workers/domain/documents/uploads/accept-upload";
import type { ActiveAgent } from "../../workers/domain/identity/session/signed-in-user";
import { getThread, getThreadStats } from "../../workers/domain/threads/get-thread";
import { setThreadOpen } from "../../workers/domain/threads/open-thread";
import {
  rescoreThread,
  updateRequirements,
} from "../../workers/domain/threads/requirements/update-requirements";
import { requirementEditsSchema } from "../../workers/domain/threads/schema";
import { deliver, testDeps } from "../support/faults";
import { addThread, createAgent, createColleague } from "../support/people/agency";
import { filesForm, sessionOf, visit } from "../support/people/browser-session";
import { scoredThread } from "../support/people/scored-thread";
import { postponeOthers } from "../support/postpone";
import { resumePdf } from "../support/samples/text-pdf";

beforeEach(() => postponeOthers(testDeps()));

type Own = { agent: ActiveAgent; threadId: string };

function upload(deps: Deps, own: Own, ...numbers: number[]) {
  const files = (async function* () {
    for (const number of numbers) yield { name: `${number}.pdf`, bytes: resumePdf(number) };
  })();
  return acceptUpload(deps, { ...own, batchId: null, files });
}

async function rowsOf(deps: Deps, threadId: string) {
  return deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
}

test("a closed thread takes no files by page or API, keeps its candidates, and takes files once it is open again", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  const cookie = await sessionOf(deps, agent.userId);
  const thread = `/agent/campaigns/${threadId}`;
  const set = (state: string) =>
    visit(`${thread}/state`, { cookie, method: "POST", body: new URLSearchParams({ state }) });
  const send = (path: string) =>
    visit(path, { cookie, method: "POST", body: filesForm([{ name: "late.pdf", bytes: resumePdf(9) }]) });
  expect((await set("closed")).headers.get("Location")).toBe(thread);

  const refused = await send(`/api/campaigns/${threadId}/resumes`);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: "campaign-closed" });
  expect(await (await send(thread)).text()).toContain("This job thread is closed and takes no résumés.");
  const page = await (await visit(thread, { cookie })).text();
  expect(page).toContain("This job thread is closed");
  expect(page).not.toContain("Upload and Analyze");
  expect(page).toContain("Mara Lind");
  expect(await (await visit(`${thread}/requirements`, { cookie })).text()).toContain("Reopen it to change");
  const query = parseApplicantQuery(new URLSearchParams());
  expect((await exportApplicants(deps, { agent, threadId, query })).total).toBe(1);

  await set("open");
  expect((await send(`/api/campaigns/${threadId}/resumes`)).status).toBe(202);
});

test("only its agent closes a thread", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  for (const other of [await createColleague(deps, agent), await createAgent(deps)]) {
    const closing = setThreadOpen(deps, { agent: other, threadId, isOpen: false });
    await expect(closing).rejects.toMatchObject({ code: "campaign-not-found" });
  }
  expect((await getThread(deps, { agent, threadId })).isOpen).toBe(true);
});

test("an upload that meets the closing is refused as a whole and leaves no file, row or count", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  const own = { agent, threadId };
  const keys: string[] = [];
  const closing: Deps = {
    ...deps,
    files: {
      ...deps.files,
      put: async (...file) => {
        keys.push(file[0]);
        await setThreadOpen(deps, { ...own, isOpen: false });
        return deps.files.put(...file);
      },
    },
  };
  await expect(upload(closing, own, 2, 3)).rejects.toMatchObject({ code: "campaign-closed" });
  expect(await rowsOf(deps, threadId)).toHaveLength(1);
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(await deps.files.has(key)).toBe(false);
});

test("however an upload and a closing fall together, it is wholly in or wholly out", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  for (let round = 0; round < 4; round++) {
    const own = { agent, threadId: await addThread(deps, agent) };
    const [sent] = await Promise.allSettled([
      upload(deps, own, 1, 2, 3),
      setThreadOpen(deps, { ...own, isOpen: false }),
    ]);
    const rows = await rowsOf(deps, own.threadId);
    expect(rows).toHaveLength(sent.status === "fulfilled" ? 3 : 0);
    // Whichever came first, the closed thread's rows are known as such.
    for (const row of rows) expect(row.threadClosedAt).not.toBeNull();
  }
});

test("what was accepted before the closing is still read and scored", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const own = { agent, threadId: await addThread(deps, agent) };
  await upload(deps, own, 1, 2);
  await setThreadOpen(deps, { ...own, isOpen: false });
  await deliver(deps, deps.sent.splice(0));
  const rows = await rowsOf(deps, own.threadId);
  expect(rows.map(({ analysisStatus }) => analysisStatus)).toEqual(["completed", "completed"]);
  expect(rows.every(({ relevancyScore }) => relevancyScore !== null)).toBe(true);
});

test("a closed thread isn't scored again: neither for new requirements nor for a new engine", async () => {
  const { deps, agent, threadId } = await scoredThread(2);
  const own = { agent, threadId };
  const outdate = () =>
    deps.db.shared
      .update(applicants)
      .set({ engineVersion: "0.0.1" })
      .where(eq(applicants.threadId, threadId));
  const rescoring = async () => (await getThreadStats(deps, own)).rescoring;
  await setThreadOpen(deps, { ...own, isOpen: false });
  const edits = requirementEditsSchema.parse({ addedMust: ["Haskell"] });
  for (const ask of [() => updateRequirements(deps, { ...own, edits }), () => rescoreThread(deps, own)])
    await expect(ask()).rejects.toMatchObject({ code: "campaign-closed-scoring" });
  await outdate();
  await queueOutdated(deps);
  expect(await rescoring()).toBe(0);

  await setThreadOpen(deps, { ...own, isOpen: true });
  await queueOutdated(deps);
  expect(await rescoring()).toBe(2);
});

test("requirements that are saved in the moment of the closing change nothing", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  const { db } = deps;
  let isClosed = false;
  const dbFor: typeof db.dbFor = (companyId) =>
    new Proxy(db.dbFor(companyId), {
      get(tenant, name) {
        if (name !== "batch") return Reflect.get(tenant, name);
        return async (statements: Parameters<typeof tenant.batch>[0]) => {
          if (!isClosed) await setThreadOpen(deps, { agent, threadId, isOpen: false });
          isClosed = true;
          return tenant.batch(statements);
        };
      },
    });
  const asked = rescoreThread({ ...deps, db: { ...db, dbFor } }, { agent, threadId });
  await expect(asked).rejects.toMatchObject({ code: "campaign-closed-scoring" });
  const [thread] = await db.shared.select().from(threads).where(eq(threads.id, threadId));
  expect(thread?.jobVersion).toBe(1);
  expect((await rowsOf(deps, threadId))[0]?.rescoreQueuedAt).toBeNull();
});
