import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants, batches, companySubscriptions } from "../../../db/schema";
import { analyseAgain } from "../../../workers/domain/documents/analyse-again";
import { applicantDocuments } from "../../../workers/domain/documents/audiences/applicant-documents";
import { failDocument } from "../../../workers/domain/documents/fail-document";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { getThreadStats } from "../../../workers/domain/threads/get-thread";
import { setThreadOpen } from "../../../workers/domain/threads/open-thread";
import { deliver, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { resumePdf } from "../../support/samples/text-pdf";

const OUR_FAULT = "analysis-failed";

/** A thread with one uploaded file for each code with which it failed. */
async function failedThread(codes: string[]) {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const uploads = (async function* () {
    for (const [at] of codes.entries()) yield { name: `${at}.pdf`, bytes: resumePdf(at + 1) };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files: uploads });
  deps.sent.splice(0);
  for (const [at, failureCode] of codes.entries()) {
    const ref = { ownerId: agent.companyId, id: applicantIds[at] ?? "" };
    await failDocument(deps, applicantDocuments, { ref, leaseToken: null, failureCode });
  }
  const statuses = async () => {
    const rows = await deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
    return applicantIds.map((id) => rows.find((row) => row.id === id)?.analysisStatus);
  };
  const again = (applicantId: string | null = null) => analyseAgain(deps, { agent, threadId, applicantId });
  return { deps, agent, threadId, applicantIds, statuses, again };
}

test("files that failed by a fault are analysed again; those that can't be read are left as they are", async () => {
  const { deps, agent, threadId, statuses, again } = await failedThread([OUR_FAULT, "password", OUR_FAULT]);
  expect(await getThreadStats(deps, { agent, threadId })).toMatchObject({ failed: 3, healable: 2 });
  expect(await again()).toBe(2);
  expect(await statuses()).toEqual(["pending", "failed", "pending"]);
  await deliver(deps, deps.sent.splice(0));
  expect(await statuses()).toEqual(["completed", "failed", "completed"]);
  expect(await getThreadStats(deps, { agent, threadId })).toMatchObject({ failed: 1, healable: 0 });
  // A second press, or a form that was sent late, finds nothing to do.
  expect(await again()).toBe(0);
});

test("one is analysed again by itself; a file that can't be read isn't, even if asked for", async () => {
  const { applicantIds, statuses, again } = await failedThread([OUR_FAULT, "password", OUR_FAULT]);
  expect(await again(applicantIds[2] ?? "")).toBe(1);
  expect(await again(applicantIds[1] ?? "")).toBe(0);
  expect(await statuses()).toEqual(["failed", "failed", "pending"]);
});

test("two colleagues at the same moment start one analysis of each file", async () => {
  const { deps, threadId, statuses, again } = await failedThread([OUR_FAULT, OUR_FAULT]);
  const counts = await Promise.all([again(), again()]);
  expect(counts[0] + counts[1]).toBe(2);
  expect(await statuses()).toEqual(["pending", "pending"]);
  expect(deps.sent).toHaveLength(2);
  // The upload's batch, and one of the two who asked.
  expect(await deps.db.shared.$count(batches, eq(batches.threadId, threadId))).toBe(2);
});

test("a viewer, a stranger, a closed thread and an ended plan are refused, and nothing changes", async () => {
  const { deps, agent, threadId, statuses, again } = await failedThread([OUR_FAULT]);
  const viewer = await createColleague(deps, agent, "viewer");
  const ask = { threadId, applicantId: null };
  await expect(analyseAgain(deps, { agent: viewer, ...ask })).rejects.toMatchObject({ code: "viewer-only" });
  const stranger = await createAgent(deps);
  await expect(analyseAgain(deps, { agent: stranger, ...ask })).rejects.toMatchObject({
    code: "campaign-not-found",
  });
  await setThreadOpen(deps, { agent, threadId, isOpen: false });
  await expect(again()).rejects.toMatchObject({ code: "campaign-closed-again" });
  await setThreadOpen(deps, { agent, threadId, isOpen: true });
  await deps.db.shared
    .update(companySubscriptions)
    .set({ status: "suspended" })
    .where(eq(companySubscriptions.companyId, agent.companyId));
  await expect(again()).rejects.toMatchObject({ status: 402 });
  expect(await statuses()).toEqual(["failed"]);
  expect(deps.sent).toEqual([]);
});
