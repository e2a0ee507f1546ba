import type { JobAdvice } from "../../engine/advise/job-advice";
import type { JobProfile, ScoreSheet } from "../../engine/types";

/** The file of a job analysis (`job_analyses.detail_key`). Quotes point into the résumé's text and into `posting`. */
export type StoredMatch = {
  engineVersion: string;
  /** the words that were analysed; empty where only a title was given */
  posting: string;
  job: JobProfile;
  sheet: ScoreSheet;
  advice: JobAdvice;
};
