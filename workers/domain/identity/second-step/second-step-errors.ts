export const SECOND_STEP_ERRORS = {
  "code-wrong": {
    status: 400,
    message:
      "That code isn’t right, or was used already. Codes of an app change every 30 seconds: please take the newest one.",
  },
  "authenticator-gone": {
    status: 409,
    message: "This app is no longer being set up. Please begin again.",
  },
  "authenticator-limit": { status: 409, message: "You have five apps already. Remove one to add another." },
  "last-authenticator": {
    status: 409,
    message:
      "Your company asks all its colleagues for a second step, so your last app or passkey has to stay.",
  },
  "passkey-refused": {
    status: 400,
    message: "That passkey wasn’t accepted. Please try again, or use another passkey or a code.",
  },
  "passkey-limit": {
    status: 409,
    message: "You have ten passkeys already. Remove one to add another.",
  },
  "step-stale": {
    status: 403,
    message: "Please confirm first that it is you, with your passkey or a code. Then try again.",
  },
  "second-step-required": {
    status: 403,
    message: "Your company asks for a second step at sign-in. Please set it up first.",
  },
  "second-step-missing": {
    status: 409,
    message: "Please set up the second step for yourself first: then you can ask your colleagues for it.",
  },
} as const;
