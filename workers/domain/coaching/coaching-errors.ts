export const COACHING_ERRORS = {
  "session-not-found": {
    status: 404,
    message: "We know no session under this link. Please open it from the mail again, whole.",
  },
  "session-other-account": {
    status: 403,
    message:
      "This session was asked for with another email address than your account’s. Please sign in with the address to which our mail came.",
  },
  "session-for-seekers": {
    status: 403,
    message: "Coaching is for job seekers, and you are signed in for an agency.",
  },
  "proposal-over": {
    status: 409,
    message: "This hour is no longer kept for you, so nothing was changed. You can ask for another one.",
  },
  "session-booked": { status: 409, message: "This session is booked and paid already." },
  "session-late": {
    status: 409,
    message: "The session begins in less than 24 hours, so it can’t be moved or cancelled here any more.",
  },
  "session-over": { status: 409, message: "This session is over or cancelled, so nothing was changed." },
  "hour-not-open": {
    status: 400,
    message: "Please choose an hour that begins in two hours at the earliest, and within six months.",
  },
  "hour-missing": {
    status: 400,
    message: "Clocks in their time zone leap over this time on that day. Please choose another one.",
  },
  "hour-taken": {
    status: 409,
    message: "This coach has another session at that time, or has proposed one. Please choose another hour.",
  },
  "session-being-paid": {
    status: 409,
    message: "They are paying for the hour that was proposed, so it stays for now. Please look again later.",
  },
} as const;
