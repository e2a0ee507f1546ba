import type { ServerBuild } from "@remix-run/cloudflare";
import type * as entryServer from "../../../../app/entry.server";
// @ts-expect-error: made by `remix vite:build`
import * as build from "../../../../build/server/index.js";
import { createSite } from "../../../../workers/http/site";

export { BatchProgress } from "../../../../workers/durable-objects/batch-progress";

type Entry = typeof entryServer;
const entry = (build as unknown as { entry: { module: Entry } }).entry.module;

const RENDERS = "x-bench-renders";

const handleRequest: Entry["default"] = async (request, status, headers, remixContext, loadContext) => {
  const answer = await entry.default(request, status, headers, remixContext, loadContext);
  for (let left = Number(request.headers.get(RENDERS) ?? 0); left > 0; left--)
    entry.renderTree(remixContext, { url: request.url, nonce: loadContext.cspNonce, late: false });
  return answer;
};

export default createSite({
  ...build,
  entry: { module: { ...entry, default: handleRequest } },
} as unknown as ServerBuild);
