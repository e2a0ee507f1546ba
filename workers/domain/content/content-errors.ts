export const CONTENT_ERRORS = {
  "slug-taken": { status: 409, message: "Another article has this address already." },
  "article-changed": {
    status: 409,
    message:
      "Someone else has saved this article since you opened it, so yours was not saved. Your text is still below: copy it, reload the page and put your changes in.",
  },
  "letter-changed": {
    status: 409,
    message:
      "Someone else has saved or sent this letter since you opened it, so yours was not saved. Your text is still below: copy it and reload the page.",
  },
  "list-empty": { status: 409, message: "Nobody on this list has confirmed their address yet." },
  "letter-too-soon": {
    status: 409,
    message:
      "Readers were promised one newsletter a month at most, and the last one is less than 31 days old.",
  },
  "message-not-sent": {
    status: 500,
    message: "Sorry, there was an error sending your message. Please try again.",
  },
} as const;
