import { Hono } from "hono";
import { may } from "../../domain/agencies/roles";
import { exportPool } from "../../domain/pool/export-pool";
import { filtersPool } from "../../domain/pool/pool-filters";
import { parsePoolQuery } from "../../domain/pool/pool-query";
import { freshStep } from "../access/fresh-step";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { toAppError } from "../errors";
import { exportResponse } from "../export-response";
import { requireApiAgent } from "../guards";

export const poolApi = new Hono<AppEnv>().get("/candidates.csv", access("agent"), freshStep, async (c) => {
  const agent = await requireApiAgent(c);
  const asked = parsePoolQuery(new URL(c.req.url).searchParams);
  const query = { ...asked, scope: may(agent, "manage") ? asked.scope : ("mine" as const) };
  const file = await exportPool(c.get("deps"), { agent, query }).catch((error: unknown) => {
    throw toAppError(error, filtersPool(query) ? "export-filtered-failed" : "export-failed");
  });
  return exportResponse(file);
});
