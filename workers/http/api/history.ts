import { Hono } from "hono";
import { exportAnalyses } from "../../domain/matches/export-matches";
import { parseHistoryQuery } from "../../domain/matches/schema";
import { access } from "../access/rules";
import type { AppContext, AppEnv } from "../app-context";
import { exportResponse } from "../export-response";
import { requireApiCandidate } from "../guards";

/** A job seeker's history as a file, filtered and ordered as the page of the same query. */
export const historyApi = new Hono<AppEnv>()
  .get("/analyses.csv", access("candidate"), (c) => exported(c, "csv"))
  .get("/analyses.json", access("candidate"), (c) => exported(c, "json"));

async function exported(c: AppContext, format: "csv" | "json"): Promise<Response> {
  const { userId } = await requireApiCandidate(c);
  const query = parseHistoryQuery(new URL(c.req.url).searchParams);
  return exportResponse(exportAnalyses(c.get("deps"), { userId, query, format }));
}
