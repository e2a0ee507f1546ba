import { z } from "zod";
import type { ResumeMessage } from "./adapters/resume-queue/port";
import type { BatchProgress } from "./durable-objects/batch-progress";

/** What Cloudflare hands to the Worker: see `wrangler.toml`. */
export type Env = {
  ASSETS: Fetcher;
  DB: D1Database;
  FILES: R2Bucket;
  RESUMES: Queue<ResumeMessage>;
  BATCHES: DurableObjectNamespace<BatchProgress>;
  RATE_LIMIT: RateLimit;
  MAIL: SendEmail;
  ANALYTICS: AnalyticsEngineDataset;
  APP_ORIGIN: string;
  SWEEP_AFTER_SECONDS?: string;
};

const BINDINGS = ["ASSETS", "DB", "FILES", "RESUMES", "BATCHES"] as const;

const settingsSchema = z.object({
  /** Where the site stands, without a trailing slash. */
  APP_ORIGIN: z.url().transform((url) => new URL(url).origin),
  /** How long a message may be under way before the sweeper sends it again. */
  SWEEP_AFTER_SECONDS: z.coerce.number().int().min(1).default(300),
});

export type Settings = z.infer<typeof settingsSchema>;

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
