import { and, eq, gt, isNotNull, lt } from "drizzle-orm";
import { matches, resumes } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { inTurns } from "../files/in-turns";
import { getStoredResume } from "../resumes/get-resume";
import { readStoredMatch } from "../stored/read-results";
import type { MatchRow } from "./get-match";
import { profileAgain } from "./repeat-match";
import { replaceResult } from "./save-match";
import { scoreResumeForJob } from "./score-resume-for-job";

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

async function refresh(deps: Deps, row: MatchRow): Promise<boolean> {
  const { id, userId, resumeId, engineVersion, factsVersion, detailKey } = row;
  const before = detailKey && (await readStoredMatch(deps.files, detailKey));
  const { resume, stored: read } = await getStoredResume(deps, { userId, resumeId });
  if (!before || read?.engineVersion !== ENGINE_VERSION || !engineVersion) return false;
  const stored = scoreResumeForJob(read.facts, { ...profileAgain(row, before), posting: before.posting });
  return replaceResult(deps, {
    ...{ id, userId, resume, stored, factsVersion },
    asOf: read.facts.asOf,
    where: eq(matches.engineVersion, engineVersion),
  });
}
