import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "../../domain/errors";
import { recordEvents } from "../../domain/statistics/record-events";
import { analyticsSchema } from "../../domain/statistics/schema";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { consentOf } from "../cookies/consent-cookies";
import { enforceRateLimit, readJson } from "../requests/small-requests";

/** The consent is read here once more: a page may be older than the choice. */
export const analyticsApi = new Hono<AppEnv>().post(
  "/",
  access("public"),
  bodyLimit({ maxSize: 4000 }),
  async (c) => {
    const { success, data } = analyticsSchema.safeParse(await readJson(c));
    if (!success) throw new AppError("invalid-input");
    await enforceRateLimit(c, "analytics");
    await recordEvents(c.get("deps"), { events: data.events, consent: consentOf(c) });
    return c.body(null, 204, { "Cache-Control": "no-store" });
  },
);
