import type { JobProfile } from "../../engine/types";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { findMatch, type MatchRow } from "../matches/get-match";
import { profileAgain } from "../matches/repeat-match";
import type { StoredMatch } from "../matches/stored-match";
import { readStoredMatch } from "../stored/read-results";

/** The job of an analysis with the person's own corrections, as today's engine reads it. */
export function draftJob(row: MatchRow, stored: StoredMatch): JobProfile {
  return row.engineVersion === ENGINE_VERSION ? stored.job : profileAgain(row, stored).job;
}

/** @throws AppError "analysis-not-found" */
export async function findDraftJob(
  deps: Pick<Deps, "db" | "files">,
  own: { userId: string; matchId: string },
): Promise<JobProfile> {
  const row = await findMatch(deps, own);
  const stored = row.detailKey ? await readStoredMatch(deps.files, row.detailKey) : null;
  if (!stored) throw new AppError("analysis-not-found");
  return draftJob(row, stored);
}
