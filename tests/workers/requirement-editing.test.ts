import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../db/client";
import { applicants, verdicts } from "../../db/schema";
import { getApplicantAdvice } from "../../workers/domain/applicants/advice/get-advice";
import { findScoreChange } from "../../workers/domain/applicants/list-score-changes";
import { getThread } from "../../workers/domain/threads/get-thread";
import { previewRequirements } from "../../workers/domain/threads/requirements/preview-requirements";
import {
  rescoreThread,
  undoRequirements,
  updateRequirements,
} from "../../workers/domain/threads/requirements/update-requirements";
import { requirementEditsSchema } from "../../workers/domain/threads/schema";
import { deliver, type TestDeps } from "../support/faults";
import { createAgent } from "../support/people/agency";
import { scoredThread } from "../support/people/scored-thread";
import { planOf, recordingD1, type Statement, slowSteps } from "../support/query-plans";

const adding = (...addedMust: string[]) => requirementEditsSchema.parse({ addedMust });
const editing = (...rows: object[]) => requirementEditsSchema.parse({ rows });

const moveOf = async (...of: Parameters<typeof getApplicantAdvice>) => (await getApplicantAdvice(...of)).move;

const rowsOf = ({ db }: TestDeps, threadId: string) =>
  db.shared.select().from(applicants).where(eq(applicants.threadId, threadId)).orderBy(applicants.id);

async function labelsOf(site: Pick<Awaited<ReturnType<typeof scoredThread>>, "deps" | "agent" | "threadId">) {
  const { detailedAnalysis } = await getThread(site.deps, site);
  return detailedAnalysis.requirements.map(({ label }) => label);
}

test("a preview says what saving then does, and stores nothing", async () => {
  const site = await scoredThread();
  const { deps, agent, threadId } = site;
  const before = [await getThread(deps, site), await rowsOf(deps, threadId)];
  const { detailedAnalysis: job } = await getThread(deps, site);
  const edits = {
    ...editing({ id: "new:1", label: "Haskell", importance: "must", gate: true }),
    addedMust: ["COBOL"],
  };
  const effect = await previewRequirements(deps, { agent, threadId, edits, base: 1 });
  expect([await getThread(deps, site), await rowsOf(deps, threadId)]).toEqual(before);
  expect(deps.sent).toEqual([]);

  await updateRequirements(deps, { agent, threadId, edits });
  await deliver(deps, deps.sent.splice(0));
  const after = await rowsOf(deps, threadId);
  const moved = after.filter((row) => row.relevancyScore !== row.previousRelevancyScore).length;
  const count = (wanted: string) =>
    after.filter(({ gates }) => gates?.some(({ label, result }) => label === "Haskell" && result === wanted))
      .length;
  expect(effect).toEqual({
    scored: 3,
    of: 3,
    moved,
    gates: [{ label: "Haskell", failed: count("fail"), unknown: count("unknown") }],
  });
  expect([moved, count("fail") + count("unknown")]).toEqual([3, 3]);
  const nothing = requirementEditsSchema.parse({ rows: [{ id: job.requirements[0]?.id }] });
  expect(await previewRequirements(deps, { agent, threadId, edits: nothing, base: 2 })).toMatchObject({
    moved: 0,
    gates: [],
  });
});

test("a preview looks at fifty at most, the best first, and says of how many", async () => {
  const site = await scoredThread(1);
  const { deps, agent, threadId } = site;
  const [row] = await rowsOf(deps, threadId);
  if (!row) throw new Error("no applicant");
  for (let i = 0; i < 59; i++)
    await deps.db.shared.insert(applicants).values({
      ...row,
      id: crypto.randomUUID(),
      resumeFileUrl: `${threadId}/${i}`,
      fileHash: String(i),
    });
  const effect = await previewRequirements(deps, { agent, threadId, edits: adding("Haskell"), base: null });
  expect(effect).toMatchObject({ scored: 50, of: 60, moved: 50 });
});

test("a protected criterion is refused before anyone is scored by it, and a stranger sees no preview", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  const preview = (who: typeof agent, label: string) =>
    previewRequirements(deps, { agent: who, threadId, edits: adding(label), base: null });
  await expect(preview(agent, "under 35")).rejects.toMatchObject({ code: "criterion-refused" });
  const stranger = await createAgent(deps);
  await expect(preview(stranger, "Haskell")).rejects.toMatchObject({ code: "campaign-not-found" });
});

