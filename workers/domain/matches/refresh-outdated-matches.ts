import { and, eq, gt, isNotNull, lt, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { matches, resumes } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { isScoringPaused } from "../engine-blocks/blocked-engine";
import { inTurns } from "../files/in-turns";
import { getStoredResume } from "../resumes/get-resume";
import { readStoredMatch } from "../stored/read-results";
import type { MatchRow } from "./get-match";
import { profileAgain } from "./repeat-match";
import { replaceResult } from "./save-match";
import { scoreResumeForJob } from "./score-resume-for-job";

/** Analyses made in one run: about a second of work. */
const MAX_ROWS = 10;

/**
 * Same posting, same facts; hidden ones first, by the facts of today. Left as they are: corrected facts, and résumés not judged
 * again yet.
 */
export async function refreshOutdatedMatches(deps: Deps): Promise<number> {
  if (await isScoringPaused(deps)) return 0;
  const rowsAfter = (after: string, which: SQL | undefined, ...order: AnySQLiteColumn[]) =>
    deps.db.shared
      .select({ id: matches.id, row: matches, factsVersion: resumes.factsVersion })
      .from(matches)
      .innerJoin(resumes, eq(resumes.id, matches.resumeId))
      .where(and(which, gt(matches.id, after), isNotNull(matches.detailKey)))
      .orderBy(...order)
      .limit(MAX_ROWS);
  const hidden = await inTurns(deps, {
    task: "hidden-analyses",
    most: MAX_ROWS,
    rowsAfter: (after) => rowsAfter(after, isNotNull(matches.hiddenAt), matches.id),
    work: ({ row, factsVersion }) => refresh(deps, { ...row, factsVersion }, isNotNull(matches.hiddenAt)),
  });
  const isOutdated = lt(matches.engineVersion, ENGINE_VERSION);
  const outdated = await inTurns(deps, {
    task: "outdated-analyses",
    most: MAX_ROWS,
    rowsAfter: (after) => rowsAfter(after, isOutdated, matches.engineVersion, matches.id),
    work: async ({ row, factsVersion }) =>
      row.factsVersion === factsVersion && refresh(deps, row, isOutdated),
  });
  return hidden + outdated;
}

async function refresh(deps: Deps, row: MatchRow, where: SQL): Promise<boolean> {
  const { id, userId, resumeId, factsVersion, detailKey } = row;
  const before = detailKey && (await readStoredMatch(deps.files, detailKey));
  const { resume, stored: read } = await getStoredResume(deps, { userId, resumeId });
  if (!before || read?.engineVersion !== ENGINE_VERSION) return false;
  const stored = scoreResumeForJob(read.facts, { ...profileAgain(row, before), posting: before.posting });
  return replaceResult(deps, {
    ...{ id, userId, resume, stored, factsVersion },
    asOf: read.facts.asOf,
    where,
  });
}
