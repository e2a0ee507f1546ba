import { and, eq, gt, isNotNull, lt } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { matches, resumes } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { inTurns } from "../documents/in-turns";
import { readStoredMatch } from "../files/stored-results";
import { getStoredResume } from "../resumes/get-resume";
import { rebuildSkillsAndProgress } from "../seekers/skills-and-progress";
import type { MatchRow } from "./get-match";
import { profileAgain } from "./repeat-match";
import { analysisColumnsOf, scoreResumeForJob } from "./score-resume-for-job";

/** Analyses made in one run: about a second of work. */
const MAX_ROWS = 10;

/**
 * Makes job analyses again that an earlier engine made: the same posting's words and the same facts. An analysis of facts that
 * were corrected since stays as it was, marked as older on its page, and so does one whose résumé isn't judged again yet.
 * @returns how many were made
 */
export async function refreshOutdatedMatches(deps: Deps): Promise<number> {
  return inTurns(deps, {
    task: "outdated-analyses",
    most: MAX_ROWS,
    rowsAfter: (after) =>
      deps.db.shared
        .select({ id: matches.id, row: matches, factsVersion: resumes.factsVersion })
        .from(matches)
        .innerJoin(resumes, eq(resumes.id, matches.resumeId))
        .where(
          and(lt(matches.engineVersion, ENGINE_VERSION), gt(matches.id, after), isNotNull(matches.detailKey)),
        )
        .orderBy(matches.engineVersion, matches.id)
        .limit(MAX_ROWS),
    work: async ({ row, factsVersion }) => row.factsVersion === factsVersion && refresh(deps, row),
  });
}

/** The new result is a file of its own; the swap is the row's update, and the sweep removes what no row names. */
async function refresh(deps: Deps, row: MatchRow): Promise<boolean> {
  const { id, userId, resumeId, engineVersion, detailKey } = row;
  const before = detailKey && (await readStoredMatch(deps.files, detailKey));
  const { stored: resume } = await getStoredResume(deps, { userId, resumeId });
  if (!before || resume?.engineVersion !== ENGINE_VERSION || !engineVersion) return false;
  const stored = scoreResumeForJob(resume.facts, {
    job: profileAgain(row, before),
    posting: before.posting,
  });
  const nextKey = `${userId}/analyses/${id}.${ENGINE_VERSION}.json.gz`;
  await deps.files.putJson(nextKey, stored);
  const { jobTitle, ...columns } = analysisColumnsOf(stored);
  const db = deps.db.shared;
  const results = await runBatch(db, [
    db
      .update(matches)
      .set({ ...columns, detailKey: nextKey })
      .where(and(eq(matches.id, id), eq(matches.userId, userId), eq(matches.engineVersion, engineVersion)))
      .returning({ id: matches.id }),
    ...rebuildSkillsAndProgress(db, userId),
  ]);
  return (results[0] as { id: string }[]).length > 0;
}
