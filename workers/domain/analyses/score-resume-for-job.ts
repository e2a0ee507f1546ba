import { jobAdvice } from "../../engine/advise";
import { scoreResume } from "../../engine/score";
import type { ResumeFacts } from "../../engine/types";
import { ENGINE_VERSION } from "../../engine/version";
import type { ReadJob } from "./read-job";
import { MAX_TITLE, UNTITLED } from "./rules";
import type { StoredJobAnalysis } from "./stored-analysis";

/** Scores facts against a job and says all that follows: the same facts, job and engine always give the same answer. */
export function scoreResumeForJob(
  facts: ResumeFacts,
  { job, posting }: Pick<ReadJob, "job" | "posting">,
): StoredJobAnalysis {
  const sheet = scoreResume(facts, job);
  return { engineVersion: ENGINE_VERSION, posting, job, sheet, advice: jobAdvice(facts, job, sheet) };
}

/** What the row of a job analysis repeats of it, for lists, statistics and programs. */
export function analysisColumnsOf({ job, advice, engineVersion }: StoredJobAnalysis) {
  const texts = (findings: { text: string }[]) => findings.map(({ text }) => text);
  return {
    jobTitle: job.title.slice(0, MAX_TITLE) || UNTITLED,
    score: advice.matchScore,
    strengths: texts(advice.strengths),
    gaps: texts(advice.gaps),
    suggestions: texts(advice.suggestions),
    pivotStrategy: advice.pivotStrategy.join("\n"),
    matchingSkills: advice.skills.matching,
    missingSkills: advice.skills.missing,
    companyRelevance: advice.companyRelevance,
    jobRelevance: advice.jobRelevance,
    overallAnalysis: advice.overallAnalysis,
    engineVersion,
  };
}
