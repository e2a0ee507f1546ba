import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { ApiTokens } from "./port";

const ALGORITHM = "HS256";

export function createApiTokens(options: { secret: string; issuer: string }): ApiTokens {
  const { issuer } = options;
  const key = createHmac("sha256", options.secret).update("api-tokens").digest();
  return {
    make: ({ userId, sessionId, requestId }, { audience, seconds }) =>
      new SignJWT({ uuid: userId, sid: sessionId, request_id: requestId })
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(key),
    async check(token, audience) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer,
          audience,
          requiredClaims: ["exp", "uuid", "sid", "request_id"],
        });
        const { uuid, sid, request_id, exp } = payload;
        if (typeof uuid !== "string" || typeof sid !== "string" || typeof request_id !== "string" || !exp)
          return null;
        return { userId: uuid, sessionId: sid, requestId: request_id, expiresAt: exp * 1000 };
      } catch {
        return null;
      }
    },
  };
}
