import { env } from "cloudflare:workers";

/** Settings that production would take: the tests' own point at stand-ins. */
export const productionEnv = {
  ...env,
  APP_ORIGIN: "https://plumbline.example",
  SIGNING_SECRET: "x".repeat(40),
  STAFF_EMAILS: "",
  MAIL_TRANSPORT: "cloudflare",
  GOOGLE_ISSUER: "https://accounts.google.com",
  LINKEDIN_ORIGIN: "https://www.linkedin.com",
  TURNSTILE_ORIGIN: "https://challenges.cloudflare.com",
  STRIPE_ORIGIN: undefined,
  JOB_BOARDS_ORIGIN: undefined,
  WEBHOOK_STAND_IN: undefined,
  MODEL_URL: "https://models.example/v1",
  PASSWORD_COST: undefined,
};
