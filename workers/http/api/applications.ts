import { Hono } from "hono";
import { exportApplications } from "../../domain/applications/export-applications";
import { parseApplicationQuery } from "../../domain/applications/schema";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { exportResponse } from "../export-response";
import { requireApiSeeker } from "../guards";

export const applicationsApi = new Hono<AppEnv>().get("/applications.csv", access("seeker"), async (c) => {
  const { userId } = await requireApiSeeker(c);
  const query = parseApplicationQuery(new URL(c.req.url).searchParams);
  return exportResponse(await exportApplications(c.get("deps"), { userId, query }));
});
