import { env } from "cloudflare:workers";
import { and, asc, eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { openDatabases } from "../../db/client";
import { applicants, matches, resumes, threadRequirements, verdicts } from "../../db/schema";
import { deleteApplicant } from "../../workers/domain/applicants/delete-applicant";
import { exportPerson } from "../../workers/domain/applicants/export-person";
import { getApplicantDetails } from "../../workers/domain/applicants/get-applicant";
import { shortlistApplicant } from "../../workers/domain/applicants/shortlist-applicant";
import { analyseDocument } from "../../workers/domain/documents/analyse-document";
import { acceptUpload } from "../../workers/domain/documents/uploads/accept-upload";
import { exportEntries } from "../../workers/domain/privacy/export/export-entries";
import { correctResume } from "../../workers/domain/resumes/corrections/correct-resume";
import { getStoredResume } from "../../workers/domain/resumes/get-resume";
import { readApplicantAnalysis } from "../../workers/domain/stored/read-results";
import { deleteThread } from "../../workers/domain/threads/delete-thread";
import { requirementEditsSchema } from "../../workers/domain/threads/schema";
import { getRequirements } from "../../workers/domain/threads/thread-requirements";
import { updateRequirements } from "../../workers/domain/threads/update-requirements";
import { deleteOldVerdicts, RETENTION_MILLISECONDS } from "../../workers/domain/verdicts/delete-old-verdicts";
import { ENGINE_VERSION } from "../../workers/engine/version";
import { deliver, failOnce, type TestDeps, testDeps } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { postponeOthers } from "../support/postpone";
import { planOf, recordingD1, type Statement, slowSteps } from "../support/query-plans";
import { analyse } from "../support/samples/job-analyses";
import { createResumes } from "../support/samples/seeker-resumes";
import { resumePdf } from "../support/samples/text-pdf";
import { keysAfterSweep } from "../support/swept";

beforeEach(() => postponeOthers(testDeps()));

const stricter = requirementEditsSchema.parse({ addedMust: ["Haskell", "COBOL"] });

async function setUp() {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const files = (async function* () {
    yield { name: "a.pdf", bytes: resumePdf(1) };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  await deliver(deps, deps.sent.splice(0));
  return { deps, agent, threadId, applicantId: applicantIds[0] ?? "" };
}

type Set = Awaited<ReturnType<typeof setUp>>;

/** The applicant scored once more, against stricter requirements. */
async function rescored(): Promise<Set> {
  const set = await setUp();
  const { deps, agent, threadId } = set;
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  await deliver(deps, deps.sent.splice(0));
  return set;
}

function verdictsOf(deps: TestDeps, applicantId: string) {
  return deps.db.shared
    .select()
    .from(verdicts)
    .where(eq(verdicts.applicantId, applicantId))
    .orderBy(asc(verdicts.requirementsVersion));
}

async function rowOf(deps: TestDeps, id: string) {
  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, id));
  return row;
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of pieces) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

async function keysOf(prefix: string): Promise<string[]> {
  return (await env.FILES.list({ prefix: `${prefix}/` })).objects.map(({ key }) => key);
}

/** Every line is looked at once, however many other tests left. */
async function aRoundOfDeleting(deps: TestDeps) {
  for (let run = 0; run < 20; run++) await deleteOldVerdicts(deps);
}

test("each score leaves a line with what it was made of, and its whole result stays beside the newer one", async () => {
  const { deps, applicantId } = await rescored();
  const [first, second] = await verdictsOf(deps, applicantId);
  const row = await rowOf(deps, applicantId);
  expect(second).toMatchObject({
    companyId: row?.companyId,
    userId: null,
    threadId: row?.threadId,
    requirementsVersion: 2,
    engineVersion: ENGINE_VERSION,
    inputHash: row?.inputHash,
    objectKey: row?.analysisKey,
    score: row?.relevancyScore,
  });
  expect(first).toMatchObject({ requirementsVersion: 1, score: row?.previousRelevancyScore });
  expect(first?.inputHash).not.toBe(second?.inputHash);
  const read = (line = first) =>
    readApplicantAnalysis(deps.files, { analysisKey: line?.objectKey ?? null, resumeFileUrl: "" });
  expect((await read(first))?.sheet.scores.relevancy?.value).toBe(first?.score);
  expect((await read(second))?.sheet.scores.relevancy?.value).toBe(second?.score);
  expect(await keysAfterSweep(() => keysOf(row?.threadId ?? ""), 0)).toHaveLength(3);
});

test("a verdict is read against the requirements that it was made from, by its own company alone", async () => {
  const { deps, agent, threadId, applicantId } = await rescored();
  const { companyId } = agent;
  const labelsAt = async (version: number) =>
    (await getRequirements(deps, { companyId, threadId, version }))?.requirements.map(({ label }) => label);
  expect(await labelsAt(1)).not.toContain("Haskell");
  expect(await labelsAt(2)).toContain("Haskell");
  expect(await labelsAt(3)).toBeUndefined();
  const stranger = await createAgent(deps);
  expect(await getRequirements(deps, { companyId: stranger.companyId, threadId, version: 1 })).toBeNull();
  const [first] = await verdictsOf(deps, applicantId);
  const found = await readApplicantAnalysis(deps.files, {
    analysisKey: first?.objectKey ?? null,
    resumeFileUrl: "",
  });
  const judged = found?.sheet.scores.relevancy?.parts.flatMap((part) => part.requirementId ?? []) ?? [];
  const asked = (await getRequirements(deps, { companyId, threadId, version: 1 }))?.requirements ?? [];
  expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(judged));
});

