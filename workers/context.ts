import { openDatabases } from "../db/client";
import { createBatchProgress } from "./adapters/batch-progress/durable-progress";
import { createR2Files } from "./adapters/files/r2-files";
import { consoleLog } from "./adapters/log/console-log";
import { createResumeQueue } from "./adapters/resume-queue/cloudflare-queue";
import type { Deps } from "./domain/deps";
import { type Env, parseEnv, type Settings } from "./env";

/** The one place where adapters are put behind the domain. */
export function createDeps(env: Env): Deps & { settings: Settings } {
  const settings = parseEnv(env);
  return {
    settings,
    db: openDatabases(env.DB),
    files: createR2Files(env.FILES),
    resumeQueue: createResumeQueue(env.RESUMES),
    progress: createBatchProgress(env.BATCHES),
    log: consoleLog,
    now: Date.now,
  };
}
