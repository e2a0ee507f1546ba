import { addUsage, type Entitlement, getValidity } from "../domain/billing/get-agency-entitlement";
import type { AppError, ErrorCode } from "../domain/errors";
import { createPlainChallenge } from "../domain/identity/plain-challenge";
import type { ActiveAgent, SignedInUser } from "../domain/identity/session/signed-in-user";
import { type AccessRule, guardPage } from "./access/rules";
import type { AppContext } from "./app-context";
import { answeredCookies, consentNumberOf, consentOf, openedCookies } from "./cookies/consent-cookies";
import { ended, lasting, readCookie } from "./cookies/cookies";
import {
  deviceCookie,
  endedSessionCookie,
  openingHeaders,
  readDeviceCookie,
  readSessionToken,
  sessionCookie,
} from "./cookies/session-cookie";
import { loggedPath, toAppError } from "./errors";
import { exportResponse } from "./export-response";
import { requirePageAgent, requirePageSeeker, requirePageStaff, requirePageUser } from "./guards";
import { noteRefusal } from "./refusals";
import { receiveResumes, receiveUpload } from "./requests/receive-upload";
import { enforceRateLimit } from "./requests/small-requests";

/** A use case's outcome as `attempt` returns it. */
export type Attempt<T> =
  | { ok: true; value: T }
  | { ok: false; error: { code: ErrorCode; message: string; status: number; reference: string } };

/**
 * What Remix's loaders and actions get: dependencies for the use cases that they call, and what only HTTP knows. An
 * AppError that a loader or an action throws becomes a Response with `{ error, message, reference }`, which error
 * boundaries show (`access/guarded-build.ts`); `attempt` returns it instead.
 */
export type RouteContext = ReturnType<typeof createRouteContext>;

/** Builds the context of one page request. */
export function createRouteContext(c: AppContext) {
  const deps = c.get("deps");
  const reference = c.get("reference");
  const validities = new Map<string, ReturnType<typeof getValidity>>();

  /** Notes an error in the log where it is ours. @returns it as an AppError */
  function reportError(error: unknown): AppError {
    const appError = toAppError(error);
    noteRefusal(c, appError);
    if (appError.status >= 500) {
      const text = appError.detail ?? appError.code;
      deps.log({ event: "page-failed", reference, path: loggedPath(c.req.path), error: text });
    }
    return appError;
  }

  return {
    deps,
    cspNonce: c.get("secureHeadersNonce") ?? "",
    /** shown where something breaks, and written to the log */
    reference,
    /** Where the site stands, without a trailing slash: for addresses that others read. */
    origin: deps.site.origin,
    reportError,

    /** Returns a use case's failure instead of throwing it; a redirect is thrown on. */
    async attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
      try {
        return { ok: true, value: await work() };
      } catch (error) {
        if (error instanceof Response) throw error;
        const { code, message, status } = reportError(error);
        return { ok: false, error: { code, message, status, reference } };
      }
    },

    /** The page's declared rule, put in front of its loader and action by `access/guarded-build.ts`. */
    allow: (rule: AccessRule): Promise<void> => guardPage(rule, c),
    user: (): Promise<SignedInUser | null> => c.get("user")(),
    requireUser: (): Promise<SignedInUser> => requirePageUser(c),
    requireSeeker: (): Promise<SignedInUser> => requirePageSeeker(c),
    requireAgent: (): Promise<ActiveAgent> => requirePageAgent(c),
    requireStaff: (): Promise<SignedInUser> => requirePageStaff(c),

    /** Whether a company may work now, read once for all loaders of the request. */
    validity({ companyId }: ActiveAgent): ReturnType<typeof getValidity> {
      const known = validities.get(companyId) ?? getValidity(deps, { companyId });
      validities.set(companyId, known);
      return known;
    },

    /** The same with what the company has used in its period. */
    async entitlement(agent: ActiveAgent): Promise<Entitlement> {
      return addUsage(deps, { companyId: agent.companyId, valid: await this.validity(agent) });
    },

    /** How the browser at the other end is known; address and agent are only ever stored with its session. */
    visitor: {
      sessionToken: readSessionToken(c),
      deviceMark: readDeviceCookie(c),
      ipAddress: c.req.header("cf-connecting-ip") ?? null,
      userAgent: c.req.header("user-agent") ?? null,
    },
    /** Set-Cookie values, and the headers that open a session. */
    session: { cookie: sessionCookie, endedCookie: endedSessionCookie, deviceCookie, openingHeaders },
    cookies: { read: (name: `__Host-${string}`) => readCookie(c, name), lasting, ended },
    /** The cookie choice of the browser that asks. */
    cookieConsent: {
      read: () => consentOf(c),
      proofNumber: () => consentNumberOf(c),
      answered: (recorded: Parameters<typeof answeredCookies>[1]) => answeredCookies(c, recorded),
      reset: openedCookies,
    },

    /** For a loader: what `HumanCheck` shows. A page opened with ?plain=1 asks a question instead of running scripts. */
    humanCheck() {
      const { widget } = deps.humanCheck;
      const isPlain = new URL(c.req.url).searchParams.has("plain");
      return { widget, challenge: widget && isPlain ? createPlainChallenge(deps) : null };
    },
    /** Refuses a caller who asks more often than a person would. @throws AppError "too-many-attempts" */
    enforceRateLimit: (purpose: string) => enforceRateLimit(c, purpose),

    /** Takes the multipart body of a request: an agency's into a job thread, or a job seeker's. */
    receiveUpload: (input: Parameters<typeof receiveUpload>[1]) => receiveUpload(deps, input),
    receiveResumes: (input: Parameters<typeof receiveResumes>[1]) => receiveResumes(deps, input),
    download: exportResponse,
  };
}
