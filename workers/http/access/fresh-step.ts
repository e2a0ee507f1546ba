import { createMiddleware } from "hono/factory";
import { AppError } from "../../domain/errors";
import { isStepFresh } from "../../domain/identity/second-step/is-step-fresh";
import type { AppEnv } from "../app-context";
import { requireApiUser, stepPath } from "../guards";
import { asksForPage } from "../refusal-page";

/** In front of downloads that take much away: a browser is led to the code, a page's script reads the refusal. */
export const freshStep = createMiddleware<AppEnv>(async (c, next) => {
  const user = await requireApiUser(c);
  if (isStepFresh(user, c.get("deps").now())) return next();
  if (!asksForPage(c)) throw new AppError("step-stale");
  return c.redirect(stepPath(user.agent ? "/agent/dashboard" : "/dashboard"));
});
