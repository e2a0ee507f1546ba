import type { AppError, ErrorCode } from "../domain/errors";
import { callerMark } from "../domain/identity/caller-mark";
import type { SignedInUser } from "../domain/identity/session/signed-in-user";
import type { AppContext } from "./app-context";

/** Access to what is another's or closed, and throttled forms. */
const STATUSES = new Set([403, 404, 429]);
/** Tokens, links, passwords and signatures that didn't hold. `wrong-credentials` has a line of its own in the log. */
const CODES = new Set<ErrorCode>([
  "token-invalid",
  "link-invalid",
  "password-wrong",
  "current-password-wrong",
  "deletion-password-wrong",
  "webhook-signature",
]);

export function noteRefusal(c: AppContext, { code, status }: AppError): void {
  if (STATUSES.has(status) || CODES.has(code)) c.set("refusal", c.get("refusal") ?? code);
}

export function logRefusal(c: AppContext, user: SignedInUser | null | undefined): void {
  const code = c.get("refusal");
  if (!code) return;
  const deps = c.get("deps");
  deps.log({
    event: "request-refused",
    reference: c.get("reference"),
    method: c.req.method,
    path: pathOfIds(c.req.path),
    code,
    userId: user?.userId ?? null,
    caller: callerMark(deps, c.req.header("cf-connecting-ip") ?? null),
  });
}

const ID = /^(?:[a-z][a-z0-9-]{0,31}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(?:data|csv))?$/;

/** Keeps our own words and ids: anything else that a caller wrote may be a name, a token or an address. */
function pathOfIds(path: string): string {
  return path
    .slice(0, 300)
    .split("/")
    .map((part) => (part === "" || ID.test(part) ? part : "*"))
    .join("/");
}
