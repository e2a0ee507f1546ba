import { Hono } from "hono";
import { access } from "../../access/rules";
import type { AppEnv } from "../../app-context";
import { requireApiUser } from "../../guards";
import { noStore } from "../programs-request";

/** Who is signed in, for pages that are kept for everyone. */
export const meApi = new Hono<AppEnv>().get("/", access("user"), async (c) => {
  const { fullName } = await requireApiUser(c);
  return c.json({ name: fullName }, 200, noStore);
});
