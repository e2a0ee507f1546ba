import { and, eq, lt, max } from "drizzle-orm";
import { verdicts } from "../../../db/schema";
import { requirementChangeInWords } from "../../copy/requirement-changes";
import { scoreResume } from "../../engine/match";
import type { JobProfile, ResumeFacts } from "../../engine/types";
import type { Deps } from "../deps";
import { isScoringPaused } from "../engine-blocks/blocked-engine";
import type { Thread } from "../threads/get-thread";
import {
  diffRequirements,
  type RequirementChange,
  withChanges,
} from "../threads/requirements/diff-requirements";
import { getRequirements } from "../threads/thread-requirements";
import type { StoredApplicant } from "./get-applicant";
import type { ScoreChange } from "./list-score-changes";
import type { StoredAnalysis } from "./stored-analysis";

/** `change` is null for what the requirements don't explain: another engine, or another reading of the file. */
export type MoveReason = { change: string | null; by: number };

/** The reasons' points add up to the move's. */
export type ExplainedMove = ScoreChange & { reasons: MoveReason[] };

/** Scored one after the other; what is beyond is one last step, so that a rewritten job stays quick to explain. */
const MOST_STEPS = 12;

/**
 * Why an applicant's score moved when the thread was last rescored. Each change of the requirements is made in turn and scored
 * by the engine: its points are what it moved. Nothing is stored.
 * @returns null where the analysis or the former requirements are gone, and while scoring is paused
 */
export async function explainMove(
  deps: Pick<Deps, "db">,
  input: {
    thread: Thread;
    applicant: Pick<StoredApplicant, "id">;
    analysis: StoredAnalysis | null;
    move: ScoreChange;
  },
): Promise<ExplainedMove | null> {
  const { thread, applicant, analysis, move } = input;
  if (await isScoringPaused(deps)) return null;
  const before = analysis && (await formerRequirements(deps, thread, applicant.id));
  return before && { ...move, reasons: reasonsOf(analysis.facts, before, thread.detailedAnalysis, move) };
}

/** Of the verdict before the present one, which may be more than one version back. */
async function formerRequirements(
  deps: Pick<Deps, "db">,
  { id: threadId, companyId, jobVersion }: Thread,
  applicantId: string,
): Promise<JobProfile | null> {
  const [former] = await deps.db
    .dbFor(companyId)
    .select({ version: max(verdicts.requirementsVersion) })
    .from(verdicts)
    .where(and(eq(verdicts.applicantId, applicantId), lt(verdicts.requirementsVersion, jobVersion)));
  const version = former?.version ?? jobVersion - 1;
  return version < 1 ? null : getRequirements(deps, { companyId, threadId, version });
}

/** Scores have one decimal: so have their differences. */
const tenths = (points: number) => Math.round(points * 10) / 10;

function reasonsOf(
  facts: ResumeFacts,
  before: JobProfile,
  after: JobProfile,
  { from, by }: Pick<ScoreChange, "from" | "by">,
): MoveReason[] {
  const changes = diffRequirements(before, after);
  const alone = changes.length > MOST_STEPS ? changes.slice(0, MOST_STEPS - 1) : changes;
  const more = changes.length - alone.length;
  const reasons: MoveReason[] = [];
  let score = scoreOf(facts, before) ?? from;
  function step(change: string, done: RequirementChange[]) {
    const next = scoreOf(facts, withChanges(before, done, after)) ?? score;
    reasons.push({ change, by: tenths(next - score) });
    score = next;
  }
  for (const [index, change] of alone.entries())
    step(requirementChangeInWords(change), changes.slice(0, index + 1));
  if (more > 0) step(`${more} more changes`, changes);
  const rest = tenths(by - reasons.reduce((sum, reason) => sum + reason.by, 0));
  const told = reasons.filter((reason) => reason.by !== 0).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return rest === 0 ? told : [...told, { change: null, by: rest }];
}

function scoreOf(facts: ResumeFacts, job: JobProfile): number | null {
  return scoreResume(facts, job).scores.relevancy?.value ?? null;
}
