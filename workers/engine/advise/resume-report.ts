import { profileOfTitle } from "../job/title-profile";
import { scoreResume, scoreResumeQuality } from "../score";
import type { Finding, JobProfile, ResumeFacts, Score, ScoreSheet } from "../types";
import { type SuggestedPosition, suggestPositions } from "./positions";
import { skillLists } from "./skill-lists";
import { resumeSuggestions } from "./suggestions";

/** A suggested position with what of its usual skills the résumé shows and what it doesn't. */
export type PositionFit = SuggestedPosition & {
  fitting: string[];
  missing: string[];
  transferable: string[];
};

/** A recommendation and what following it would add to the résumé score, in points; null where that can't be computed. */
export type Recommendation = Finding & { worth: number | null };

/** Everything that is said of a résumé without a job. */
export type ResumeReport = {
  /** the résumé score with its parts; null where nothing was read */
  quality: Score | null;
  /** best first; empty where nothing fits */
  positions: PositionFit[];
  /** the built-in profile of the best position and how the résumé stands against it */
  best: { title: string; job: JobProfile; sheet: ScoreSheet } | null;
  strengths: Finding[];
  weaknesses: Finding[];
  /** what is worth most first */
  recommendations: Recommendation[];
};

/** Judges a résumé alone. `job_fit_score` is the relevancy of `best`. */
export function resumeReport(facts: ResumeFacts): ResumeReport {
  const positions = suggestPositions(facts).map((position) => {
    const { matching, missing, transferable } = skillLists(facts, profileOfTitle(position.title));
    return { ...position, fitting: matching, missing, transferable };
  });
  const title = positions[0]?.title;
  const job = title === undefined ? null : profileOfTitle(title);
  const best = job && { title: job.title, job, sheet: scoreResume(facts, job) };
  return {
    quality: scoreResumeQuality(facts),
    positions,
    best,
    strengths: best?.sheet.strengths ?? [],
    weaknesses: best?.sheet.gaps ?? [],
    recommendations: resumeSuggestions(facts).map((finding) => ({ ...finding, worth: null })),
  };
}
