export const PAGE_ERRORS = {
  "page-gone": {
    status: 404,
    message:
      "This page is no longer available. The address may have ended or been withdrawn. Please ask the agency for a new one.",
  },
  "page-no-address": {
    status: 409,
    message: "The résumé names no email address that can be written to. Please print the code instead.",
  },
  "page-no-words": { status: 400, message: "Please write what a person should look at." },
  "page-long-words": { status: 400, message: "Please keep to 2,000 characters." },
  "page-asked-already": {
    status: 409,
    message: "You have asked for this already. The agency hasn’t answered yet.",
  },
  "page-unread": { status: 409, message: "Your résumé hasn’t been read, so nothing can be corrected here." },
  "page-not-opted-out": { status: 409, message: "You are scored already: there is no opt-out to take back." },
  "correction-outside": {
    status: 400,
    message:
      "These words don’t stand in your résumé. Only what it says can be scored: please ask a person at the agency instead.",
  },
  "request-not-found": { status: 409, message: "This request isn’t there any more." },
  "request-answered": { status: 409, message: "This request has been answered already." },
  "request-no-answer": { status: 400, message: "Please write an answer: it is mailed to the person." },
} as const;
