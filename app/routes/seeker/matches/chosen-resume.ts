import type { AppLoadContext } from "@remix-run/cloudflare";
import { readFacts } from "~/lib/views/read-facts";
import { type ChosenResume, readingView } from "~/lib/views/reading-view";
import { getResumeReport } from "../../../../workers/domain/resumes/get-resume-report";

/** The résumé that an analysis is to rest on; null where there is none of this id. */
export async function chosenResume(
  context: AppLoadContext,
  own: { userId: string; resumeId: string },
): Promise<ChosenResume | null> {
  const found = await context.attempt(() => getResumeReport(context.deps, own));
  if (!found.ok) return null;
  const { resume, stored, failure, isConfirmed, sureFrom } = found.value;
  const { id, name, analysisStatus: status, corrections } = resume;
  if (!stored || isConfirmed) return { id, name, status, failure, reading: null };
  const { facts, factsVersion } = stored;
  const read = readFacts(stored, { corrections, sureFrom });
  const reading = readingView(read, { factsVersion, skills: facts.skills.length });
  return { id, name, status, failure, reading };
}
