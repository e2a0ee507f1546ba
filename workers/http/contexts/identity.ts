import { signIn } from "../../domain/identity/sign-in";
import { signOut } from "../../domain/identity/sign-out";
import { endedSessionCookie, readSessionToken, sessionCookie } from "../session-cookie";
import type { RequestTools } from "./tools";

/** Who is signed in, and the ways to become so: registration, sign-in, mailed links, Google. */
export function identityContext({ c, deps, orThrow, visitor }: RequestTools) {
  return {
    /** Opens a session; the answer's cookie goes into the response's Set-Cookie header. */
    signIn: (form: { email: string; password: string }) =>
      orThrow(
        signIn(deps, { ...form, ...visitor }).then(({ token, expiresAt, userId }) => ({
          userId,
          setCookie: sessionCookie(token, expiresAt),
        })),
      ),
    signOut: async (): Promise<{ setCookie: string }> => {
      const token = readSessionToken(c);
      if (token) await orThrow(signOut(deps, token));
      return { setCookie: endedSessionCookie() };
    },
  };
}
