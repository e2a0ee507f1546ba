import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../db/client";
import { applicants, matches, resumeAnalyses, resumes } from "../../db/schema";
import type { StoredAnalysis } from "../../workers/domain/applicants/stored-analysis";
import { queueOutdated } from "../../workers/domain/documents/queue-outdated";
import { sweep } from "../../workers/domain/documents/sweep";
import { acceptUpload } from "../../workers/domain/documents/uploads/accept-upload";
import { analysisKeyOf } from "../../workers/domain/files/analysis-key";
import { getMatch } from "../../workers/domain/matches/get-match";
import { refreshOutdatedMatches } from "../../workers/domain/matches/refresh-outdated-matches";
import type { StoredMatch } from "../../workers/domain/matches/stored-match";
import type { StoredResume } from "../../workers/domain/resumes/analysis/stored-resume";
import { correctResume } from "../../workers/domain/resumes/corrections/correct-resume";
import { getStoredResume } from "../../workers/domain/resumes/get-resume";
import { ENGINE_VERSION } from "../../workers/engine/version";
import { deliver, type TestDeps, testDeps } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { planOf, recordingD1, type Statement, slowSteps } from "../support/query-plans";
import { analyse } from "../support/samples/job-analyses";
import { createResumes } from "../support/samples/seeker-resumes";
import { resumePdf } from "../support/samples/text-pdf";

const EARLIER = "1.0.0";

/** Other tests' rows may be outdated too: rounds are made until nothing is left to do. */
async function untilDone(round: () => Promise<number>) {
  for (let rounds = 0; rounds < 20; rounds++) if ((await round()) === 0) return;
  throw new Error("the rounds don't end");
}

