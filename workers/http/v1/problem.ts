import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppError } from "../../domain/errors";
import type { AppContext } from "../app-context";

/** @see https://www.rfc-editor.org/rfc/rfc6585 and the IANA registry of problem types */
const QUOTA_EXCEEDED = "https://iana.org/assignments/http-problem-types#quota-exceeded";

const TITLES: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  421: "Misdirected Request",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  503: "Service Unavailable",
};

export type FieldProblem = { pointer: string; detail: string };

export function withFields(error: AppError, fields: FieldProblem[]): AppError {
  return Object.assign(error, { fields });
}

export function isV1(path: string): boolean {
  return path === "/api/v1" || path.startsWith("/api/v1/");
}

/** RFC 9457. `code` is ours and stays; `instance` is what the log knows the request by. */
export function problemResponse(c: AppContext, error: AppError): Response {
  const { code, status, message } = error;
  const reference = c.get("reference");
  const { fields } = error as { fields?: FieldProblem[] };
  const problem = {
    type: status === 429 ? QUOTA_EXCEEDED : "about:blank",
    title: TITLES[status] ?? "Internal Server Error",
    status,
    detail: message,
    instance: `urn:plumbline:request:${reference}`,
    code,
    ...(fields && { errors: fields }),
    ...(code === "calls-exceeded" && { "violated-policies": ["minute"] }),
  };
  if (status === 401) c.header("WWW-Authenticate", "Bearer");
  // Whatever else is counted is counted by the minute.
  if (status === 429 && code !== "calls-exceeded") c.header("Retry-After", "60");
  return c.body(JSON.stringify(problem), status as ContentfulStatusCode, {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    "X-Request-Id": reference,
  });
}
