import { and, eq } from "drizzle-orm";
import { resumes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { requireScoring } from "../../engine-blocks/blocked-engine";
import { AppError } from "../../errors";
import { storeCorrections } from "../../stored/corrections";
import { wrapError } from "../../wrap-error";
import { judgeFacts } from "../analysis/make-stored-resume";
import { saveStoredResume } from "../analysis/save-stored-resume";
import type { StoredResume } from "../analysis/stored-resume";
import { getStoredResume } from "../get-resume";
import { resumeEditSchema } from "../schema";
import { readingOf } from "./confirm-reading";
import { editCorrections } from "./edit-corrections";

/** Corrects what was read, or takes that back, and judges again. `factsVersion`: what the person saw. */
export async function correctResume(
  deps: Deps,
  { edit, factsVersion, ...own }: { userId: string; resumeId: string; factsVersion: number; edit: unknown },
): Promise<StoredResume> {
  const parsed = resumeEditSchema.safeParse(edit);
  const { resume, stored } = await getStoredResume(deps, own).catch(wrapError("resume-fetch-failed"));
  if (!parsed.success) throw new AppError("invalid-input", { message: parsed.error.issues[0]?.message });
  if (!stored || resume.factsVersion !== factsVersion) throw new AppError("decided-meanwhile");
  const corrections = editCorrections(stored.read, resume.corrections, parsed.data);
  if (JSON.stringify(corrections) === JSON.stringify(resume.corrections)) return stored;
  await requireScoring(deps);
  const next = { factsVersion: factsVersion + 1 };
  const judged = judgeFacts(stored, { ...next, corrections });
  const isSaved = await saveStoredResume(deps, {
    resume,
    stored: judged,
    corrections,
    on: and(eq(resumes.factsVersion, factsVersion), eq(resumes.analysisStatus, "completed")),
    columns: {
      ...next,
      corrections: storeCorrections(corrections),
      // What a person confirmed and then corrects stays theirs.
      ...(resume.confirmedReading === readingOf(stored.facts) && {
        confirmedReading: readingOf(judged.facts),
      }),
    },
    activity: null,
  }).catch(wrapError("analysis-save-failed"));
  if (!isSaved) throw new AppError("decided-meanwhile");
  return judged;
}
