import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants, decisions, threads, verdicts } from "../../db/schema";
import { handleMinute } from "../../workers/crons/minute";
import { findApplicant } from "../../workers/domain/applicants/get-applicant";
import { shortlistApplicant } from "../../workers/domain/decisions/shortlist-applicant";
import { acceptUpload } from "../../workers/domain/documents/uploads/accept-upload";
import { deleteThread } from "../../workers/domain/threads/delete-thread";
import { eraseDeletedThreads, eraseThread } from "../../workers/domain/threads/erase-deleted-threads";
import { getThread } from "../../workers/domain/threads/get-thread";
import { countThreads } from "../../workers/domain/threads/list/list-threads";
import { parseEnv } from "../../workers/env";
import { deliver, failOnce, testDeps } from "../support/faults";
import { scoredThread } from "../support/people/scored-thread";
import { resumePdf } from "../support/samples/text-pdf";

/** A deleted thread whose applicants are still there: the request ended before they were erased. */
async function interrupted(files = 3) {
  const thread = await scoredThread(files);
  const { agent, threadId } = thread;
  // The thread, the end of the log, the deletion; the next one is the first step.
  await deleteThread(testDeps({ d1: failOnce(4) }), { agent, threadId });
  const rows = () => thread.deps.db.shared.$count(applicants, eq(applicants.threadId, threadId));
  expect(await rows()).toBe(files);
  return { ...thread, rows };
}

const gone = { code: "campaign-not-found" };

test("from the first moment on nobody sees a deleted thread, though its people are still being erased", async () => {
  const { deps, agent, threadId, applicantIds } = await interrupted();
  const [applicantId = ""] = applicantIds;
  await expect(getThread(deps, { agent, threadId })).rejects.toMatchObject(gone);
  await expect(deleteThread(deps, { agent, threadId })).rejects.toMatchObject(gone);
  await expect(findApplicant(deps, { agent, threadId, applicantId })).rejects.toMatchObject({
    code: "candidate-not-found",
  });
  expect(await countThreads(deps, { agent, scope: "company" })).toEqual({
    threads: 0,
    open: 0,
    applicants: 0,
  });
  const files = (async function* () {
    yield { name: "late.pdf", bytes: resumePdf(9) };
  })();
  await expect(acceptUpload(deps, { agent, threadId, batchId: null, files })).rejects.toMatchObject(gone);
});

test("the next minute goes on where the deletion ended, and leaves no row, no file and one line of the log", async () => {
  const { deps, agent, threadId, applicantIds, rows } = await interrupted();
  const { shared } = deps.db;
  const stored = () => env.FILES.list({ prefix: `${threadId}/` }).then(({ objects }) => objects.length);
  expect(await stored()).toBeGreaterThan(0);
  await handleMinute({ ...deps, settings: parseEnv(env) });
  expect(await rows()).toBe(0);
  expect(await shared.$count(threads, eq(threads.id, threadId))).toBe(0);
  expect(await stored()).toBe(0);
  // The records of results stay, without whom they were about (RULINGS 88).
  expect(await shared.$count(verdicts, eq(verdicts.threadId, threadId))).toBe(3);
  expect(await shared.$count(verdicts, eq(verdicts.applicantId, applicantIds[0] ?? ""))).toBe(0);
  const lines = await shared.select().from(agencyLog).where(eq(agencyLog.companyId, agent.companyId));
  expect(lines.filter(({ action }) => action === "thread-deleted")).toHaveLength(1);
});

test("it is emptied in steps: what doesn't fit into one go stays for the next, and two at once do no harm", async () => {
  const { deps, agent, threadId, rows } = await interrupted(3);
  const { companyId } = agent;
  const erase = () => eraseThread(deps, { companyId, threadId, most: 3 });
  const erased = await Promise.all([erase(), erase()]);
  expect(erased[0] + erased[1]).toBe(3);
  expect(await rows()).toBe(0);
  // Deleted threads of other tests may wait, too.
  await eraseDeletedThreads(deps);
  expect(await rows()).toBe(0);
  expect(await deps.db.shared.$count(threads, eq(threads.id, threadId))).toBe(0);
});

test("a thread that wasn't deleted isn't emptied of its row", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  await eraseDeletedThreads(deps);
  expect(await getThread(deps, { agent, threadId })).toMatchObject({ id: threadId });
});

test("a result that comes after the deletion is not stored", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  const files = (async function* () {
    yield { name: "2.pdf", bytes: resumePdf(22) };
  })();
  await acceptUpload(deps, { agent, threadId, batchId: null, files });
  await deleteThread(testDeps({ d1: failOnce(4) }), { agent, threadId });
  await deliver(deps, deps.sent.splice(0));
  const left = await deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
  expect(left.filter(({ analysisStatus }) => analysisStatus === "completed")).toHaveLength(1);
  await eraseDeletedThreads(deps);
});

test("decisions keep their lines, without whom they were about", async () => {
  const { deps, agent, threadId, applicantIds } = await scoredThread(1);
  await shortlistApplicant(deps, { agent, threadId, applicantId: applicantIds[0] ?? "", shortlisted: true });
  await deleteThread(deps, { agent, threadId });
  const [line] = await deps.db.shared.select().from(decisions).where(eq(decisions.threadId, threadId));
  expect(line).toMatchObject({ stage: "shortlisted", applicantId: null });
});