test("messages that come twice and faults of the database leave one line for each score", async () => {
  const { deps, agent, threadId, applicantId } = await setUp();
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  const messages = deps.sent.splice(0);
  for (const statement of [1, 2, 3, 4, 5])
    await deliver(testDeps({ d1: failOnce(statement) }), [...messages, ...messages]);
  expect(await verdictsOf(deps, applicantId)).toHaveLength(2);
  expect(await keysAfterSweep(() => keysOf(threadId), 3)).toHaveLength(3);
});

test("a worker that comes too late changes neither row nor object, and leaves no line", async () => {
  const { deps, agent, threadId, applicantId } = await setUp();
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  const message = { companyId: agent.companyId, applicantId };
  const slow: TestDeps = {
    ...deps,
    files: {
      ...deps.files,
      putJson: async (key, value) => {
        deps.wait(31_000);
        expect(await analyseDocument(deps, message)).toBe("done");
        await deps.files.putJson(key, value);
      },
    },
  };
  await analyseDocument(slow, message);
  const [, second, ...more] = await verdictsOf(deps, applicantId);
  expect(more).toEqual([]);
  const row = await rowOf(deps, applicantId);
  expect(row?.analysisKey).toBe(second?.objectKey);
  expect(row?.rescoreQueuedAt).toBeNull();
  const { analysis } = await getApplicantDetails(deps, { agent, applicantId });
  expect(analysis?.sheet.scores.relevancy?.value).toBe(row?.relevancyScore);
  expect(await keysOf(threadId)).toHaveLength(3);
});

test("a line can't be changed, only emptied", async () => {
  const { deps, applicantId } = await setUp();
  const ours = eq(verdicts.applicantId, applicantId);
  const change = (columns: Partial<typeof verdicts.$inferInsert>) =>
    deps.db.shared.update(verdicts).set(columns).where(ours);
  for (const columns of [
    { score: 100 },
    { inputHash: "0" },
    { engineVersion: "9.9.9" },
    { objectKey: "another" },
    { applicantId: "another" },
    { requirementsVersion: 7 },
    { createdAt: 1 },
  ])
    await expect(change(columns)).rejects.toThrow();
  expect(await verdictsOf(deps, applicantId)).toMatchObject([{ engineVersion: ENGINE_VERSION }]);
});

test("an erased applicant leaves lines without content: no id, no key, no object", async () => {
  const { deps, agent, threadId, applicantId } = await rescored();
  await deleteApplicant(deps, { agent, applicantId });
  expect(await verdictsOf(deps, applicantId)).toEqual([]);
  const lines = await deps.db.shared.select().from(verdicts).where(eq(verdicts.threadId, threadId));
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatchObject({ applicantId: null, objectKey: null });
  expect(await keysOf(threadId)).toEqual([]);
});

