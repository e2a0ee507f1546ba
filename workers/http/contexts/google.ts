import { finishGoogle } from "../../domain/identity/finish-google";
import { safePath } from "../../domain/identity/rules";
import { START_MILLISECONDS, startGoogle } from "../../domain/identity/start-google";
import { unlinkGoogle } from "../../domain/identity/unlink-google";
import { ended, lasting, readCookie } from "../cookies";
import { sessionCookie } from "../session-cookie";
import type { RequestTools } from "./tools";

const STATE_COOKIE = "__Host-plumbline_google";

/** Sign-in with Google, and the linking of an account. */
export function googleContext({ c, deps, orThrow, visitor }: RequestTools) {
  return {
    google: {
      isOffered: deps.google !== null,
      /** Begins; `userId` links, null signs in. The cookie keeps the state until the browser comes back. */
      start: (input: { userId: string | null; next: string | null | undefined }) =>
        orThrow(
          startGoogle(deps, { ...input, next: safePath(input.next, "/dashboard"), visitor }).then(
            ({ url, state }) => ({
              url,
              setCookie: lasting(STATE_COOKIE, state, deps.now() + START_MILLISECONDS),
            }),
          ),
        ),
      /** Finishes; cookies are for the response's Set-Cookie headers. */
      finish: (request: Request) =>
        orThrow(
          (async () => {
            const result = await finishGoogle(deps, {
              callbackUrl: new URL(request.url),
              state: readCookie(c, STATE_COOKIE),
              user: await c.get("user")(),
              visitor,
            });
            const cookies = [ended(STATE_COOKIE)];
            if (result.ok && result.session)
              cookies.push(sessionCookie(result.session.token, result.session.expiresAt));
            return { result, cookies };
          })(),
        ),
      unlink: (userId: string) => orThrow(unlinkGoogle(deps, userId)),
    },
  };
}
