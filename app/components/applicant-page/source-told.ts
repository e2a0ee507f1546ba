import type { ResumeSource } from "../../../workers/domain/notices/source-words";

/** Where an agency has a résumé from, as its person is told. */
export const SOURCE_TOLD: Record<ResumeSource, string> = {
  applied: "they got it from you, with your application",
  referred: "they got it from someone who referred you",
  "job-board": "they got it from a job board",
  network: "they got it through their professional network",
  other: "they got it from another source",
};