test("a deleted thread takes its applicants' results and its requirements with it; the lines stay", async () => {
  const { deps, agent, threadId } = await rescored();
  await deleteThread(deps, { agent, threadId });
  const { shared } = deps.db;
  expect(await shared.$count(threadRequirements, eq(threadRequirements.threadId, threadId))).toBe(0);
  const lines = await shared.select().from(verdicts).where(eq(verdicts.threadId, threadId));
  expect(lines.map(({ applicantId, objectKey }) => [applicantId, objectKey])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(await keysOf(threadId)).toEqual([]);
});

test("a verdict stays six months, the newest for good", async () => {
  const { deps, threadId, applicantId } = await rescored();
  deps.wait(RETENTION_MILLISECONDS - 60_000 * 60);
  await aRoundOfDeleting(deps);
  expect(await verdictsOf(deps, applicantId)).toHaveLength(2);
  deps.wait(60_000 * 120);
  await aRoundOfDeleting(deps);
  const left = await verdictsOf(deps, applicantId);
  expect(left.map(({ objectKey }) => objectKey)).toEqual([(await rowOf(deps, applicantId))?.analysisKey]);
  expect(await keysAfterSweep(() => keysOf(threadId), 2)).toHaveLength(2);
});

test("a verdict stays as long as a decision rests on it", async () => {
  const { deps, agent, threadId, applicantId } = await setUp();
  const shortlist = (shortlisted: boolean) =>
    shortlistApplicant(deps, { agent, threadId, applicantId, shortlisted });
  await shortlist(true);
  const [decided] = await verdictsOf(deps, applicantId);
  expect((await rowOf(deps, applicantId))?.shortlistedVerdictId).toBe(decided?.id);
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  await deliver(deps, deps.sent.splice(0));
  deps.wait(2 * RETENTION_MILLISECONDS);
  await aRoundOfDeleting(deps);
  expect(await verdictsOf(deps, applicantId)).toHaveLength(2);
  await shortlist(false);
  expect((await rowOf(deps, applicantId))?.shortlistedVerdictId).toBeNull();
  await aRoundOfDeleting(deps);
  // That they were shortlisted, and on what, is still told.
  expect(await verdictsOf(deps, applicantId)).toHaveLength(2);
});

test("a job seeker's résumé and matches leave lines of their own, the newest of which stay", async () => {
  const { deps, user, ids } = await createResumes(1);
  const [resumeId = ""] = ids;
  const { id: matchId } = await analyse(deps, user, resumeId);
  const mine = () =>
    deps.db.shared
      .select()
      .from(verdicts)
      .where(and(eq(verdicts.userId, user.userId), eq(verdicts.resumeId, resumeId)))
      .orderBy(asc(verdicts.matchId));
  const { resume, analysis } = await getStoredResume(deps, { ...user, resumeId });
  const [match] = await deps.db.shared.select().from(matches).where(eq(matches.id, matchId));
  expect(await mine()).toMatchObject([
    { matchId: null, objectKey: resume.analysisKey, score: analysis?.resumeScore, companyId: null },
    { matchId, objectKey: match?.detailKey, score: match?.score, engineVersion: ENGINE_VERSION },
  ]);
  deps.wait(2 * RETENTION_MILLISECONDS);
  await aRoundOfDeleting(deps);
  expect(await mine()).toHaveLength(2);
});

test("a result of before this table opens by the place beside its file, and moves on with the next score", async () => {
  const { deps, agent, threadId, applicantId } = await setUp();
  const row = await rowOf(deps, applicantId);
  const { shared } = deps.db;
  const stored = await deps.files.getJson<object>(row?.analysisKey ?? "");
  const oldKey = `${row?.resumeFileUrl}.analysis.json.gz`;
  await deps.files.putJson(oldKey, stored);
  await deps.files.remove([row?.analysisKey ?? ""]);
  await shared.delete(verdicts).where(eq(verdicts.applicantId, applicantId));
  await shared.update(applicants).set({ analysisKey: null }).where(eq(applicants.id, applicantId));
  const { analysis } = await getApplicantDetails(deps, { agent, applicantId });
  expect(analysis?.sheet.scores.relevancy?.value).toBe(row?.relevancyScore);
  expect(await keysAfterSweep(() => keysOf(threadId), 1)).toContain(oldKey);

  await updateRequirements(deps, { agent, threadId, edits: stricter });
  await deliver(deps, deps.sent.splice(0));
  const after = await rowOf(deps, applicantId);
  expect(after).toMatchObject({ jobVersion: 2, analysisKey: expect.stringContaining("/analyses/") });
  expect((await keysAfterSweep(() => keysOf(threadId), 2)).toSorted()).toEqual(
    [after?.resumeFileUrl, after?.analysisKey].toSorted(),
  );
});

test("a résumé of before this table opens likewise", async () => {
  const { deps, user, ids } = await createResumes(1);
  const own = { userId: user.userId, resumeId: ids[0] ?? "" };
  const before = await getStoredResume(deps, own);
  const { fileKey, analysisKey } = before.resume;
  const stored = await deps.files.getJson<object>(analysisKey ?? "");
  const { schemaVersion: _, ...unversioned } = stored as { schemaVersion: number };
  await deps.files.putJson(`${fileKey}.analysis.json.gz`, unversioned);
  await deps.files.remove([analysisKey ?? ""]);
  await deps.db.shared.update(resumes).set({ analysisKey: null }).where(eq(resumes.id, own.resumeId));
  expect((await getStoredResume(deps, own)).stored).toEqual(before.stored);
});

test("both archives hold the results that newer ones have followed", async () => {
  const { deps, agent, applicantId } = await rescored();
  const { lines } = await exportPerson(deps, { agent, applicantId });
  const files = unzipSync(await bytesOf(lines));
  const scoreIn = (name: string) =>
    JSON.parse(new TextDecoder().decode(files[name])).sheet.scores.relevancy.value;
  const [first, second] = await verdictsOf(deps, applicantId);
  expect([scoreIn("analyses/1-earlier-1.json"), scoreIn("analyses/1.json")]).toEqual([
    first?.score,
    second?.score,
  ]);

  const seeker = await createResumes(1);
  const { userId } = seeker.user;
  const edit = { kind: "person", values: { name: "Robin Vale", headline: "", location: "" } };
  await correctResume(deps, { userId, resumeId: seeker.ids[0] ?? "", factsVersion: 1, edit });
  const person = { userId, email: "", infoMailbox: "" };
  const entries: Record<string, unknown> = {};
  for await (const { path, content } of exportEntries(deps, { person, time: deps.now() }))
    if (path.includes("earlier-results") || path === "verdicts.json")
      entries[path] = JSON.parse(new TextDecoder().decode(await bytesOf(content)));
  expect(entries["earlier-results/001.json"]).toMatchObject({ factsVersion: 1 });
  expect(entries["earlier-results/002.json"]).toBeUndefined();
  expect(entries["verdicts.json"]).toHaveLength(2);
});

test("every query for verdicts and versions of requirements uses an index", async () => {
  const { deps, agent, threadId, applicantId } = await rescored();
  const statements: Statement[] = [];
  const recorded = { ...deps, db: openDatabases(recordingD1(statements)) };
  await deleteOldVerdicts(recorded);
  await getRequirements(recorded, { companyId: agent.companyId, threadId, version: 1 });
  await shortlistApplicant(recorded, { agent, threadId, applicantId, shortlisted: true });
  for await (const _ of (await exportPerson(recorded, { agent, applicantId })).lines);
  await updateRequirements(recorded, {
    agent,
    threadId,
    edits: requirementEditsSchema.parse({ addedNice: ["Go"] }),
  });
  await deliver(recorded, deps.sent.splice(0));
  await deleteApplicant(recorded, { agent, applicantId });
  await deleteThread(recorded, { agent, threadId });
  expect(statements.length).toBeGreaterThan(20);
  for (const { sql, values } of statements) {
    // One person's few rows may be sorted; json_each reads the ids that were asked for.
    const isSmall = (step: string) => /CONSTANT ROW|-ROW VALUES|TEMP B-TREE|SCAN json_each/.test(step);
    const slow = slowSteps(await planOf(sql, values)).filter((step) => !isSmall(step));
    expect({ sql, slow }).toEqual({ sql, slow: [] });
  }
});
