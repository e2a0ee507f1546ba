export const VOLUNTARY_ERRORS = {
  "voluntary-gone": {
    status: 404,
    message:
      "These questions are no longer open. The link may have been used, or its 30 days are over, or the agency has stopped asking. You need not do anything.",
  },
  "voluntary-off": {
    status: 409,
    message: "Voluntary questions are switched off. An owner of your company can switch them on.",
  },
  "voluntary-nobody": { status: 409, message: "There is nobody in this job thread who can be asked now." },
  "voluntary-meanwhile": {
    status: 409,
    message: "A colleague asked these people a moment ago. Please look again; you asked nobody.",
  },
  "voluntary-unknown": { status: 400, message: "Please choose one of the answers of each question." },
  "audit-empty": { status: 409, message: "There is no half-year with enough answers to export yet." },
} as const;
