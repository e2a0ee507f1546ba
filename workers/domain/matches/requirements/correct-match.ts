import { and, eq } from "drizzle-orm";
import { matches } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { getStoredResume } from "../../resumes/get-resume";
import { rebuildSkillsAndProgress } from "../../seekers/skills-and-progress";
import type { RequirementEdits } from "../../threads/schema";
import { saveVerdict } from "../../verdicts/save-verdict";
import { wrapError } from "../../wrap-error";
import { getMatch } from "../get-match";
import { newMatchVerdict } from "../new-match-verdict";
import { analysisColumnsOf, scoreResumeForJob } from "../score-resume-for-job";
import { editJob } from "./edited-job";

/**
 * Changes what the job was read to ask for, or takes all such changes back, and scores again: the analysis keeps its address,
 * the former verdict stays.
 * `seen`: the key of the result that the person saw.
 * @throws AppError "decided-meanwhile" where it has another result by now; as `editRequirements` throws
 */
export async function correctMatch(
  deps: Deps,
  input: { userId: string; matchId: string; seen: string; edits: RequirementEdits | "as-read" },
): Promise<void> {
  const { userId, matchId, seen, edits } = input;
  const { row, stored: before } = await getMatch(deps, { userId, matchId });
  if (!before) throw new AppError("analysis-not-found");
  if (row.detailKey !== seen) throw new AppError("decided-meanwhile");
  const { resume, stored: read } = await getStoredResume(deps, { userId, resumeId: row.resumeId }).catch(
    wrapError("resume-fetch-failed"),
  );
  if (!read) throw new AppError("resume-analysis-failed", { detail: "the résumé's analysis is gone" });
  const { facts, factsVersion } = read;
  const { posting, job, jobAsRead = job } = before;
  const edited = edits === "as-read" ? { job: jobAsRead } : editJob(before, edits);
  const stored = scoreResumeForJob(facts, { ...edited, posting });
  const verdict = newMatchVerdict({
    id: matchId,
    userId,
    resume,
    stored,
    asOf: facts.asOf,
    time: deps.now(),
  });
  const { jobTitle, ...columns } = analysisColumnsOf(stored);
  const db = deps.db.shared;
  const where = and(eq(matches.id, matchId), eq(matches.userId, userId), eq(matches.detailKey, seen));
  const update = db.update(matches).set({ ...columns, factsVersion, detailKey: verdict.objectKey });
  const isSaved = await saveVerdict(deps, {
    ownerId: userId,
    verdict,
    stored,
    on: { table: matches, where },
    statements: [update.where(where), ...rebuildSkillsAndProgress(db, userId)],
  }).catch(wrapError("analysis-save-failed"));
  if (!isSaved) throw new AppError("decided-meanwhile");
}
