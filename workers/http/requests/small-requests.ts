import { AppError } from "../../domain/errors";
import { callerOf } from "../../domain/identity/throttle";
import type { AppContext } from "../app-context";

export async function readJson(c: AppContext): Promise<unknown> {
  return c.req.json().catch(() => undefined);
}

/** Counted at the edge by address; nothing of it is stored. @throws AppError "too-many-attempts" */
export async function enforceRateLimit(c: AppContext, purpose: string): Promise<void> {
  const caller = callerOf(c.req.header("cf-connecting-ip") ?? null);
  const { success } = await c.env.RATE_LIMIT.limit({ key: `${purpose}:${caller}` });
  if (!success) throw new AppError("too-many-attempts");
}
