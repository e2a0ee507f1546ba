import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants } from "../../db/schema";
import { getApplicantAdvice } from "../../workers/domain/applicants/advice/get-advice";
import { listScoreChanges } from "../../workers/domain/applicants/list-score-changes";
import { getThread } from "../../workers/domain/threads/get-thread";
import {
  rescoreThread,
  updateRequirements,
} from "../../workers/domain/threads/requirements/update-requirements";
import { requirementEditsSchema } from "../../workers/domain/threads/schema";
import { applyChange } from "../../workers/engine/advise";
import { skillById } from "../../workers/engine/knowledge";
import { scoreResume } from "../../workers/engine/match";
import { deliver } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { scoredThread } from "../support/people/scored-thread";

const stricter = requirementEditsSchema.parse({ addedMust: ["Haskell", "COBOL", "Terraform", "Git"] });

type Site = Awaited<ReturnType<typeof scoredThread>>;

async function setScores({ deps }: Site, id: string, from: number | null, to: number | null) {
  const scores = { previousRelevancyScore: from, relevancyScore: to };
  await deps.db.shared.update(applicants).set(scores).where(eq(applicants.id, id));
}

test("before any change nobody has moved", async () => {
  const site = await scoredThread();
  expect(await listScoreChanges(site.deps, site)).toEqual({ scored: 0, moved: 0, biggest: [] });
});

test("right after the scores were made again, it is said who moved, from where and how far", async () => {
  const { deps, agent, threadId } = await scoredThread();
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  expect(await listScoreChanges(deps, { agent, threadId })).toMatchObject({ scored: 0, moved: 0 });
  await deliver(deps, deps.sent.splice(0, 1));
  expect(await listScoreChanges(deps, { agent, threadId })).toMatchObject({ scored: 1, moved: 1 });
  await deliver(deps, deps.sent.splice(0));

  const { scored, moved, biggest } = await listScoreChanges(deps, { agent, threadId });
  expect({ scored, moved }).toEqual({ scored: 3, moved: 3 });
  const rows = await deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
  for (const scoreChange of biggest) {
    const row = rows.find(({ id }) => id === scoreChange.id);
    expect(scoreChange).toMatchObject({ name: row?.candidateName, from: row?.previousRelevancyScore });
    expect(scoreChange.from + scoreChange.by).toBeCloseTo(row?.relevancyScore ?? Number.NaN, 5);
    expect(scoreChange.by).toBeLessThan(0);
  }
  expect(biggest).toHaveLength(3);
});

test("scores made again without a change of the job move nobody", async () => {
  const { deps, agent, threadId } = await scoredThread();
  await rescoreThread(deps, { agent, threadId });
  await deliver(deps, deps.sent.splice(0));
  expect(await listScoreChanges(deps, { agent, threadId })).toEqual({ scored: 3, moved: 0, biggest: [] });
});

test("ranks are those of the whole thread, before and after; later applicants count with their current score", async () => {
  const site = await scoredThread(4);
  const [a = "", b = "", c = "", late = ""] = site.applicantIds;
  await rescoreThread(site.deps, site);
  await deliver(site.deps, site.deps.sent.splice(0));
  await setScores(site, a, 80, 60);
  await setScores(site, b, 50, 70.3);
  await setScores(site, c, 40, 40);
  await setScores(site, late, null, 65);
  const { scored, moved, biggest } = await listScoreChanges(site.deps, site);
  expect({ scored, moved }).toEqual({ scored: 3, moved: 2 });
  expect(biggest).toMatchObject([
    { id: b, from: 50, by: 20.3, formerRank: 3, rank: 1 },
    { id: a, from: 80, by: -20, formerRank: 1, rank: 3 },
  ]);
});

test("another agency's agent learns nothing of who moved, nor any advice", async () => {
  const { deps, agent, threadId, applicantIds } = await scoredThread(1);
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  await deliver(deps, deps.sent.splice(0));
  const stranger = await createAgent(deps);
  expect(await listScoreChanges(deps, { agent: stranger, threadId })).toEqual({
    scored: 0,
    moved: 0,
    biggest: [],
  });
  const own = await addThread(deps, stranger);
  const applicantId = applicantIds[0] ?? "";
  const foreign = getApplicantAdvice(deps, { agent: stranger, threadId, applicantId });
  await expect(foreign).rejects.toMatchObject({ status: 404 });
  const mixed = getApplicantAdvice(deps, { agent: stranger, threadId: own, applicantId });
  await expect(mixed).rejects.toMatchObject({ code: "candidate-not-found" });
});

test("advice names the requirement with its words, and every promised score comes true", async () => {
  const { deps, agent, threadId, applicantIds } = await scoredThread(1);
  const applicantId = applicantIds[0] ?? "";
  await updateRequirements(deps, { agent, threadId, edits: stricter });
  expect((await getApplicantAdvice(deps, { agent, threadId, applicantId })).advice).toBeNull();
  await deliver(deps, deps.sent.splice(0));

  const { advice, analysis, stale } = await getApplicantAdvice(deps, { agent, threadId, applicantId });
  expect(stale).toBe(false);
  expect(advice?.questions.some(({ asked }) => asked?.label === "Haskell")).toBe(true);
  const { title, jobDescription } = await getThread(deps, { agent, threadId });
  const posting = `${title}\n\n${jobDescription}`;
  const words = (advice?.questions ?? []).flatMap(({ asked }) => asked?.words ?? []);
  expect(words.length).toBeGreaterThan(0);
  for (const text of words) expect(posting).toContain(text);

  const job = (await getThread(deps, { agent, threadId })).detailedAnalysis;
  const facts = analysis?.facts;
  if (!facts) throw new Error("no facts");
  expect(advice?.whatIfs.length).toBeGreaterThan(0);
  for (const { promise, from, to, asked } of advice?.whatIfs ?? []) {
    if (!("skill" in promise) || !("role" in promise)) throw new Error("no promise of a change");
    const { skill, role } = promise;
    expect(from).toBe(analysis.sheet.scores.relevancy?.value);
    const ids = job.requirements.find(({ label }) => label === asked?.label)?.anyOf ?? [];
    const id = ids.find((one) => (skillById(one)?.name ?? one) === skill) ?? "";
    const entry = facts.experience.findIndex(({ title }) => title?.value === role);
    const changed = applyChange(facts, { kind: "show-skill", skill: id, name: skill, entry });
    expect(scoreResume(changed, job).scores.relevancy?.value).toBe(to);
  }
});