test("of two who edit at once the later is told what changed; saved again, both changes stand", async () => {
  const site = await scoredThread(1);
  const { deps, agent, threadId } = site;
  const { detailedAnalysis: job } = await getThread(deps, site);
  const [first, second] = job.requirements;
  const whole = job.requirements.map(({ id, importance, label, gate, minYears, level }) => ({
    ...{ id, importance, label, gate, minYears, level },
  }));
  const seen = { base: 1, version: 1 };
  const early = editing(...whole.map((row) => (row.id === first?.id ? { ...row, importance: "nice" } : row)));
  await updateRequirements(deps, { agent, threadId, edits: early, seen });

  const late = editing(...whole.map((row) => (row.id === second?.id ? { ...row, gate: true } : row)));
  const save = (version: number) =>
    updateRequirements(deps, { agent, threadId, edits: late, seen: { base: 1, version } });
  await expect(save(1)).rejects.toMatchObject({
    code: "requirements-changed",
    message: expect.stringContaining(`“${first?.label}” now nice to have, was a must-have`),
  });
  expect((await getThread(deps, site)).jobVersion).toBe(2);
  await save(2);
  const { detailedAnalysis: after } = await getThread(deps, site);
  expect(after.requirements.find(({ id }) => id === first?.id)?.importance).toBe("nice");
  expect(after.requirements.find(({ id }) => id === second?.id)?.gate).toBe(true);
});

test("two saves in the same moment: one stands, the other is told", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  const seen = { base: 1, version: 1 };
  const results = await Promise.allSettled(
    ["Haskell", "COBOL"].map((label) =>
      updateRequirements(deps, { agent, threadId, edits: adding(label), seen }),
    ),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const labels = await labelsOf({ deps, agent, threadId });
  expect(labels.filter((label) => ["Haskell", "COBOL"].includes(label))).toHaveLength(1);
});

test("a mere re-scoring meanwhile is no conflict", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  await rescoreThread(deps, { agent, threadId });
  const seen = { base: 1, version: 1 };
  expect(await updateRequirements(deps, { agent, threadId, edits: adding("Haskell"), seen })).toEqual({
    rescored: 1,
  });
});

test("undo brings the former requirements and scores back, also past a mere re-scoring; once more brings the change again", async () => {
  const site = await scoredThread();
  const { deps, agent, threadId } = site;
  const before = { labels: await labelsOf(site), rows: await rowsOf(deps, threadId) };
  await expect(undoRequirements(deps, { agent, threadId, version: 1 })).rejects.toMatchObject({
    code: "nothing-to-undo",
  });
  await updateRequirements(deps, { agent, threadId, edits: adding("Haskell", "COBOL") });
  await deliver(deps, deps.sent.splice(0));
  const changed = await labelsOf(site);
  await rescoreThread(deps, { agent, threadId });
  await deliver(deps, deps.sent.splice(0));

  expect(await undoRequirements(deps, { agent, threadId, version: 3 })).toEqual({ rescored: 3 });
  await deliver(deps, deps.sent.splice(0));
  expect(await labelsOf(site)).toEqual(before.labels);
  const scores = (rows: typeof before.rows) => rows.map((row) => [row.relevancyScore, row.inputHash]);
  expect(scores(await rowsOf(deps, threadId))).toEqual(scores(before.rows));
  const lines = await deps.db.shared.$count(verdicts, eq(verdicts.threadId, threadId));
  expect(lines).toBe(12);
  await undoRequirements(deps, { agent, threadId, version: 4 });
  expect(await labelsOf(site)).toEqual(changed);
});

test("undo by someone who hasn't seen the last change is told, by a stranger finds nothing", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  await updateRequirements(deps, { agent, threadId, edits: adding("Haskell") });
  await expect(undoRequirements(deps, { agent, threadId, version: 1 })).rejects.toMatchObject({
    code: "requirements-changed",
    message: expect.stringContaining("“Haskell” added as a must-have"),
  });
  const stranger = await createAgent(deps);
  await expect(undoRequirements(deps, { agent: stranger, threadId, version: 2 })).rejects.toMatchObject({
    code: "campaign-not-found",
  });
});

