import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { applicants, verdicts } from "../../../db/schema";
import { gatherVerdict, verdictsSince } from "../../../scripts/lib/rebuild/gather";
import { type Engine, rebuildVerdict } from "../../../scripts/lib/rebuild/rebuild";
import type { VerdictRecord } from "../../../scripts/lib/rebuild/record";
import { openPage } from "../../../workers/domain/applicant-page/open-page";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { updateRequirements } from "../../../workers/domain/threads/requirements/update-requirements";
import { requirementEditsSchema } from "../../../workers/domain/threads/schema";
import { jobAdvice, resumeReport } from "../../../workers/engine/advise";
import { scoreResume } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { applyCorrections } from "../../../workers/engine/parse/corrections";
import { readResume } from "../../../workers/engine/read";
import { ENGINE_VERSION } from "../../../workers/engine/version";
import { deliver, type TestDeps, testDeps } from "../../support/faults";
import { markedApplicant, openLink } from "../../support/people/applicant-page";
import { post } from "../../support/people/staff";
import { postponeOthers } from "../../support/postpone";
import { analyse } from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

beforeEach(() => postponeOthers(testDeps()));

const engine: Engine = {
  version: ENGINE_VERSION,
  ...{ readResume, parseResume, applyCorrections, scoreResume, jobAdvice, resumeReport },
};

async function gather(deps: TestDeps, id: string): Promise<VerdictRecord> {
  const record = await gatherVerdict({ db: deps.db.shared, files: deps.files }, id);
  if (record === null || record === "erased") throw new Error(`verdict ${id}: ${record}`);
  // As it is written into a file and read from it.
  return JSON.parse(JSON.stringify(record)) as VerdictRecord;
}

test("an applicant's results come out byte for byte: the first, for other requirements, and corrected", async () => {
  const { deps, agent, threadId, applicantId, own, mark } = await markedApplicant();
  await updateRequirements(deps, {
    ...{ agent, threadId, edits: requirementEditsSchema.parse({ addedMust: ["Haskell"] }) },
  });
  await deliver(deps, deps.sent.splice(0));
  const code = await openLink(deps, { agent, applicantId });
  const { page } = await openPage(deps, { code });
  const job = { title: "Backend Developer", company: `${mark} Systems`, location: "", start: "2019-01" };
  const correct = (fields: Record<string, string>, factsVersion = page?.factsVersion) =>
    post(`/application/${code}`, undefined, {
      ...{ intent: "correct", kind: "experience", entry: "0", factsVersion: String(factsVersion) },
      ...{ ...job, ...fields },
    });
  expect((await correct({ end: "2019" })).status).toBe(302);
  const { page: now } = await openPage(deps, { code });
  expect((await correct({ end: "2019", title: "Backend" }, now?.factsVersion)).status).toBe(302);
  const made = await deps.db.shared
    .select({ id: verdicts.id, version: verdicts.requirementsVersion })
    .from(verdicts)
    .where(eq(verdicts.applicantId, applicantId));
  expect(made).toHaveLength(4);
  const hashes = new Set<string>();
  for (const { id } of made) {
    const rebuilt = await rebuildVerdict(await gather(deps, id), engine);
    expect(rebuilt).toMatchObject({ outcome: "same", from: "file" });
    if ("made" in rebuilt) hashes.add(rebuilt.made);
  }
  expect(hashes.size).toBe(4);
  const source = { db: deps.db.shared, files: deps.files };
  const ofThem = async () => {
    const all = new Set(await verdictsSince(source, 0));
    return made.filter(({ id }) => all.has(id)).length;
  };
  expect(await ofThem()).toBe(4);
  await deleteApplicant(deps, own);
  expect(await ofThem()).toBe(0);
  expect(await gatherVerdict(source, made[0]?.id ?? "")).toBe("erased");
  expect(await gatherVerdict(source, crypto.randomUUID())).toBeNull();
});

test("a seeker's résumé and analysis come out the same", async () => {
  const { deps, user, ids } = await createResumes(1);
  const { userId } = user;
  await analyse(deps, user, ids[0] ?? "");
  const made = await deps.db.shared.select().from(verdicts).where(eq(verdicts.userId, userId));
  expect(made.some(({ matchId }) => matchId !== null)).toBe(true);
  expect(made.some(({ matchId }) => matchId === null)).toBe(true);
  for (const { id } of made)
    expect(await rebuildVerdict(await gather(deps, id), engine)).toMatchObject({ outcome: "same" });
});

test("another engine, other requirements, another file or a changed result are told apart", async () => {
  const { deps, applicantId } = await markedApplicant();
  const [row] = await deps.db.shared.select().from(verdicts).where(eq(verdicts.applicantId, applicantId));
  const record = await gather(deps, row?.id ?? "");
  const other = { ...engine, version: "1.0.0" };
  expect(await rebuildVerdict(record, other)).toEqual({ outcome: "other-engine", version: ENGINE_VERSION });
  const job = { ...(record.job as object), title: "Another job" };
  expect(await rebuildVerdict({ ...record, job }, engine)).toEqual({ outcome: "other-input" });
  const file = { name: "cv.pdf", bytes: btoa("another") };
  expect(await rebuildVerdict({ ...record, file }, engine)).toEqual({ outcome: "other-input" });
  expect(await rebuildVerdict({ ...record, file: null }, engine)).toEqual({ outcome: "other-input" });
  const stored = { ...record.stored, sheet: { ...(record.stored.sheet as object), confidence: 0.123 } };
  expect(await rebuildVerdict({ ...record, stored }, engine)).toMatchObject({ outcome: "different" });
  expect(await deps.db.shared.$count(applicants, eq(applicants.id, applicantId))).toBe(1);
});
