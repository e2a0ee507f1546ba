import { eq } from "drizzle-orm";
import { matches } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { requireScoring } from "../../engine-blocks/blocked-engine";
import { AppError } from "../../errors";
import { getStoredResume } from "../../resumes/get-resume";
import type { RequirementEdits } from "../../threads/schema";
import { wrapError } from "../../wrap-error";
import { getMatch } from "../get-match";
import { replaceResult } from "../save-match";
import { scoreResumeForJob } from "../score-resume-for-job";
import { editJob } from "./edited-job";

/**
 * Changes what the job was read to ask for, or takes that back, and scores again; the address and the former verdict stay.
 * `seen`: the key of the result that the person saw.
 * @throws AppError "decided-meanwhile" where it has another result by now; as `editRequirements` throws
 */
export async function correctMatch(
  deps: Deps,
  input: { userId: string; matchId: string; seen: string; edits: RequirementEdits | "as-read" },
): Promise<void> {
  const { userId, matchId, seen, edits } = input;
  await requireScoring(deps);
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
  const isSaved = await replaceResult(deps, {
    ...{ id: matchId, userId, resume, stored, factsVersion },
    asOf: facts.asOf,
    where: eq(matches.detailKey, seen),
  }).catch(wrapError("analysis-save-failed"));
  if (!isSaved) throw new AppError("decided-meanwhile");
}
