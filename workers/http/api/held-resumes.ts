import { Hono } from "hono";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { heldCookie, readHeldToken } from "../cookies/held-cookie";
import { receiveHeldResume } from "../requests/receive-upload";
import { enforceRateLimit } from "../requests/small-requests";

/** Takes a visitor's file before they register; its cookie leads back to it. */
export const heldResumesApi = new Hono<AppEnv>().post("/", access("public"), async (c) => {
  await enforceRateLimit(c, "held-resume");
  const held = await receiveHeldResume(c.get("deps"), {
    request: c.req.raw,
    ipAddress: c.req.header("cf-connecting-ip") ?? null,
    formerToken: readHeldToken(c),
  });
  return c.json({ held: true }, 201, { "Cache-Control": "no-store", "Set-Cookie": heldCookie(held) });
});
