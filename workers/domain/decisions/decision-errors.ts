export const DECISION_ERRORS = {
  "reason-required": { status: 400, message: "Please choose a reason: a no needs one." },
  "not-opened": {
    status: 409,
    message: "Please open this person first: nobody is turned down unread.",
  },
  "stage-changed": {
    status: 409,
    message: "Someone moved this person a moment ago. Please look again; nothing was changed.",
  },
  "nothing-to-take-back": {
    status: 409,
    message: "Nothing was taken back: the people have been moved again since, or it was taken back already.",
  },
  "note-empty": { status: 400, message: "Please write something first." },
  "note-too-long": { status: 400, message: "A note may have up to 4,000 characters." },
  "comment-too-long": { status: 400, message: "A comment may have up to 1,000 characters." },
  "nobody-chosen": { status: 400, message: "Please choose at least one person." },
  "too-many-chosen": { status: 400, message: "Up to 100 people can be moved at once." },
  "reason-unknown": { status: 400, message: "Please choose a reason from the list." },
  "stages-invalid": {
    status: 400,
    message:
      "Please give every stage a name of up to 30 characters, and keep 1 to 20 reasons of up to 100 characters.",
  },
  "log-busy": { status: 503, message: "Too many changes at the same moment. Please try again." },
} as const;
