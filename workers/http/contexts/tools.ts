import { getValidity } from "../../domain/billing/get-agency-entitlement";
import type { Deps } from "../../domain/deps";
import type { AppError, ErrorCode } from "../../domain/errors";
import type { ActiveAgent } from "../../domain/identity/rules";
import type { Settings } from "../../env";
import type { AppContext } from "../app-context";
import { loggedPath, toAppError } from "../errors";
import { noteRefusal } from "../refusals";
import { readDeviceCookie, readSessionToken } from "../session-cookie";

export type Attempt<T> =
  | { ok: true; value: T }
  | { ok: false; error: { code: ErrorCode; message: string; status: number; reference: string } };

/** What every part of the route context is made from. */
export type RequestTools = ReturnType<typeof createTools>;

/** The request's dependencies, and the ways in which use cases reach a loader. */
export function createTools(c: AppContext) {
  const deps: Deps & { settings: Settings } = c.get("deps");
  const reference = c.get("reference");

  function reportError(error: unknown, otherwise?: ErrorCode): AppError {
    const appError = toAppError(error, otherwise);
    noteRefusal(c, appError);
    if (appError.status >= 500) {
      const text = appError.detail ?? appError.code;
      deps.log({ event: "page-failed", reference, path: loggedPath(c.req.path), error: text });
    }
    return appError;
  }

  /**
   * Turns a use case's failure into a Response with `{ error, message, reference }`, which error boundaries show.
   * @param otherwise what is said when something broke that nobody foresaw
   */
  async function orThrow<T>(work: Promise<T>, otherwise?: ErrorCode): Promise<T> {
    return work.catch((error: unknown) => {
      if (error instanceof Response) throw error;
      const { code, message, status } = reportError(error, otherwise);
      throw Response.json({ error: code, message, reference }, { status });
    });
  }

  /** Returns a use case's failure instead of throwing it. */
  async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
    try {
      return { ok: true, value: await work() };
    } catch (error) {
      if (!(error instanceof Response)) {
        const { code, message, status } = reportError(error);
        return { ok: false, error: { code, message, status, reference } };
      }
      if (!error.headers.get("content-type")?.includes("json")) throw error;
      const body = (await error.json()) as { error: ErrorCode; message: string };
      return {
        ok: false,
        error: { code: body.error, message: body.message, status: error.status, reference },
      };
    }
  }

  /** How the browser at the other end is known; address and agent are only ever stored with its session. */
  const visitor = {
    sessionToken: readSessionToken(c),
    deviceMark: readDeviceCookie(c),
    ipAddress: c.req.header("cf-connecting-ip") ?? null,
    userAgent: c.req.header("user-agent") ?? null,
  };

  const validities = new Map<string, ReturnType<typeof getValidity>>();

  /** Whether a company may work now, read once for all loaders of the request. */
  function validity({ companyId }: ActiveAgent): ReturnType<typeof getValidity> {
    const known = validities.get(companyId) ?? getValidity(deps, { companyId });
    validities.set(companyId, known);
    return known;
  }

  return { c, deps, reference, visitor, validity, reportError, orThrow, attempt };
}
