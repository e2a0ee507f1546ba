import type { ServerBuild } from "@remix-run/cloudflare";
import { createDeps } from "./context";
import type { Env } from "./env";
import { createSite } from "./http/site";

export { BatchProgress } from "./durable-objects/batch-progress";

const site = createSite({
  // Set by scripts/lib/bundle/bundle-worker.ts; sources that run without a bundle keep no pages.
  version: process.env.PAGES_VERSION ?? "",
  // @ts-expect-error: made by `remix vite:build`, which needs this file's neighbours and not this one
  load: (): Promise<ServerBuild> => import("../build/server/index.js"),
});

/** What an isolate isn't asked for it doesn't load: the engine reads queues' résumés, most isolates answer requests. */
export default {
  fetch: (request, env, ctx) => site.fetch(request, env, ctx),
  async queue(batch, env) {
    const { handleBatch } = await import("./queues");
    await handleBatch(createDeps(env), batch);
  },
  async scheduled(_controller, env) {
    const { handleMinute } = await import("./crons/minute");
    await handleMinute(createDeps(env));
  },
} satisfies ExportedHandler<Env>;
