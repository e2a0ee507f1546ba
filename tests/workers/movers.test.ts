import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { candidates } from "../../db/schema";
import { getCandidateAdvice } from "../../workers/domain/applicants/get-advice";
import { listMovers } from "../../workers/domain/applicants/list-score-changes";
import { acceptUpload } from "../../workers/domain/documents/accept-upload";
import { getCampaign } from "../../workers/domain/threads/get-thread";
import { requirementEditsSchema } from "../../workers/domain/threads/schema";
import { rescoreThread, updateRequirements } from "../../workers/domain/threads/update-requirements";
import { applyChange } from "../../workers/engine/advise";
import { skillById } from "../../workers/engine/knowledge";
import { scoreResume } from "../../workers/engine/match";
import { createAgent, createThread } from "../support/agency";
import { deliver, testDeps } from "../support/faults";
import { resumePdf } from "../support/text-pdf";

const stricter = requirementEditsSchema.parse({ addedMust: ["Haskell", "COBOL", "Terraform"] });

async function setUp(files = 3) {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const campaignId = await createThread(deps, agent);
  const uploads = (async function* () {
    for (let i = 1; i <= files; i++) yield { name: `${i}.pdf`, bytes: resumePdf(i) };
  })();
  const { candidateIds } = await acceptUpload(deps, { agent, campaignId, batchId: null, files: uploads });
  await deliver(deps, deps.sent.splice(0));
  return { deps, agent, campaignId, candidateIds };
}

type Site = Awaited<ReturnType<typeof setUp>>;

async function setScores({ deps }: Site, id: string, from: number | null, to: number | null) {
  const scores = { previousRelevancyScore: from, relevancyScore: to };
  await deps.db.shared.update(candidates).set(scores).where(eq(candidates.id, id));
}

test("before any change nobody has moved", async () => {
  const site = await setUp();
  expect(await listMovers(site.deps, site)).toEqual({ scored: 0, moved: 0, biggest: [] });
});

test("right after the scores were made anew, it is said who moved, from where and how far", async () => {
  const { deps, agent, campaignId } = await setUp();
  await updateRequirements(deps, { agent, campaignId, edits: stricter });
  expect(await listMovers(deps, { agent, campaignId })).toMatchObject({ scored: 0, moved: 0 });
  await deliver(deps, deps.sent.splice(0, 1));
  expect(await listMovers(deps, { agent, campaignId })).toMatchObject({ scored: 1, moved: 1 });
  await deliver(deps, deps.sent.splice(0));

  const { scored, moved, biggest } = await listMovers(deps, { agent, campaignId });
  expect({ scored, moved }).toEqual({ scored: 3, moved: 3 });
  const rows = await deps.db.shared.select().from(candidates).where(eq(candidates.campaignId, campaignId));
  for (const mover of biggest) {
    const row = rows.find(({ id }) => id === mover.id);
    expect(mover).toMatchObject({ name: row?.candidateName, from: row?.previousRelevancyScore });
    expect(mover.from + mover.by).toBeCloseTo(row?.relevancyScore ?? Number.NaN, 5);
    expect(mover.by).toBeLessThan(0);
  }
  expect(biggest).toHaveLength(3);
});

test("scores made anew without a change of the job move nobody", async () => {
  const { deps, agent, campaignId } = await setUp();
  await rescoreThread(deps, { agent, campaignId });
  await deliver(deps, deps.sent.splice(0));
  expect(await listMovers(deps, { agent, campaignId })).toEqual({ scored: 3, moved: 0, biggest: [] });
});

test("ranks are those of the whole thread, before and after; who came later counts as it stands", async () => {
  const site = await setUp(4);
  const [a = "", b = "", c = "", late = ""] = site.candidateIds;
  await rescoreThread(site.deps, site);
  await deliver(site.deps, site.deps.sent.splice(0));
  await setScores(site, a, 80, 60);
  await setScores(site, b, 50, 70.3);
  await setScores(site, c, 40, 40);
  await setScores(site, late, null, 65);
  const { scored, moved, biggest } = await listMovers(site.deps, site);
  expect({ scored, moved }).toEqual({ scored: 3, moved: 2 });
  expect(biggest).toMatchObject([
    { id: b, from: 50, by: 20.3, formerRank: 3, rank: 1 },
    { id: a, from: 80, by: -20, formerRank: 1, rank: 3 },
  ]);
});

test("another agency's agent learns nothing of who moved, nor any advice", async () => {
  const { deps, agent, campaignId, candidateIds } = await setUp(1);
  await updateRequirements(deps, { agent, campaignId, edits: stricter });
  await deliver(deps, deps.sent.splice(0));
  const stranger = await createAgent(deps);
  expect(await listMovers(deps, { agent: stranger, campaignId })).toEqual({
    scored: 0,
    moved: 0,
    biggest: [],
  });
  const own = await createThread(deps, stranger);
  const candidateId = candidateIds[0] ?? "";
  const foreign = getCandidateAdvice(deps, { agent: stranger, campaignId, candidateId });
  await expect(foreign).rejects.toMatchObject({ status: 404 });
  const mixed = getCandidateAdvice(deps, { agent: stranger, campaignId: own, candidateId });
  await expect(mixed).rejects.toMatchObject({ code: "candidate-not-found" });
});

test("advice names the requirement with its words, and every promised score comes true", async () => {
  const { deps, agent, campaignId, candidateIds } = await setUp(1);
  const candidateId = candidateIds[0] ?? "";
  await updateRequirements(deps, { agent, campaignId, edits: stricter });
  expect((await getCandidateAdvice(deps, { agent, campaignId, candidateId })).advice).toBeNull();
  await deliver(deps, deps.sent.splice(0));

  const { advice, analysis, stale } = await getCandidateAdvice(deps, { agent, campaignId, candidateId });
  expect(stale).toBe(false);
  expect(advice?.questions.some(({ asked }) => asked?.label === "Haskell")).toBe(true);
  const { title, jobDescription } = await getCampaign(deps, { agent, campaignId });
  const posting = `${title}\n\n${jobDescription}`;
  const words = (advice?.questions ?? []).flatMap(({ asked }) => asked?.words ?? []);
  expect(words.length).toBeGreaterThan(0);
  for (const text of words) expect(posting).toContain(text);

  const job = (await getCampaign(deps, { agent, campaignId })).detailedAnalysis;
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