async function analysedApplicant(deps: TestDeps) {
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const files = (async function* () {
    yield { name: "a.pdf", bytes: resumePdf(1) };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  await deliver(deps, deps.sent.splice(0));
  const id = applicantIds[0] ?? "";
  const row = async () => (await deps.db.shared.select().from(applicants).where(eq(applicants.id, id)))[0];
  return { id, row };
}

/** As an earlier engine would have left it: other facts, other figures. */
async function makeApplicantOutdated(deps: TestDeps, id: string) {
  const { shared } = deps.db;
  const [row] = await shared
    .update(applicants)
    .set({ engineVersion: EARLIER, relevancyScore: 1 })
    .where(eq(applicants.id, id))
    .returning();
  const key = analysisKeyOf(row!);
  const stored = (await deps.files.getJson<StoredAnalysis>(key)) as StoredAnalysis;
  await deps.files.putJson(key, {
    ...stored,
    facts: { ...stored.facts, experience: [], skills: [] },
    sheet: { ...stored.sheet, engineVersion: EARLIER },
  });
}

test("an applicant's result of an earlier engine is read and scored again in the background, once", async () => {
  const deps = testDeps();
  const { id, row } = await analysedApplicant(deps);
  const before = await row();
  await makeApplicantOutdated(deps, id);

  await untilDone(() => queueOutdated(deps));
  expect(deps.sent.filter(({ applicantId }) => applicantId === id)).toHaveLength(1);
  expect(await row()).toMatchObject({ analysisStatus: "completed", engineVersion: EARLIER });
  await deliver(deps, deps.sent.splice(0));

  expect(await row()).toMatchObject({
    engineVersion: ENGINE_VERSION,
    relevancyScore: before?.relevancyScore,
    previousRelevancyScore: before?.previousRelevancyScore,
    rescoreQueuedAt: null,
    inputHash: before?.inputHash,
  });
  expect(await queueOutdated(deps)).toBe(0);
});

async function makeResumeOutdated(deps: TestDeps, resumeId: string) {
  const { shared } = deps.db;
  await shared
    .update(resumeAnalyses)
    .set({ engineVersion: EARLIER, resumeScore: 1 })
    .where(eq(resumeAnalyses.resumeId, resumeId));
  const [row] = await shared.select().from(resumes).where(eq(resumes.id, resumeId));
  const key = analysisKeyOf(row!);
  const stored = (await deps.files.getJson<StoredResume>(key)) as StoredResume;
  await deps.files.putJson(key, { ...stored, engineVersion: EARLIER });
}

test("a seeker's résumé is judged again in the background; what they corrected stays corrected", async () => {
  const { deps, user, ids } = await createResumes(2);
  const [plain = "", corrected = ""] = ids;
  const edit = { kind: "person", values: { name: "Robin Vale", headline: "", location: "" } };
  await correctResume(deps, { userId: user.userId, resumeId: corrected, factsVersion: 1, edit });
  const scoreOf = async (resumeId: string) =>
    (await getStoredResume(deps, { userId: user.userId, resumeId })).analysis?.resumeScore;
  const before = await Promise.all(ids.map(scoreOf));
  await makeResumeOutdated(deps, plain);
  await makeResumeOutdated(deps, corrected);

  await untilDone(() => queueOutdated(deps));
  await deliver(deps, deps.sentOwn.splice(0));

  expect(await Promise.all(ids.map(scoreOf))).toEqual(before);
  for (const resumeId of ids) {
    const { analysis, stored } = await getStoredResume(deps, { userId: user.userId, resumeId });
    expect([analysis?.engineVersion, stored?.engineVersion]).toEqual([ENGINE_VERSION, ENGINE_VERSION]);
  }
  const { stored } = await getStoredResume(deps, { userId: user.userId, resumeId: corrected });
  expect(stored?.facts.name?.value).toBe("Robin Vale");
});

test("a résumé whose result can't be read keeps no other from its turn, and is met again", async () => {
  const { deps, user, ids } = await createResumes(2);
  for (const resumeId of ids) await makeResumeOutdated(deps, resumeId);
  const [broken = "", whole = ""] = ids;
  const { resume } = await getStoredResume(deps, { userId: user.userId, resumeId: broken });
  const logged: string[] = [];
  const failing: TestDeps = {
    ...deps,
    log: (entry) => logged.push(entry.event),
    files: {
      ...deps.files,
      getJson: async <T>(key: string) =>
        key === analysisKeyOf(resume)
          ? Promise.reject<T>(new Error("storage is away"))
          : deps.files.getJson<T>(key),
    },
  };
  const versionOf = async (resumeId: string) =>
    (await getStoredResume(deps, { userId: user.userId, resumeId })).analysis?.engineVersion;

  await untilDone(() => queueOutdated(deps));
  const messages = deps.sentOwn.splice(0);
  await expect(deliver(failing, messages)).rejects.toThrow("1 messages were never acked");
  expect([await versionOf(broken), await versionOf(whole)]).toEqual([EARLIER, ENGINE_VERSION]);
  expect(logged).toContain("document-retried");
  deps.wait(600_000);
  await sweep(deps, { graceMilliseconds: 300_000 });
  await deliver(deps, deps.sentOwn.splice(0));
  expect(await versionOf(broken)).toBe(ENGINE_VERSION);
});

async function makeMatchOutdated(deps: TestDeps, id: string) {
  const { shared } = deps.db;
  const [row] = await shared
    .update(matches)
    .set({ engineVersion: EARLIER, score: 1 })
    .where(eq(matches.id, id))
    .returning();
  const key = row?.detailKey ?? "";
  const stored = (await deps.files.getJson<StoredMatch>(key)) as StoredMatch;
  await deps.files.putJson(key, { ...stored, engineVersion: EARLIER });
}

test("a job analysis is made again in the background under its own address, one of corrected facts is not", async () => {
  const { deps, user, ids } = await createResumes(2);
  const [kept = "", corrected = ""] = await Promise.all(
    ids.map(async (resumeId) => (await analyse(deps, user, resumeId)).id),
  );
  const edit = { kind: "person", values: { name: "Robin Vale", headline: "", location: "" } };
  await correctResume(deps, { userId: user.userId, resumeId: ids[1] ?? "", factsVersion: 1, edit });
  const before = await getMatch(deps, { ...user, matchId: kept });
  for (const id of [kept, corrected]) await makeMatchOutdated(deps, id);
  expect((await getMatch(deps, { ...user, matchId: kept })).otherEngine).toBe(true);

  await untilDone(() => refreshOutdatedMatches(deps));

  const after = await getMatch(deps, { ...user, matchId: kept });
  expect(after).toMatchObject({ otherEngine: false, stored: before.stored });
  expect(after.row).toMatchObject({ score: before.row.score, createdAt: before.row.createdAt });
  expect(await getMatch(deps, { ...user, matchId: corrected })).toMatchObject({
    otherEngine: true,
    stale: true,
  });
});

test("looking for outdated results reads no row that is up to date", async () => {
  const statements: Statement[] = [];
  const deps = testDeps();
  const db = openDatabases(recordingD1(statements));
  for (const look of [queueOutdated, refreshOutdatedMatches]) {
    await look({ ...deps, db });
  }
  const looks = statements.filter(({ sql }) => sql.includes('"engine_version" <'));
  expect(looks).toHaveLength(3);
  for (const { sql, values } of looks) {
    const plan = await planOf(sql, values);
    expect(slowSteps(plan)).toEqual([]);
    expect(plan.some((step) => step.includes("engine_idx"))).toBe(true);
  }
});
