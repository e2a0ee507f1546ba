import type { REQUEST_KINDS } from "../../../db/schema";

export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_WORDS: Record<RequestKind, string> = {
  correct: "Correction of what was read",
  object: "Objection",
  ask: "Review by a person",
  "opt-out": "Opt-out of scoring",
  delete: "Deletion",
};
