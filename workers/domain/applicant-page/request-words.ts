import type { REQUEST_KINDS } from "../../../db/schema";

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What a person may ask for, as mails and pages name it. */
export const REQUEST_WORDS: Record<RequestKind, string> = {
  correct: "Correction of what was read",
  object: "Objection",
  ask: "Review by a person",
  "opt-out": "Opt-out of scoring",
  delete: "Deletion",
};
