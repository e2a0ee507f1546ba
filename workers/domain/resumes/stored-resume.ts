import type { ResumeReport } from "../../engine/advise/resume-report";
import type { ResumeFacts, ResumeText } from "../../engine/types";

/** The analysis file beside a job seeker's résumé (`{fileKey}` + `ANALYSIS_SUFFIX`). */
export type StoredResume = {
  engineVersion: string;
  text: ResumeText;
  /** as the machine read them */
  read: ResumeFacts;
  /** with the person's corrections: what every score stands on */
  facts: ResumeFacts;
  /** `resumes.facts_version` that `facts` and `report` stand on */
  factsVersion: number;
  report: ResumeReport;
};
