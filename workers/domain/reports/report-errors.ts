export const REPORT_ERRORS = {
  "report-gone": {
    status: 404,
    message:
      "This page is no longer available. Its link may have ended or been taken back, or a part of it is missing. Please ask the agency that sent it to you.",
  },
  "report-not-found": { status: 404, message: "This link isn't there any more." },
  "report-empty": { status: 400, message: "Please choose at least one person of the shortlist." },
  "report-too-long": { status: 400, message: "A page for a client can show up to 30 people." },
  "report-client-missing": { status: 400, message: "Please say who the page is for." },
  "report-consent-missing": {
    status: 409,
    message: "Someone you chose hasn't consented to be represented. Please record their consent first.",
  },
  "report-untold": {
    status: 409,
    message: "Someone you chose hasn't been told yet that you hold their résumé. Please tell them first.",
  },
  "report-unread": {
    status: 409,
    message: "Someone you chose has no finished analysis. Please wait for it, or leave them out.",
  },
  "report-names": {
    status: 400,
    message: "A comment names someone, though the page is blind. Please change it, or turn blind off.",
  },
  "too-many-shares": {
    status: 409,
    message: "This analysis has 20 open links already. Please withdraw one first.",
  },
  "too-many-reports": {
    status: 409,
    message: "This job thread has 20 open links already. Please withdraw one first.",
  },
  "report-over": {
    status: 409,
    message: "This link is closed for good. Please create a new one.",
  },
  "consent-day": {
    status: 400,
    message: "Please give the day on which they said it: today or earlier.",
  },
  "consent-way": { status: 400, message: "Please say how they told you." },
  "answer-missing": { status: 400, message: "Please choose Yes or No, or write your question." },
  "answer-own-report": {
    status: 403,
    message: "You are signed in for the agency that made this page, so you can't answer for its client.",
  },
  "too-many-answers": {
    status: 429,
    message: "You have answered about this person 20 times. Please write to the agency instead.",
  },
} as const;
