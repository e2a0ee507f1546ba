import type { ServerBuild } from "@remix-run/cloudflare";
// @ts-expect-error: made by `remix vite:build`, which needs this file's neighbours and not this one
import * as build from "../build/server/index.js";
import { createDeps } from "./context";
import { handleMinute } from "./crons/minute";
import type { Env } from "./env";
import { createSite } from "./http/site";
import { handleDeadResumes, handleResumes } from "./queues/resumes";

export { BatchProgress } from "./durable-objects/batch-progress";

const site = createSite(build as unknown as ServerBuild);

export default {
  fetch: (request, env, ctx) => site.fetch(request, env, ctx),
  async queue(batch, env) {
    const deps = createDeps(env);
    if (batch.queue === "plumbline-resumes-dead") await handleDeadResumes(deps, batch);
    else await handleResumes(deps, batch);
  },
  async scheduled(_controller, env) {
    await handleMinute(createDeps(env));
  },
} satisfies ExportedHandler<Env>;
