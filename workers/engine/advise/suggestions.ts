import type { Finding, JobProfile, ResumeFacts, ScoreSheet } from "../types";
import { isFarApart } from "./counterfactuals";
import { resumeAdvice } from "./resume-advice";

const SHOWN = 6;

/** What would make the résumé speak better for any reader; first of all, where it is so, that the job lies too far from it. */
export function suggestionsFor(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): Finding[] {
  const far: Finding[] = isFarApart(sheet)
    ? [{ message: { code: "far-apart", job: job.title || null }, requirementId: null, evidence: [] }]
    : [];
  const own = resumeAdvice(facts).map(({ change: _tried, ...finding }) => finding);
  return [...far, ...own].slice(0, SHOWN);
}
