import type { ServerBuild } from "@remix-run/cloudflare";
// @ts-expect-error: made by `design-site.ts`
import * as build from "../../../.data/design/server/index.js";
import { createSite } from "../../../workers/http/site";

export { BatchProgress } from "../../../workers/durable-objects/batch-progress";

export default createSite(build as unknown as ServerBuild);
