import { Hono } from "hono";
import { access } from "../../access/rules";
import type { AppEnv } from "../../app-context";
import { heldCookie } from "../../cookies/held-cookie";
import { receiveHeldResume } from "../../requests/receive-upload";
import { enforceRateLimit } from "../../requests/small-requests";

/** Takes a visitor's file before they register; its cookie leads back to it. */
export const heldResumesApi = new Hono<AppEnv>().post("/", access("public"), async (c) => {
  await enforceRateLimit(c, "held-resume");
  const held = await receiveHeldResume(c);
  return c.json({ held: true }, 201, { "Cache-Control": "no-store", "Set-Cookie": heldCookie(held) });
});
