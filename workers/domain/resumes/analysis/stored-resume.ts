import type { ResumeReport } from "../../../engine/advise/resume/resume-report";
import type { ResumeFacts, ResumeText } from "../../../engine/types";

export type StoredResume = {
  engineVersion: string;
  text: ResumeText;
  /** as the machine read them */
  read: ResumeFacts;
  /** with the person's corrections: what every score rests on */
  facts: ResumeFacts;
  factsVersion: number;
  report: ResumeReport;
};
