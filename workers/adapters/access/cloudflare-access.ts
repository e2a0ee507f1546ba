import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { StaffGate } from "./port";

/** Errors that mean "the keys can't be had", not "the token is wrong". */
const KEYS_UNREACHABLE = new Set(["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JOSE_GENERIC"]);

/** One set of keys per address and isolate: it caches what it fetched and fetches again when a key is new. */
const keySets = new Map<string, JWTVerifyGetKey>();

function keysAt(address: string): JWTVerifyGetKey {
  const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: 5000 });
  keySets.set(address, known);
  return known;
}

/** `openWithout`: whether the area may be open where Access isn't configured (a developer's machine). */
export function createCloudflareAccess({
  teamDomain,
  audience,
  openWithout,
  keysOrigin,
}: {
  teamDomain: string | undefined;
  audience: string | undefined;
  openWithout: boolean;
  keysOrigin?: string;
}): StaffGate {
  if (!teamDomain || !audience) {
    // Half a configuration is a mistake, never open.
    const open = openWithout && !teamDomain && !audience;
    return { refusal: async () => (open ? null : "access-not-configured") };
  }
  const issuer = `https://${teamDomain}`;
  const keys = keysAt(`${keysOrigin ?? issuer}/cdn-cgi/access/certs`);
  return {
    async refusal({ assertion, email }) {
      if (!assertion) return "access-missing";
      try {
        const { payload } = await jwtVerify(assertion, keys, {
          algorithms: ["RS256"],
          issuer,
          audience,
          requiredClaims: ["exp", "email"],
        });
        const seen = typeof payload.email === "string" ? payload.email.trim().toLowerCase() : "";
        return seen === email ? null : "access-other-person";
      } catch (error) {
        if (!(error instanceof errors.JOSEError) || KEYS_UNREACHABLE.has(error.code)) throw error;
        return error instanceof errors.JWTExpired ? "access-expired" : "access-invalid";
      }
    },
  };
}
