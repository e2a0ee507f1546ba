import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { applicants } from "../../db/schema";
import { deleteApplicant } from "../../workers/domain/applicants/delete-applicant";
import { acceptUpload } from "../../workers/domain/documents/uploads/accept-upload";
import type { ActiveAgent } from "../../workers/domain/identity/session/signed-in-user";
import { createThread } from "../../workers/domain/threads/create-thread";
import { deleteThread } from "../../workers/domain/threads/delete-thread";
import { jobFormSchema, requirementEditsSchema } from "../../workers/domain/threads/schema";
import { parseEnv } from "../../workers/env";
import { threadsApi } from "../../workers/http/api/threads";
import type { AppEnv } from "../../workers/http/app-context";
import { errorResponse } from "../../workers/http/errors";
import { failOnce, type TestDeps, testDeps } from "../support/faults";
import { addThread, createAgent, jobForm } from "../support/people/agency";
import { filesForm } from "../support/people/browser-session";
import { resumePdf } from "../support/samples/text-pdf";

/** A site whose database fails at the n-th statement of each request, never where n is 0. */
function siteOf(agent: ActiveAgent, { n, files }: { n: number; files?: TestDeps["files"] }) {
  const { agentId, companyId, companyName, ...user } = agent;
  const identity = {
    agentId,
    companyId,
    companyName,
    position: null,
    status: "active" as const,
    role: user.role,
    tableView: null,
    blindReview: false,
    wordFiles: false,
    hasAgreement: true,
    requiresSecondStep: false,
  };
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      const deps = testDeps({ d1: failOnce(n) });
      c.set("reference", "test");
      c.set("deps", {
        ...deps,
        ...(files ? { files } : {}),
        settings: parseEnv(env),
      });
      c.set("user", async () => ({
        ...user,
        sessionId: "",
        email: "",
        isStaff: false,
        ...{ hasSecondStep: false, scoringPaused: false, provedAt: null },
        agent: identity,
      }));
      await next();
    })
    .route("/api", threadsApi)
    .onError((error, c) => errorResponse(c, error));
}

async function setUp() {
  const deps = testDeps();
  const agent = await createAgent(deps);
  return { deps, agent, threadId: await addThread(deps, agent) };
}

const edits = requirementEditsSchema.parse({});

test("a deletion that fails leaves the applicant, and says so in the spec's words", async () => {
  const { deps, agent, threadId } = await setUp();
  const [applicantId = ""] = await uploadOne(deps, agent, threadId);
  const failing = (n: number) => testDeps({ d1: failOnce(n) });
  for (const n of [1, 2]) await expect(deleteThread(failing(n), { agent, threadId })).rejects.toThrow();
  await expect(deleteApplicant(failing(1), { agent, threadId, applicantId })).rejects.toThrow();
  await expect(deleteApplicant(failing(2), { agent, threadId, applicantId })).rejects.toMatchObject({
    status: 500,
    message: "Failed to delete candidate from database: it did not answer. Please try again.",
  });
  expect(await deps.db.shared.$count(applicants, eq(applicants.threadId, threadId))).toBe(1);
});

test("a job thread is created only from an analysis of the same text", async () => {
  const { deps, agent } = await setUp();
  const form = jobFormSchema.parse({ ...jobForm, title: "Frontend Developer" });
  for (const analysisKey of [null, "", "x".repeat(64)])
    await expect(createThread(deps, { agent, form, analysisKey, edits })).rejects.toMatchObject({
      status: 400,
      message: "Analysis data is required to create a job thread.",
    });
});

test("an upload that the database or the storage doesn't take says so in the spec's words", async () => {
  const { deps, agent, threadId } = await setUp();
  const upload = async (n: number, files?: TestDeps["files"], resume = 1) => {
    const site = siteOf(agent, { n, files });
    const body = filesForm([{ name: "mara-lind.pdf", bytes: resumePdf(resume) }]);
    const answer = await site.request(`/api/${threadId}/resumes`, { method: "POST", body });
    return { ...((await answer.json()) as { message: string }), status: answer.status };
  };
  const said = new Set<string>();
  for (let n = 1; ; n++) {
    const answer = await upload(n);
    if (answer.status === 202) break;
    expect(answer.status).toBe(500);
    said.add(answer.message);
    expect(n).toBeLessThan(12);
  }
  expect(said).toEqual(
    new Set([
      "Failed to upload files. Please try again.",
      "Failed to check subscription status",
      "Failed to insert candidate records: the database did not take them. Please try again.",
    ]),
  );
  const stubborn = {
    ...deps.files,
    put: () => Promise.reject(new Error("down on purpose")),
    remove: () => Promise.reject(new Error("down on purpose")),
  };
  expect(await upload(0, stubborn, 2)).toMatchObject({
    status: 500,
    message: "Failed to upload files. Please try again.",
  });
});

test("an export says what there is none of, and what failed", async () => {
  const { deps, agent, threadId } = await setUp();
  const message = async (n: number, search = "") => {
    const site = siteOf(agent, { n });
    const answer = await site.request(`/api/${threadId}/candidates.csv${search}`);
    return ((await answer.json()) as { message: string }).message;
  };
  expect(await message(0)).toBe("No candidates found for export");
  await uploadOne(deps, agent, threadId);
  expect(await message(0, "?search=nobody")).toBe("No candidates match the current filters");
  expect(await message(2)).toBe("Failed to export all candidates");
  expect(await message(2, "?gender=female")).toBe("Failed to export filtered candidates");
});

test("once its rows are gone a candidate or a thread is deleted, even if the files' list fails", async () => {
  const { deps, agent, threadId } = await setUp();
  const [applicantId = ""] = await uploadOne(deps, agent, threadId);
  // After the applicant, the end of the log and the transaction.
  await deleteApplicant(testDeps({ d1: failOnce(4) }), { agent, threadId, applicantId });
  expect(await deps.db.shared.$count(applicants, eq(applicants.threadId, threadId))).toBe(0);
  await deleteThread(testDeps({ d1: failOnce(4) }), { agent, threadId });
  await expect(deleteThread(deps, { agent, threadId })).rejects.toMatchObject({
    code: "campaign-not-found",
  });
});

test("the log names where a file lies, never its name", async () => {
  const { deps, agent, threadId } = await setUp();
  const [applicantId = ""] = await uploadOne(deps, agent, threadId);
  const keys: string[] = [];
  const broken: TestDeps = {
    ...deps,
    files: { ...deps.files, remove: () => Promise.reject(new Error("down on purpose")) },
    log: (event) => event.event === "file-deletion-failed" && keys.push(event.key),
  };
  await deleteApplicant(broken, { agent, applicantId });
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}\/\d+$/)]);
});

async function uploadOne(deps: TestDeps, agent: ActiveAgent, threadId: string): Promise<string[]> {
  const files = (async function* () {
    yield { name: "mara-lind.pdf", bytes: resumePdf(7) };
  })();
  return (await acceptUpload(deps, { agent, threadId, batchId: null, files })).applicantIds;
}
