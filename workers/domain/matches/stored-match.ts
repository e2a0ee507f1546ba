import type { JobAdvice } from "../../engine/advise/job-advice";
import type { JobProfile, ScoreSheet } from "../../engine/types";

/** Quotes point into the résumé's text and into `posting`, which is empty where only a title was given. */
export type StoredMatch = {
  engineVersion: string;
  posting: string;
  job: JobProfile;
  /** what was read, where the person changed what the job asks for */
  jobAsRead?: JobProfile | undefined;
  sheet: ScoreSheet;
  advice: JobAdvice;
};
