import { and, eq, gt, lt } from "drizzle-orm";
import { resumeAnalyses, resumes } from "../../../db/schema";
import { readResume } from "../../engine/read";
import { ReadError } from "../../engine/read/errors";
import type { ResumeText } from "../../engine/types";
import { ENGINE_VERSION } from "../../engine/version";
import { readCursor, writeCursor } from "../batches/sweep-cursor";
import type { Deps } from "../deps";
import { ANALYSIS_SUFFIX } from "../files/rules";
import type { Resume } from "./get-resume";
import { keepStoredResume } from "./keep-stored-resume";
import { judgeFacts, makeStoredResume } from "./make-stored-resume";
import type { StoredResume } from "./stored-resume";

/** Résumés read in one run: a second of work. */
const MAX_ROWS = 10;
const CURSOR = "outdated-resumes";

/**
 * Judges job seekers' résumés again that an earlier engine judged. What a person has corrected is not read again, because
 * their corrections speak of entries as they were read.
 * @returns how many were judged
 */
export async function refreshOutdatedResumes(deps: Deps): Promise<number> {
  const after = await readCursor(deps, CURSOR);
  const rows = await deps.db.shared
    .select({ analysisId: resumeAnalyses.id, resume: resumes })
    .from(resumeAnalyses)
    .innerJoin(resumes, eq(resumes.id, resumeAnalyses.resumeId))
    .where(and(lt(resumeAnalyses.engineVersion, ENGINE_VERSION), gt(resumeAnalyses.id, after)))
    .orderBy(resumeAnalyses.engineVersion, resumeAnalyses.id)
    .limit(MAX_ROWS);
  let refreshed = 0;
  for (const { resume } of rows) if (await refresh(deps, resume)) refreshed += 1;
  // A row that can't be refreshed is passed over, and met again on the next round.
  const last = rows.length === MAX_ROWS ? (rows.at(-1)?.analysisId ?? "") : "";
  if (last !== after) await writeCursor(deps, CURSOR, last);
  return refreshed;
}

async function refresh(deps: Deps, resume: Resume): Promise<boolean> {
  if (resume.analysisStatus !== "completed") return false;
  const stored = await deps.files.getJson<StoredResume>(resume.fileKey + ANALYSIS_SUFFIX);
  if (!stored) return false;
  const { factsVersion, corrections } = resume;
  const unchanged = and(eq(resumes.factsVersion, factsVersion), eq(resumes.analysisStatus, "completed"));
  return keepStoredResume(deps, {
    resume,
    stored:
      corrections.length > 0
        ? judgeFacts(stored, resume)
        : makeStoredResume((await readAgain(deps, resume)) ?? stored.text, {
            corrections,
            factsVersion,
            asOf: stored.read.asOf,
          }),
    on: unchanged,
    columns: {},
    first: "rows",
    activity: null,
  });
}

/** Null for a file that is gone, or that this version of the engine refuses. */
async function readAgain({ files }: Deps, { fileKey }: Resume): Promise<ResumeText | null> {
  const bytes = await files.get(fileKey);
  if (!bytes) return null;
  try {
    return await readResume(bytes, fileKey);
  } catch (error) {
    if (error instanceof ReadError) return null;
    throw error;
  }
}
