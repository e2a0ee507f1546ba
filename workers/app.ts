import type { ServerBuild } from "@remix-run/cloudflare";
// @ts-expect-error: made by `remix vite:build`, which needs this file's neighbours and not this one
import * as build from "../build/server/index.js";
import { createDeps } from "./context";
import { handleMinute } from "./crons/minute";
import type { Deps } from "./domain/deps";
import type { Env } from "./env";
import { createSite } from "./http/site";
import { handleDeadErrands, handleErrands } from "./queues/errands";
import { handleDeadResumes, handleResumes } from "./queues/resumes";

export { BatchProgress } from "./durable-objects/batch-progress";

const consumers: Record<string, (deps: Deps, batch: MessageBatch<unknown>) => Promise<void>> = {
  "plumbline-resumes": handleResumes,
  "plumbline-own-resumes": handleResumes,
  "plumbline-resumes-dead": handleDeadResumes,
  "plumbline-errands": handleErrands,
  "plumbline-errands-dead": handleDeadErrands,
};

const site = createSite(build as unknown as ServerBuild);

export default {
  fetch: (request, env, ctx) => site.fetch(request, env, ctx),
  async queue(batch, env) {
    const deps = createDeps(env);
    await consumers[batch.queue]?.(deps, batch);
  },
  async scheduled(_controller, env) {
    await handleMinute(createDeps(env));
  },
} satisfies ExportedHandler<Env>;
