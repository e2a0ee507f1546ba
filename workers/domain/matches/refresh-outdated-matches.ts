import { and, eq, gt, isNotNull, lt } from "drizzle-orm";
import { matches, resumes } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { inTurns } from "../files/in-turns";
import { getStoredResume } from "../resumes/get-resume";
import { rebuildSkillsAndProgress } from "../seekers/skills-and-progress";
import { readStoredMatch } from "../stored/read-results";
import { saveVerdict } from "../verdicts/save-verdict";
import type { MatchRow } from "./get-match";
import { newMatchVerdict } from "./new-match-verdict";
import { profileAgain } from "./repeat-match";
import { analysisColumnsOf, scoreResumeForJob } from "./score-resume-for-job";

/** Analyses made in one run: about a second of work. */
const MAX_ROWS = 10;

/** Same posting, same facts. Left as they are: corrected facts, and résumés not judged again yet. */
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

/** The new result is a file of its own; the row's update swaps them, and the sweep removes the old one. */
async function refresh(deps: Deps, row: MatchRow): Promise<boolean> {
  const { id, userId, resumeId, engineVersion, detailKey } = row;
  const before = detailKey && (await readStoredMatch(deps.files, detailKey));
  const { resume, stored: read } = await getStoredResume(deps, { userId, resumeId });
  if (!before || read?.engineVersion !== ENGINE_VERSION || !engineVersion) return false;
  const { facts } = read;
  const stored = scoreResumeForJob(facts, { ...profileAgain(row, before), posting: before.posting });
  const verdict = newMatchVerdict({ id, userId, resume, stored, asOf: facts.asOf, time: deps.now() });
  const { jobTitle, ...columns } = analysisColumnsOf(stored);
  const db = deps.db.shared;
  const where = and(eq(matches.id, id), eq(matches.userId, userId), eq(matches.engineVersion, engineVersion));
  const update = db.update(matches).set({ ...columns, detailKey: verdict.objectKey });
  return saveVerdict(deps, {
    ownerId: userId,
    verdict,
    stored,
    on: { table: matches, where },
    statements: [update.where(where), ...rebuildSkillsAndProgress(db, userId)],
  });
}
