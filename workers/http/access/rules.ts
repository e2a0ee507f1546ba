import { createMiddleware } from "hono/factory";
import { AppError } from "../../domain/errors";
import type { AppContext, AppEnv } from "../app-context";
import {
  requireApiAgent,
  requireApiSeeker,
  requireApiUser,
  requirePageAgent,
  requirePageSeeker,
  requirePageStaff,
  requirePageUser,
} from "../guards";

/** local: a developer's machine only. own: the handler checks a proof in the request (API token, signed address). */
export type AccessRule = "public" | "user" | "seeker" | "agent" | "staff" | "local" | "own";

function requireLocal(c: AppContext): void {
  if (!c.get("deps").site.storesMails) throw new AppError("not-found");
}

const pageGuards: Record<AccessRule, ((c: AppContext) => unknown) | null> = {
  public: null,
  own: null,
  user: requirePageUser,
  seeker: requirePageSeeker,
  agent: requirePageAgent,
  staff: requirePageStaff,
  local: requireLocal,
};

export async function guardPage(rule: AccessRule, c: AppContext): Promise<void> {
  await pageGuards[rule]?.(c);
}

const apiGuards = {
  user: requireApiUser,
  seeker: requireApiSeeker,
  agent: requireApiAgent,
  local: requireLocal,
};

export function access(rule: "public" | "own" | keyof typeof apiGuards) {
  const declared = createMiddleware<AppEnv>(async (c, next) => {
    if (rule !== "public" && rule !== "own") await apiGuards[rule](c);
    await next();
  });
  declaredRules.set(declared, rule);
  return declared;
}

const declaredRules = new WeakMap<object, AccessRule>();

export function declaredRule(handler: object): AccessRule | undefined {
  return declaredRules.get(handler);
}
