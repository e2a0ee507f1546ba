import { and, eq, gt, lt } from "drizzle-orm";
import { resumeAnalyses, resumes } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { inTurns } from "../documents/in-turns";
import { readAgain } from "../files/read-again";
import { readStoredResume } from "../files/stored-results";
import type { Resume } from "./get-resume";
import { judgeFacts, makeStoredResume } from "./make-stored-resume";
import { saveStoredResume } from "./save-stored-resume";

/** Résumés read in one run: a second of work. */
const MAX_ROWS = 10;

/**
 * Judges job seekers' résumés again that an earlier engine judged. What a person has corrected is not read again, because
 * their corrections speak of entries as they were read.
 * @returns how many were judged
 */
export async function refreshOutdatedResumes(deps: Deps): Promise<number> {
  return inTurns(deps, {
    task: "outdated-resumes",
    most: MAX_ROWS,
    rowsAfter: (after) =>
      deps.db.shared
        .select({ id: resumeAnalyses.id, resume: resumes })
        .from(resumeAnalyses)
        .innerJoin(resumes, eq(resumes.id, resumeAnalyses.resumeId))
        .where(and(lt(resumeAnalyses.engineVersion, ENGINE_VERSION), gt(resumeAnalyses.id, after)))
        .orderBy(resumeAnalyses.engineVersion, resumeAnalyses.id)
        .limit(MAX_ROWS),
    work: ({ resume }) => refresh(deps, resume),
  });
}

async function refresh(deps: Deps, resume: Resume): Promise<boolean> {
  if (resume.analysisStatus !== "completed") return false;
  const stored = await readStoredResume(deps.files, resume.fileKey);
  if (!stored) return false;
  const { factsVersion, corrections } = resume;
  const unchanged = and(eq(resumes.factsVersion, factsVersion), eq(resumes.analysisStatus, "completed"));
  return saveStoredResume(deps, {
    resume,
    stored:
      corrections.length > 0
        ? judgeFacts(stored, resume)
        : makeStoredResume((await readAgain(deps, resume.fileKey)) ?? stored.text, {
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
