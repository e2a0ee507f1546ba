import * as z from "zod";
import type { DocumentMessage } from "./adapters/resume-queue/port";
import type { Task } from "./adapters/task-queue/port";
import { parseFormerPrices } from "./domain/billing/plans/former-prices";
import { PRODUCTION_COST } from "./domain/identity/password/password";
import { isPublicHost } from "./domain/public-host";
import type { BatchProgress } from "./durable-objects/batch-progress";

/** What Cloudflare hands to the Worker: see `wrangler.toml`. */
export type Env = {
  ASSETS: Fetcher;
  DB: D1Database;
  FILES: R2Bucket;
  RESUMES: Queue<DocumentMessage>;
  SEEKER_RESUMES: Queue<DocumentMessage>;
  TASKS: Queue<Task>;
  BATCHES: DurableObjectNamespace<BatchProgress>;
  RATE_LIMIT: RateLimit;
  MAIL: SendEmail;
  ANALYTICS: AnalyticsEngineDataset;
} & Record<SettingName, string | undefined>;

const BINDINGS = [
  "ASSETS",
  "DB",
  "FILES",
  "RESUMES",
  "SEEKER_RESUMES",
  "TASKS",
  "BATCHES",
  "RATE_LIMIT",
  "MAIL",
  "ANALYTICS",
] as const;

