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

/**
 * Who may come in:
 * - public: everyone
 * - user: anyone who is signed in
 * - applicant: signed in, and no agent
 * - agent: an active agent
 * - staff: the provider's staff
 * - local: everyone on a developer's machine, no one elsewhere
 * - own: the handler checks a proof that the request itself carries (an API token, a signed address)
 */
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

/** Lets through whom the rule allows. @throws Response (to a sign-in page) or AppError for everyone else */
export async function guardPage(rule: AccessRule, c: AppContext): Promise<void> {
  await pageGuards[rule]?.(c);
}

const apiGuards = {
  user: requireApiUser,
  seeker: requireApiSeeker,
  agent: requireApiAgent,
  local: requireLocal,
};

/** Each endpoint's first handler: declares its rule, and holds to it. */
export function access(rule: "public" | "own" | keyof typeof apiGuards) {
  const declared = createMiddleware<AppEnv>(async (c, next) => {
    if (rule !== "public" && rule !== "own") await apiGuards[rule](c);
    await next();
  });
  declaredRules.set(declared, rule);
  return declared;
}

const declaredRules = new WeakMap<object, AccessRule>();

/** The rule that a handler declares, or undefined where it declares none. */
export function declaredRule(handler: object): AccessRule | undefined {
  return declaredRules.get(handler);
}