test("an edit while a batch is being scored: those under way are scored by the newest requirements", async () => {
  const { deps, agent, threadId } = await scoredThread();
  await updateRequirements(deps, { agent, threadId, edits: adding("Haskell") });
  await deliver(deps, deps.sent.splice(0, 1));
  await updateRequirements(deps, { agent, threadId, edits: adding("COBOL") });
  await deliver(deps, deps.sent.splice(0));
  for (const row of await rowsOf(deps, threadId))
    expect(row).toMatchObject({ jobVersion: 3, rescoreQueuedAt: null, analysisStatus: "completed" });
});

test("each who moved is told which change gave how many points, and the points add up", async () => {
  const { deps, agent, threadId } = await scoredThread();
  const of = (applicantId: string) => moveOf(deps, { agent, threadId, applicantId });
  const [someone] = await rowsOf(deps, threadId);
  expect(await of(someone?.id ?? "")).toBeNull();

  const { detailedAnalysis: job } = await getThread(deps, { agent, threadId });
  const nice = job.requirements.find(({ importance }) => importance === "nice");
  const edits = {
    ...adding("Haskell"),
    rows: editing({ id: nice?.id, importance: "ignore" }).rows,
  };
  await updateRequirements(deps, { agent, threadId, edits });
  await deliver(deps, deps.sent.splice(0));
  const said = ["“Haskell” added as a must-have", `“${nice?.label}” left out, was nice to have`];
  for (const row of await rowsOf(deps, threadId)) {
    const move = await of(row.id);
    expect(move).toMatchObject({ from: row.previousRelevancyScore, rank: expect.any(Number) });
    const reasons = move?.reasons ?? [];
    for (const { change } of reasons) expect(said).toContain(change);
    expect(reasons.find(({ change }) => change === said[0])?.by).toBeLessThan(0);
    const sum = reasons.reduce((total, { by }) => total + by, 0);
    expect(sum).toBeCloseTo((row.relevancyScore ?? 0) - (row.previousRelevancyScore ?? 0), 5);
  }
  const stranger = await createAgent(deps);
  expect(
    await findScoreChange(deps, { agent: stranger, threadId, applicantId: someone?.id ?? "" }),
  ).toBeNull();
});

test("a move over two changes names both; what no change explains is a line of its own", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  const [row] = await rowsOf(deps, threadId);
  const applicantId = row?.id ?? "";
  await updateRequirements(deps, { agent, threadId, edits: adding("Haskell") });
  await updateRequirements(deps, { agent, threadId, edits: adding("COBOL") });
  await deliver(deps, deps.sent.splice(0));
  const move = await moveOf(deps, { agent, threadId, applicantId });
  expect(move?.reasons.map(({ change }) => change).toSorted()).toEqual([
    "“COBOL” added as a must-have",
    "“Haskell” added as a must-have",
  ]);
  // As an earlier engine scored it.
  const earlier = (move?.from ?? 0) - 2;
  await deps.db.shared
    .update(applicants)
    .set({ previousRelevancyScore: earlier })
    .where(eq(applicants.id, applicantId));
  const other = await moveOf(deps, { agent, threadId, applicantId });
  expect(other?.reasons.at(-1)).toEqual({ change: null, by: 2 });
});

test("a rewritten job is explained in twelve lines at most", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  const [row] = await rowsOf(deps, threadId);
  const many = adding(...Array.from({ length: 40 }, (_, i) => `Haskell dialect ${i}`));
  await updateRequirements(deps, { agent, threadId, edits: many });
  await deliver(deps, deps.sent.splice(0));
  const move = await moveOf(deps, { agent, threadId, applicantId: row?.id ?? "" });
  expect(move?.reasons.map(({ change }) => change)).toContain("29 more changes");
  expect(move?.reasons.length).toBeLessThanOrEqual(12);
});

test("preview, reasons and undo read by index", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  await updateRequirements(deps, { agent, threadId, edits: adding("Haskell") });
  await deliver(deps, deps.sent.splice(0));
  const [row] = await rowsOf(deps, threadId);
  const statements: Statement[] = [];
  const recorded = { ...deps, db: openDatabases(recordingD1(statements)) };
  await previewRequirements(recorded, { agent, threadId, edits: adding("COBOL"), base: 1 });
  await moveOf(recorded, { agent, threadId, applicantId: row?.id ?? "" });
  await undoRequirements(recorded, { agent, threadId, version: 2 });
  for (const { sql, values } of statements) {
    const slow = slowSteps(await planOf(sql, values));
    expect({ sql, slow }).toEqual({ sql, slow: [] });
  }
});
