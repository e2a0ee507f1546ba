import { FINDINGS } from "../match/weights";
import type { Finding, JobProfile, ResumeFacts, ScoreSheet } from "../types";
import { type Counterfactual, isFarApart } from "./counterfactuals";
import { resumeAdvice } from "./resume-advice";

const SHOWN = 6;

/**
 * What would make the résumé speak better, most useful first: for the job, then for any reader.
 * @param counterfactuals those of these facts and this job
 * @returns plain sentences; `evidence` holds the lines of the résumé that a suggestion is about
 */
export function suggestionsFor(
  facts: ResumeFacts,
  job: JobProfile,
  sheet: ScoreSheet,
  counterfactuals: Counterfactual[],
): Finding[] {
  const forJob = counterfactuals
    .slice(0, FINDINGS.gaps)
    .map(({ text, requirementId }) => ({ text, requirementId, evidence: [] }));
  if (isFarApart(sheet)) {
    const text = `A few more words won't bridge the way from this résumé to ${job.title || "this job"}: it asks for work that the résumé doesn't show. Training, or first work in that field, would; the pivot says where to begin.`;
    forJob.unshift({ text, requirementId: null, evidence: [] });
  }
  return [...forJob, ...resumeSuggestions(facts)].slice(0, SHOWN);
}

/** Suggestions about the résumé itself, without a job. */
export function resumeSuggestions(facts: ResumeFacts): Finding[] {
  return resumeAdvice(facts).map(({ text, requirementId, evidence }) => ({ text, requirementId, evidence }));
}
