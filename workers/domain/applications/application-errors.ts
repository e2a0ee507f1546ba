import { MAX_APPLICATIONS } from "./application-limits";

export const APPLICATION_ERRORS = {
  "application-not-found": {
    status: 404,
    message: "This application is no longer there: perhaps you deleted it.",
  },
  "application-limit": {
    status: 409,
    message: `You track ${new Intl.NumberFormat("en").format(MAX_APPLICATIONS)} jobs already, which is the limit. Delete one to add another.`,
  },
  "application-changed": {
    status: 409,
    message:
      "This application was changed in another tab or on another device since you opened it, so nothing was saved. What you wrote is still below.",
  },
} as const;
