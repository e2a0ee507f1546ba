import { and, desc, inArray } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import { scoreResume } from "../../../engine/match";
import type { JobProfile, ScoreSheet } from "../../../engine/types";
import { ENGINE_VERSION } from "../../../engine/version";
import { hasScores } from "../../applicants/opted-out/is-scored";
import type { StoredAnalysis } from "../../applicants/stored-analysis";
import { ofThread } from "../../applicants/table/applicant-filter";
import type { Deps } from "../../deps";
import { requireScoring } from "../../engine-blocks/blocked-engine";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { inChunks } from "../../in-chunks";
import { readApplicantAnalysis } from "../../stored/read-results";
import { getThread, type Thread } from "../get-thread";
import type { RequirementEdits } from "../schema";
import { getRequirements } from "../thread-requirements";
import { editRequirements } from "./edit-requirements";
import { onlyChanged } from "./only-changed";

/** Scored for a preview at most, the best first: about a second of the engine's work. */
export const PREVIEWED = 50;

const AT_ONCE = 10;

export type Effect = {
  /** applicants looked at, and all that have scores */
  scored: number;
  of: number;
  moved: number;
  /** deal-breakers that the edits made or changed: how many fail each, and of how many the résumé doesn't say */
  gates: { label: string; failed: number; unknown: number }[];
};

/**
 * What saving the edits would do, from the stored readings, by the engine that scores them; nothing is stored.
 * @param base the version that the rows were made from @throws AppError "campaign-not-found", and what `editRequirements` refuses
 */
export async function previewRequirements(
  deps: Pick<Deps, "db" | "files">,
  input: { agent: ActiveAgent; threadId: string; edits: RequirementEdits; base: number | null },
): Promise<Effect> {
  await requireScoring(deps);
  const thread = await getThread(deps, input);
  const { detailedAnalysis: current, companyId, id: threadId } = thread;
  const isOlder = input.base !== null && input.base !== thread.jobVersion;
  const version = input.base ?? thread.jobVersion;
  const base = isOlder ? await getRequirements(deps, { companyId, threadId, version }) : current;
  const edited = editRequirements(current, onlyChanged(base ?? current, input.edits));
  const [best, of] = await bestApplicants(deps, input);
  const gates = changedGates(current, edited).map(({ id, label }) => ({
    id,
    label,
    failed: 0,
    unknown: 0,
  }));
  let [moved, scored] = [0, 0];
  for (const chunk of inChunks(best, AT_ONCE)) {
    for (const { row, analysis } of await readAll(deps, chunk)) {
      if (!analysis) continue;
      scored++;
      const sheet = scoreResume(analysis.facts, edited);
      if (relevancyOf(sheet) !== currentScore(row, analysis, thread)) moved++;
      for (const gate of gates) {
        const result = sheet.gates.find((one) => one.requirementId === gate.id)?.result;
        if (result === "fail") gate.failed++;
        if (result === "unknown") gate.unknown++;
      }
    }
  }
  return { scored, of, moved, gates: gates.map(({ id: _, ...gate }) => gate) };
}

type Row = Pick<
  typeof applicants.$inferSelect,
  "analysisKey" | "resumeFileUrl" | "relevancyScore" | "jobVersion" | "engineVersion"
>;

async function bestApplicants(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string },
): Promise<[Row[], number]> {
  const tenant = db.dbFor(input.agent.companyId);
  const best = tenant
    .select({ id: applicants.id })
    .from(applicants)
    .where(ofThread(input))
    .orderBy(desc(applicants.relevancyScore), desc(applicants.id))
    .limit(PREVIEWED);
  const [rows, of] = await Promise.all([
    tenant
      .select({
        analysisKey: applicants.analysisKey,
        resumeFileUrl: applicants.resumeFileUrl,
        relevancyScore: applicants.relevancyScore,
        jobVersion: applicants.jobVersion,
        engineVersion: applicants.engineVersion,
      })
      .from(applicants)
      .where(and(hasScores(), inArray(applicants.id, best))),
    tenant.$count(applicants, and(ofThread(input), hasScores())),
  ]);
  return [rows, of];
}

function readAll({ files }: Pick<Deps, "files">, rows: Row[]) {
  return Promise.all(rows.map(async (row) => ({ row, analysis: await readApplicantAnalysis(files, row) })));
}

const relevancyOf = ({ scores }: ScoreSheet) => scores.relevancy?.value ?? null;

/** The stored score where it is of today's job and engine: an older one moves by itself. */
function currentScore(row: Row, { facts }: StoredAnalysis, thread: Thread): number | null {
  if (row.jobVersion === thread.jobVersion && row.engineVersion === ENGINE_VERSION) return row.relevancyScore;
  return relevancyOf(scoreResume(facts, thread.detailedAnalysis));
}

function changedGates(before: JobProfile, after: JobProfile) {
  const known = new Map(before.requirements.map((one) => [one.id, JSON.stringify(one)]));
  return after.requirements.filter((one) => one.gate && known.get(one.id) !== JSON.stringify(one));
}