const origin = z.url().transform((url) => new URL(url).origin);
const emails = z
  .string()
  .default("")
  .transform((list) =>
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(z.array(z.email()));

const MODEL = ["MODEL_URL", "MODEL_KEY", "MODEL_NAME", "MODEL_PROVIDER", "MODEL_COUNTRY"] as const;

const settingsSchema = z
  .object({
    /** Where the site stands, without a trailing slash. */
    APP_ORIGIN: origin,
    /** How long a message may be under way before the sweeper sends it again. */
    SWEEP_AFTER_SECONDS: z.coerce.number().int().min(1).default(300),
    /** Signs what the site hands out and takes back (device cookies, file addresses, API tokens). */
    SIGNING_SECRET: z.string().min(32),
    /** Who works for the provider: addresses, separated by commas. */
    STAFF_EMAILS: emails,
    /** Cloudflare Access in front of /admin: "team.cloudflareaccess.com" and the application's audience tag. */
    ACCESS_TEAM_DOMAIN: z.string().optional(),
    ACCESS_AUDIENCE: z.string().optional(),
    GOOGLE_ISSUER: z.url().default("https://accounts.google.com"),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    TURNSTILE_ORIGIN: origin.default("https://challenges.cloudflare.com"),
    TURNSTILE_SITE_KEY: z.string().optional(),
    TURNSTILE_SECRET: z.string().optional(),
    /** Where postings at LinkedIn are read. */
    LINKEDIN_ORIGIN: origin.default("https://www.linkedin.com"),
    /** What plays job boards on a developer's machine; in production each has its own fixed host. */
    JOB_BOARDS_ORIGIN: origin.optional(),
    /** Keys of the feeds of Norway's and France's employment services: without one its feed isn't read. */
    NAV_TOKEN: z.string().min(1).optional(),
    FRANCE_TRAVAIL_CLIENT_ID: z.string().min(1).optional(),
    FRANCE_TRAVAIL_CLIENT_SECRET: z.string().min(1).optional(),
    /** What receives outgoing webhooks on a developer's machine; elsewhere they go to hosts on the internet alone. */
    WEBHOOK_STAND_IN: origin.optional(),
    /** A service of OpenAI's chat completions, up to "/v1", its key, the model, and who runs it where: all, or no model is asked. */
    MODEL_URL: z.url().optional(),
    MODEL_KEY: z.string().min(1).optional(),
    MODEL_NAME: z.string().min(1).optional(),
    MODEL_PROVIDER: z.string().min(1).optional(),
    MODEL_COUNTRY: z.string().min(1).optional(),
    /** Stripe's account, and the secret that signs its webhooks: both, or nothing can be bought. */
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    STRIPE_ORIGIN: origin.default("https://api.stripe.com"),
    /** "on": Stripe sells in its own name and sees to the tax (RULINGS 49). */
    STRIPE_MANAGED_PAYMENTS: z.enum(["on", "off"]).default("off"),
    /** Who runs the site, as the imprint says it. */
    IMPRINT_COMPANY: z.string().optional(),
    IMPRINT_ADDRESS: z.string().optional(),
    IMPRINT_REPRESENTED_BY: z.string().optional(),
    IMPRINT_EMAIL: z.email().optional(),
    IMPRINT_PHONE: z.string().optional(),
    IMPRINT_REGISTER: z.string().optional(),
    IMPRINT_VAT_ID: z.string().optional(),
    /** On what transfers out of the EEA rest, as the list of sub-processors says it. */
    TRANSFER_BASIS_CLOUDFLARE: z.string().min(1).optional(),
    TRANSFER_BASIS_STRIPE: z.string().min(1).optional(),
    TRANSFER_BASIS_GOOGLE: z.string().min(1).optional(),
    TRANSFER_BASIS_MODEL: z.string().min(1).optional(),
    /** What plans were sold for before: "agency-starter=49900", in euro cents, separated by commas. */
    FORMER_PRICES: z.string().default("").transform(parseFormerPrices).pipe(z.record(z.string(), z.number())),
    /** Sender of our mails; its domain must be set up at Cloudflare's Email Service. */
    MAIL_FROM: z.email(),
    /** Where messages from visitors go. */
    INFO_MAILBOX: z.email(),
    /** Further addresses that the contact page shows. */
    SUPPORT_MAILBOX: z.email().optional(),
    ENTERPRISE_MAILBOX: z.email().optional(),
    /** The product's own pages on networks; none is linked that isn't named. */
    SOCIAL_LINKEDIN: z.url({ protocol: /^https$/ }).optional(),
    SOCIAL_FACEBOOK: z.url({ protocol: /^https$/ }).optional(),
    SOCIAL_INSTAGRAM: z.url({ protocol: /^https$/ }).optional(),
    /** "outbox" sends nothing and keeps every mail for the local outbox page. */
    MAIL_TRANSPORT: z.enum(["cloudflare", "outbox"]).default("cloudflare"),
    /** scrypt's N for new password hashes; tests set a cheap one. */
    PASSWORD_COST: z.coerce.number().int().min(2).default(PRODUCTION_COST),
  })
  .superRefine((settings, context) => {
    const refuse = (name: SettingName) => context.addIssue({ code: "custom", path: [name], message: name });
    if (!settings.STRIPE_SECRET_KEY !== !settings.STRIPE_WEBHOOK_SECRET)
      refuse(settings.STRIPE_SECRET_KEY ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY");
    if (!settings.FRANCE_TRAVAIL_CLIENT_ID !== !settings.FRANCE_TRAVAIL_CLIENT_SECRET)
      refuse("FRANCE_TRAVAIL_CLIENT_SECRET");
    for (const name of MODEL) if (MODEL.some((one) => settings[one]) && !settings[name]) refuse(name);
    if (isLoopback(settings.APP_ORIGIN)) return;
    if (settings.MODEL_URL && !isPublicHttps(settings.MODEL_URL)) refuse("MODEL_URL");
    // Whatever stands in for a vendor on a developer's machine may not be reached in production.
    for (const name of ["JOB_BOARDS_ORIGIN", "WEBHOOK_STAND_IN"] as const) if (settings[name]) refuse(name);
    if (settings.STRIPE_ORIGIN !== "https://api.stripe.com") refuse("STRIPE_ORIGIN");
    for (const name of ["APP_ORIGIN", "GOOGLE_ISSUER", "TURNSTILE_ORIGIN", "LINKEDIN_ORIGIN"] as const)
      if (!isPublicHttps(settings[name])) refuse(name);
    for (const name of ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"] as const) if (!settings[name]) refuse(name);
    if (settings.STAFF_EMAILS.length > 0)
      for (const name of ["ACCESS_TEAM_DOMAIN", "ACCESS_AUDIENCE"] as const)
        if (!settings[name]) refuse(name);
    if (settings.MAIL_TRANSPORT !== "cloudflare") refuse("MAIL_TRANSPORT");
    if (settings.PASSWORD_COST !== PRODUCTION_COST) refuse("PASSWORD_COST");
    if (settings.SIGNING_SECRET.startsWith("local-")) refuse("SIGNING_SECRET");
  });

export type Settings = z.infer<typeof settingsSchema>;
type SettingName = keyof z.input<typeof settingsSchema>;

function isPublicHttps(url: string): boolean {
  return url.startsWith("https://") && isPublicHost(new URL(url).hostname);
}

/** Whether an address is this machine's own. */
export function isLoopback(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}

let parsed: { env: Env; settings: Settings } | null = null;

/**
 * Checks bindings and settings once per isolate.
 * @throws Error that names everything that is missing or wrong; values are never part of it
 */
export function parseEnv(env: Env): Settings {
  if (parsed?.env === env) return parsed.settings;
  const missing = BINDINGS.filter((name) => !env[name]);
  const result = settingsSchema.safeParse(env);
  const wrong = result.success ? [] : result.error.issues.map((issue) => String(issue.path[0]));
  if (missing.length + wrong.length > 0 || !result.success) {
    throw new Error(`Configuration: missing or wrong: ${[...missing, ...wrong].join(", ")}`);
  }
  parsed = { env, settings: result.data };
  return result.data;
}
