import { Hono } from "hono";
import { exportMatches } from "../../domain/matches/export-matches";
import { parseHistoryQuery } from "../../domain/matches/schema";
import { access } from "../access/rules";
import type { AppContext, AppEnv } from "../app-context";
import { exportResponse } from "../export-response";
import { requireApiSeeker } from "../guards";

export const historyApi = new Hono<AppEnv>()
  .get("/analyses.csv", access("seeker"), (c) => exported(c, "csv"))
  .get("/analyses.json", access("seeker"), (c) => exported(c, "json"));

async function exported(c: AppContext, format: "csv" | "json"): Promise<Response> {
  const { userId } = await requireApiSeeker(c);
  const query = parseHistoryQuery(new URL(c.req.url).searchParams);
  return exportResponse(exportMatches(c.get("deps"), { userId, query, format }));
}
