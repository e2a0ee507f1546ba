import { Hono } from "hono";
import { exportAnalyses } from "../../domain/analyses/export-analyses";
import { parseHistoryQuery } from "../../domain/analyses/schema";
import { access } from "../access/rules";
import type { AppContext, AppEnv } from "../app-context";
import { requireApiCandidate } from "../guards";

/** A job seeker's history as a file, filtered and ordered as the page of the same query. */
export const historyApi = new Hono<AppEnv>()
  .get("/analyses.csv", access("candidate"), (c) => exported(c, "csv"))
  .get("/analyses.json", access("candidate"), (c) => exported(c, "json"));

async function exported(c: AppContext, format: "csv" | "json"): Promise<Response> {
  const { userId } = await requireApiCandidate(c);
  const query = parseHistoryQuery(new URL(c.req.url).searchParams);
  const { fileName, type, lines } = exportAnalyses(c.get("deps"), { userId, query, format });
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
