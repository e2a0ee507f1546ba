import { finishGoogle } from "../../domain/identity/finish-google";
import { type SignedInUser, safePath } from "../../domain/identity/rules";
import { START_MILLISECONDS, startGoogle, startLinking } from "../../domain/identity/start-google";
import { unlinkGoogle } from "../../domain/identity/unlink-google";
import { ended, lasting, readCookie } from "../cookies";
import { sessionCookie } from "../session-cookie";
import type { RequestTools } from "./tools";

const STATE_COOKIE = "__Host-plumbline_google";

/** Sign-in with Google, and the linking of an account. */
export function googleContext({ c, deps, orThrow, visitor }: RequestTools) {
  /** The cookie keeps the state until the browser comes back. */
  const leaving = ({ url, state }: { url: string; state: string }) => ({
    url,
    setCookie: lasting(STATE_COOKIE, state, deps.now() + START_MILLISECONDS),
  });

  return {
    google: {
      isOffered: deps.google !== null,
      start: (next: string | null) =>
        orThrow(
          startGoogle(deps, { userId: null, next: safePath(next, "/dashboard"), visitor }).then(leaving),
        ),
      /** Begins to link an account to the user's own. */
      link: (user: SignedInUser, { password, next }: { password: string; next: string }) =>
        orThrow(startLinking(deps, { user, password, next, visitor }).then(leaving)),
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
