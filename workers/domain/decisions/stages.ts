import type { applicants } from "../../../db/schema";

export type Stage = (typeof applicants.$inferSelect)["stage"];

/** In the order of a hiring; an agency may rename and reorder them (`stage-settings.ts`). */
export const stages = [
  "new",
  "shortlisted",
  "interview",
  "offer",
  "hired",
  "rejected",
] as const satisfies readonly Stage[];

export const defaultStageNames: Record<Stage, string> = {
  new: "New",
  shortlisted: "Shortlisted",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
  rejected: "Rejected",
};

/** Who stands here has the star: their résumé is kept longer, and their name is shown under blind review. */
export function isListed(stage: Stage): boolean {
  return stage !== "new" && stage !== "rejected";
}

/** Why someone may be turned down: only what the job asks for, and what the person or the client decided. */
export const defaultReasons = {
  "must-have": "A must-have of the job is missing",
  experience: "Too little experience in this kind of work",
  qualification: "A required qualification or licence is missing",
  language: "The job’s language level isn’t reached",
  interview: "Interview or work sample didn’t show what the job needs",
  availability: "Not available when the job needs someone",
  place: "Can’t work where the job is",
  pay: "Pay expectations are above the job’s range",
  stronger: "Others meet more of the requirements",
  withdrew: "They withdrew",
  filled: "The job was filled or called off",
} as const;

export const MAX_DECISION_COMMENT = 1000;
export const MAX_PERSON_NOTE = 4000;

export const MAX_PEOPLE_AT_ONCE = 100;

export const PAST_SHORTLIST = "They are past the shortlist: choose another stage instead.";
