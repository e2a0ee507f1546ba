import { Hono } from "hono";
import { exportOwnPage } from "../../../domain/applicant-page/export-own-page";
import { access } from "../../access/rules";
import type { AppEnv } from "../../app-context";
import { exportResponse } from "../../export-response";
import { enforceRateLimit } from "../../requests/small-requests";

/** What an applicant's page shows, to keep: for anyone with its code, as the page is. */
export const ownPagesApi = new Hono<AppEnv>().get("/:code/data.zip", access("public"), async (c) => {
  await enforceRateLimit(c, "applicant-copy");
  const answer = exportResponse(await exportOwnPage(c.get("deps"), { code: c.req.param("code") }));
  answer.headers.set("X-Robots-Tag", "noindex, nofollow, noarchive");
  return answer;
});
