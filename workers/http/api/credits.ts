import { Hono } from "hono";
import { getCreditBalance } from "../../domain/billing/credits/get-credit-balance";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { requireApiSeeker } from "../guards";
import { noStore } from "./programs-request";

export const creditsApi = new Hono<AppEnv>().get("/", access("seeker"), async (c) => {
  const { userId } = await requireApiSeeker(c);
  return c.json({ total_credits: await getCreditBalance(c.get("deps"), { userId }) }, 200, noStore);
});
