import type { ActiveAgent, SignedInUser } from "../domain/identity/rules";
import { type AccessRule, guardPage } from "./access/rules";
import type { AppContext } from "./app-context";
import { accountContext } from "./contexts/account";
import { agencyContext } from "./contexts/agency";
import { analysesContext } from "./contexts/analyses";
import { contentContext } from "./contexts/content";
import { contentFormsContext } from "./contexts/content-forms";
import { googleContext } from "./contexts/google";
import { identityContext } from "./contexts/identity";
import { messagesContext } from "./contexts/messages";
import { resumesContext } from "./contexts/resumes";
import { staffContext } from "./contexts/staff";
import { threadsContext } from "./contexts/threads";
import { createTools } from "./contexts/tools";
import { workspaceContext } from "./contexts/workspace";
import { requirePageAgent, requirePageSeeker, requirePageStaff, requirePageUser } from "./guards";

/**
 * What Remix's loaders and actions get: guards and use cases bound to the request. A use case that fails throws a
 * Response with `{ error, message, reference }`, which error boundaries show; `attempt` returns the failure instead.
 */
export type RouteContext = ReturnType<typeof createRouteContext>;

/** Builds the context of one page request. Each area's use cases are bound in a file of `contexts/`. */
export function createRouteContext(c: AppContext) {
  const tools = createTools(c);
  const { reference, reportError, attempt, orThrow } = tools;
  return {
    cspNonce: c.get("secureHeadersNonce") ?? "",
    reference,
    /** Where the site stands, without a trailing slash: for addresses that others read. */
    origin: tools.deps.site.origin,
    reportError,
    attempt,
    /** The page's declared rule, put in front of its loader and action by `access/guarded-build.ts`. */
    allow: (rule: AccessRule): Promise<void> => orThrow(guardPage(rule, c)),
    user: (): Promise<SignedInUser | null> => orThrow(c.get("user")()),
    requireUser: (): Promise<SignedInUser> => orThrow(requirePageUser(c)),
    requireSeeker: (): Promise<SignedInUser> => orThrow(requirePageSeeker(c)),
    requireAgent: (): Promise<ActiveAgent> => orThrow(requirePageAgent(c)),
    requireStaff: (): Promise<SignedInUser> => orThrow(requirePageStaff(c)),
    ...googleContext(tools),
    ...identityContext(tools),
    ...accountContext(tools),
    ...agencyContext(tools),
    ...analysesContext(tools),
    ...contentContext(tools),
    ...contentFormsContext(tools),
    ...messagesContext(tools),
    ...staffContext(tools),
    ...threadsContext(tools),
    ...resumesContext(tools),
    ...workspaceContext(tools),
  };
}
