import { type Entitlement, getEntitlement } from "../domain/billing/get-agency-entitlement";
import type { AppError, ErrorCode } from "../domain/errors";
import { createPlainChallenge } from "../domain/identity/plain-challenge";
import type { ActiveAgent, SignedInUser } from "../domain/identity/session/signed-in-user";
import type { FirstOf, FunnelStep } from "../domain/statistics/count-step";
import { type AccessRule, guardPage } from "./access/rules";
import type { AppContext } from "./app-context";
import { answeredCookies, consentNumberOf, consentOf, openedCookies } from "./cookies/consent-cookies";
import { ended, lasting, readCookie } from "./cookies/cookies";
import { endedHeldCookie, heldCookie, readHeldToken } from "./cookies/held-cookie";
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
import {
  requireFreshStep,
  requirePageAgent,
  requirePageSeeker,
  requirePageStaff,
  requirePageUser,
} from "./guards";
import { noteRefusal } from "./refusals";
import { firstUpload, noteStep } from "./requests/note-step";
import { receiveForm, receiveHeldResume, receiveResumes, receiveUpload } from "./requests/receive-upload";
import { enforceRateLimit } from "./requests/small-requests";

export type Attempt<T> =
  | { ok: true; value: T }
  | { ok: false; error: { code: ErrorCode; message: string; status: number; reference: string } };

/** A thrown AppError becomes a Response (`access/guarded-build.ts`); `attempt` returns it instead. */
export type RouteContext = ReturnType<typeof createRouteContext>;

export function createRouteContext(c: AppContext) {
  const deps = c.get("deps");
  const reference = c.get("reference");
  const entitlements = new Map<string, Promise<Entitlement>>();

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
    reference,
    origin: deps.site.origin,
    reportError,

    /** Returns a use case's failure instead of throwing it; redirects are rethrown. */
    async attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
      try {
        return { ok: true, value: await work() };
      } catch (error) {
        if (error instanceof Response) throw error;
        const { code, message, status } = reportError(error);
        return { ok: false, error: { code, message, status, reference } };
      }
    },

    allow: (rule: AccessRule): Promise<void> => guardPage(rule, c),
    user: (): Promise<SignedInUser | null> => c.get("user")(),
    requireUser: (): Promise<SignedInUser> => requirePageUser(c),
    requireSeeker: (): Promise<SignedInUser> => requirePageSeeker(c),
    requireAgent: (): Promise<ActiveAgent> => requirePageAgent(c),
    requireStaff: (): Promise<SignedInUser> => requirePageStaff(c),
    requireFreshStep: (back: string): Promise<void> => requireFreshStep(c, back),

    /** Read once for all loaders of the request. */
    entitlement({ companyId }: ActiveAgent): Promise<Entitlement> {
      const known = entitlements.get(companyId) ?? getEntitlement(deps, { companyId });
      entitlements.set(companyId, known);
      return known;
    },

    visitor: {
      sessionToken: readSessionToken(c),
      deviceMark: readDeviceCookie(c),
      ipAddress: c.req.header("cf-connecting-ip") ?? null,
      userAgent: c.req.header("user-agent") ?? null,
    },
    session: { cookie: sessionCookie, endedCookie: endedSessionCookie, deviceCookie, openingHeaders },
    cookies: { read: (name: `__Host-${string}`) => readCookie(c, name), lasting, ended },
    held: {
      token: readHeldToken(c),
      cookie: heldCookie,
      endedCookie: endedHeldCookie,
      receive: (request: Request) => receiveHeldResume(c, request),
    },
    cookieConsent: {
      read: () => consentOf(c),
      proofNumber: () => consentNumberOf(c),
      answered: (recorded: Parameters<typeof answeredCookies>[1]) => answeredCookies(c, recorded),
      reset: openedCookies,
    },

    noteStep: (step: FunnelStep, first?: FirstOf) => noteStep(c, step, first),
    noteUpload: (...accepted: Parameters<typeof firstUpload>) =>
      noteStep(c, "uploaded", firstUpload(...accepted)),

    /** A page opened with ?plain=1 asks a question instead of running scripts. */
    humanCheck() {
      const { widget } = deps.humanCheck;
      const isPlain = new URL(c.req.url).searchParams.has("plain");
      return { widget, challenge: widget && isPlain ? createPlainChallenge(deps) : null };
    },
    enforceRateLimit: (purpose: string) => enforceRateLimit(c, purpose),

    receiveUpload: (input: Parameters<typeof receiveUpload>[1]) => receiveUpload(deps, input),
    receiveForm,
    receiveResumes: (input: Parameters<typeof receiveResumes>[1]) => receiveResumes(deps, input),
    download: exportResponse,
  };
}
