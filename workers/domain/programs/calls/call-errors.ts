export const CALL_ERRORS = {
  "calls-exceeded": { status: 429, message: "This API key has used up its calls of this minute." },
  "body-invalid": { status: 400, message: "The body isn't JSON as this address takes it." },
  "body-repeats": { status: 400, message: "The body names a field more than once." },
  "body-deep": { status: 400, message: "The body is nested too deeply." },
  "body-large": { status: 413, message: "The body is too large." },
  "body-type": { status: 415, message: "Send “Content-Type: application/json”." },
  "fields-invalid": { status: 422, message: "Some fields are missing or not valid." },
  "cursor-invalid": { status: 400, message: "This cursor isn't one of ours." },
  "idempotency-key-invalid": {
    status: 400,
    message: "An Idempotency-Key has 1 to 255 printable ASCII characters.",
  },
  "idempotency-under-way": {
    status: 409,
    message: "A request with this Idempotency-Key is under way. Try again in a moment.",
  },
  "idempotency-mismatch": {
    status: 422,
    message: "This Idempotency-Key was used for another request within the last 24 hours.",
  },
} as const;
