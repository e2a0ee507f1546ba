import type { Deps } from "../deps";
import { AppError } from "../errors";
import { getStoredResume } from "./get-resume";
import { jsonResume } from "./json-resume";

/** A résumé, as corrected, as jsonresume.org's resume.json. @throws AppError "resume-not-found" | "resume-pending" | "resume-unreadable" */
export async function exportJsonResume(
  deps: Pick<Deps, "db" | "files">,
  own: { userId: string; resumeId: string },
): Promise<{ fileName: string; text: string }> {
  const { resume, stored } = await getStoredResume(deps, own);
  if (!stored)
    throw new AppError(resume.analysisStatus === "failed" ? "resume-unreadable" : "resume-pending");
  return {
    fileName: `${resume.name}.json`,
    text: `${JSON.stringify(jsonResume(stored.facts, { withQuotes: true }), null, 2)}\n`,
  };
}
