import { Hono } from "hono";
import { getBatchStatus } from "../../domain/documents/get-batch-status";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { requireApiAgent } from "../guards";

export const batchesApi = new Hono<AppEnv>()
  .get("/:batchId", access("agent"), async (c) => {
    const agent = await requireApiAgent(c);
    const status = await getBatchStatus(c.get("deps"), { agent, batchId: c.req.param("batchId") });
    return c.json(status, 200, { "Cache-Control": "no-store" });
  })
  .get("/:batchId/live", access("agent"), async (c) => {
    const agent = await requireApiAgent(c);
    const batchId = c.req.param("batchId");
    await getBatchStatus(c.get("deps"), { agent, batchId });
    if (c.req.header("upgrade")?.toLowerCase() !== "websocket") {
      return c.json({ error: "invalid-input", message: "A WebSocket connection is needed here." }, 426);
    }
    const batches = c.env.BATCHES;
    const { webSocket } = await batches.get(batches.idFromName(batchId)).fetch(c.req.raw);
    // A response of our own: headers of one that was fetched can't be changed by the middleware.
    return new Response(null, { status: 101, webSocket });
  });
