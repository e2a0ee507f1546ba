import { MAX_VERSIONS, MAX_VERSIONS_OF_PERSON } from "./draft-limits";

export const DRAFT_ERRORS = {
  "draft-not-found": {
    status: 404,
    message: "This version is no longer there: perhaps you deleted it.",
  },
  "draft-limit": {
    status: 409,
    message: `Nothing was saved: you can keep ${MAX_VERSIONS} versions of one analysis and ${MAX_VERSIONS_OF_PERSON} in all. Delete one to save another. What you wrote is still below.`,
  },
  "draft-saved-meanwhile": {
    status: 409,
    message:
      "A newer version was saved in another tab or on another device since you opened this page, so nothing was saved yet. What you wrote is still below.",
  },
  "draft-too-long": {
    status: 400,
    message: "This résumé is too long to be rewritten here: at most 60,000 characters and 600 bullets fit.",
  },
} as const;
