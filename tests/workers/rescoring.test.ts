import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { applicants, companySubscriptions } from "../../db/schema";
import { deleteApplicant } from "../../workers/domain/applicants/delete-applicant";
import { getApplicantDetails } from "../../workers/domain/applicants/get-applicant";
import { analyseDocument } from "../../workers/domain/documents/analyse-document";
import { sweep } from "../../workers/domain/documents/sweep";
import { acceptUpload } from "../../workers/domain/documents/uploads/accept-upload";
import { analysisKeyOf } from "../../workers/domain/files/analysis-key";
import { getThread, getThreadStats } from "../../workers/domain/threads/get-thread";
import {
  rescoreThread,
  updateRequirements,
} from "../../workers/domain/threads/requirements/update-requirements";
import { requirementEditsSchema } from "../../workers/domain/threads/schema";
import { deliver, failOnce, type TestDeps, testDeps } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { postponeOthers } from "../support/postpone";
import { resumePdf } from "../support/samples/text-pdf";

beforeEach(() => postponeOthers(testDeps()));

/** Asks for what the test résumés don't have. */
const stricter = requirementEditsSchema.parse({ addedMust: ["Haskell", "COBOL"] });

async function setUp() {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const files = (async function* () {
    yield { name: "a.pdf", bytes: resumePdf(1) };
    yield { name: "b.pdf", bytes: resumePdf(2) };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  await deliver(deps, deps.sent.splice(0));
  return { deps, agent, threadId, applicantIds };
}

/** The file store as it is, except that résumé files can't be read. */
function withoutFiles(deps: TestDeps): TestDeps {
  const get = async () => Promise.reject(new Error("no file may be read"));
  return { ...deps, files: { ...deps.files, get } };
}

async function rowsOf(deps: TestDeps, threadId: string) {
  return deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
}

test("a change of the requirements scores everyone anew without reading a file, and says who moved", async () => {
  const { deps, agent, threadId, applicantIds } = await setUp();
  const before = await rowsOf(deps, threadId);
  expect(await updateRequirements(deps, { agent, threadId, edits: stricter })).toEqual({ rescored: 2 });
  expect(await getThreadStats(deps, { agent, threadId })).toMatchObject({ rescoring: 2 });

  await deliver(withoutFiles(deps), deps.sent);
  const after = await rowsOf(deps, threadId);
  for (const [i, row] of after.entries()) {
    expect(row).toMatchObject({ jobVersion: 2, analysisStatus: "completed", rescoreQueuedAt: null });
    expect(row.previousRelevancyScore).toBe(before[i]?.relevancyScore);
    expect(row.relevancyScore).toBeLessThan(before[i]?.relevancyScore ?? 0);
    expect(row.inputHash).not.toBe(before[i]?.inputHash);
  }
  const details = await getApplicantDetails(deps, { agent, applicantId: applicantIds[0] ?? "" });
  const labels = details.analysis?.sheet.scores.skills?.parts.map((part) => part.label).join();
  expect(labels).toContain("Haskell");
  expect((await getThread(deps, { agent, threadId })).coreSkills).toContain("Haskell");
  expect(await getThreadStats(deps, { agent, threadId })).toMatchObject({ rescoring: 0 });
});

test("messages that come twice, and a database that fails once, keep the former score right", async () => {
  const { deps, agent, threadId } = await setUp();
  const before = await rowsOf(deps, threadId);
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  for (const statement of [1, 2, 3, 4]) await deliver(testDeps({ d1: failOnce(statement) }), deps.sent);
  await deliver(deps, [...deps.sent, ...deps.sent]);
  const after = await rowsOf(deps, threadId);
  expect(after.map((row) => row.previousRelevancyScore)).toEqual(before.map((row) => row.relevancyScore));
});

test("changing a requirement back gives exactly the former scores", async () => {
  const { deps, agent, threadId } = await setUp();
  const before = await rowsOf(deps, threadId);
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  await deliver(deps, deps.sent.splice(0));
  const { detailedAnalysis } = await getThread(deps, { agent, threadId });
  const added = detailedAnalysis.requirements.filter(({ label }) => ["Haskell", "COBOL"].includes(label));
  const undo = requirementEditsSchema.parse({
    rows: added.map(({ id }) => ({ id, importance: "ignore" })),
  });
  await updateRequirements(deps, { agent, threadId, edits: undo });
  await deliver(deps, deps.sent.splice(0));
  const after = await rowsOf(deps, threadId);
  const scores = (rows: typeof before) =>
    rows.map((row) => [row.relevancyScore, row.skillsMatchScore, row.inputHash]);
  expect(scores(after)).toEqual(scores(before));
});

test("an edit that changes nothing scores no one", async () => {
  const { deps, agent, threadId } = await setUp();
  const nothing = requirementEditsSchema.parse({});
  expect(await updateRequirements(deps, { agent, threadId, edits: nothing })).toEqual({ rescored: 0 });
  expect((await getThread(deps, { agent, threadId })).jobVersion).toBe(1);
});

test("a lost message is sent again by the sweeper", async () => {
  const { deps, agent, threadId } = await setUp();
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  deps.sent.length = 0;
  deps.wait(400_000);
  await sweep(deps, { graceMilliseconds: 300_000 });
  await deliver(
    deps,
    deps.sent.filter((message) => message.companyId === agent.companyId),
  );
  expect((await rowsOf(deps, threadId)).map((row) => row.jobVersion)).toEqual([2, 2]);
});

test("a résumé that was being scored while the job changed is scored against the new job in the end", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const files = (async function* () {
    yield { name: "a.pdf", bytes: resumePdf(1) };
  })();
  await acceptUpload(deps, { agent, threadId, batchId: null, files });
  const message = deps.sent.splice(0)[0] ?? { companyId: "", applicantId: "" };
  const slow: TestDeps = {
    ...deps,
    files: {
      ...deps.files,
      putJson: async (key, value) => {
        await updateRequirements(deps, { agent, threadId, edits: stricter });
        await deps.files.putJson(key, value);
      },
    },
  };
  await analyseDocument(slow, message);
  expect(await rowsOf(deps, threadId)).toMatchObject([{ jobVersion: 1, rescoreQueuedAt: 0 }]);
  await sweep(deps, { graceMilliseconds: 1000 });
  await deliver(
    deps,
    deps.sent.filter((sent) => sent.companyId === agent.companyId),
  );
  expect(await rowsOf(deps, threadId)).toMatchObject([{ jobVersion: 2, rescoreQueuedAt: null }]);
});

test("two workers who know two versions of the job leave row and analysis in one voice", async () => {
  const { deps, agent, threadId, applicantIds } = await setUp();
  const applicantId = applicantIds[0] ?? "";
  const message = { companyId: agent.companyId, applicantId };
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  const newer = requirementEditsSchema.parse({ addedMust: ["Erlang"] });
  const late: TestDeps = {
    ...deps,
    files: {
      ...deps.files,
      putJson: async (key, value) => {
        await updateRequirements(deps, { agent, threadId, edits: newer });
        // The lease holds the other one off; only once it has run out does it work, and then ours comes too late.
        expect(await analyseDocument(deps, message)).toBe("busy");
        deps.wait(60_000);
        expect(await analyseDocument(deps, message)).toBe("done");
        await deps.files.putJson(key, value);
      },
    },
  };
  await analyseDocument(late, message);
  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
  expect(row).toMatchObject({ jobVersion: 3, rescoreQueuedAt: null, leaseUntil: null });
  const { analysis } = await getApplicantDetails(deps, { agent, applicantId });
  expect(analysis?.sheet.scores.relevancy?.value).toBe(row?.relevancyScore);
  const labels = analysis?.sheet.scores.skills?.parts.map((part) => part.label).join();
  expect(labels).toContain("Erlang");
});

test("a candidate deleted while its score is made anew leaves no analysis behind", async () => {
  const { deps, agent, threadId, applicantIds } = await setUp();
  const applicantId = applicantIds[0] ?? "";
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  const late: TestDeps = {
    ...deps,
    files: {
      ...deps.files,
      putJson: async (key, value) => {
        await deleteApplicant(deps, { agent, applicantId });
        await deps.files.putJson(key, value);
      },
    },
  };
  await analyseDocument(late, { companyId: agent.companyId, applicantId });
  const left = await env.FILES.list({ prefix: `${threadId}/` });
  expect(left.objects).toHaveLength(2);
});

test("a score whose facts are lost is made from the file, and one whose file is lost as well ends as failed", async () => {
  const { deps, agent, threadId } = await setUp();
  const rows = await rowsOf(deps, threadId);
  for (const row of rows) await env.FILES.delete(analysisKeyOf(row));
  const lost = rows[1]?.id;
  await env.FILES.delete(rows[1]?.resumeFileUrl ?? "");
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  await deliver(deps, deps.sent);
  for (const row of await rowsOf(deps, threadId))
    expect(row).toMatchObject(
      row.id === lost
        ? { analysisStatus: "failed", rescoreQueuedAt: null, relevancyScore: null }
        : { analysisStatus: "completed", jobVersion: 2, rescoreQueuedAt: null },
    );
});

test("another company's agent can't change or re-score a thread", async () => {
  const { deps, threadId } = await setUp();
  const stranger = await createAgent(deps);
  const refused = { code: "campaign-not-found" };
  const edits = { agent: stranger, threadId, edits: stricter };
  await expect(updateRequirements(deps, edits)).rejects.toMatchObject(refused);
  await expect(rescoreThread(deps, { agent: stranger, threadId })).rejects.toMatchObject(refused);
});

test("a company whose subscription has ended has nobody scored anew", async () => {
  const { deps, agent, threadId } = await setUp();
  await deps.db.shared
    .update(companySubscriptions)
    .set({ nextRenewal: deps.now() - 1 })
    .where(eq(companySubscriptions.companyId, agent.companyId));
  const before = await getThread(deps, { agent, threadId });
  const ended = { name: "AppError", status: 402 };
  await expect(rescoreThread(deps, { agent, threadId })).rejects.toMatchObject(ended);
  await expect(updateRequirements(deps, { agent, threadId, edits: stricter })).rejects.toMatchObject(ended);
  expect(await getThread(deps, { agent, threadId })).toEqual(before);
  expect(deps.sent).toEqual([]);
});
