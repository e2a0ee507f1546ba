import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "../../domain/errors";
import { recordCookieConsent } from "../../domain/privacy/consent/consent-record";
import { consentSchema } from "../../domain/privacy/consent/consent-schema";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { answeredCookies, consentOf } from "../cookies/consent-cookies";
import { enforceRateLimit, readJson } from "../requests/small-requests";

export const consentApi = new Hono<AppEnv>().post(
  "/",
  access("public"),
  bodyLimit({ maxSize: 1000 }),
  async (c) => {
    const { success, data } = consentSchema.safeParse(await readJson(c));
    if (!success) throw new AppError("invalid-input");
    await enforceRateLimit(c, "consent");
    const { privacyControl } = consentOf(c);
    const consent = await recordCookieConsent(c.get("deps"), { choices: data, privacyControl });
    for (const cookie of answeredCookies(c, consent)) c.header("Set-Cookie", cookie, { append: true });
    const { analytics, marketing } = consent;
    return c.json({ analytics, marketing }, 200, { "Cache-Control": "no-store" });
  },
);
