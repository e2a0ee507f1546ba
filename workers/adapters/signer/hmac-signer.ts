import { createHmac, timingSafeEqual } from "node:crypto";
import type { Signer } from "./port";

/** HMAC-SHA-256 over "purpose, NUL, text": a signature for one purpose is worth nothing for another. */
export function createSigner(secret: string): Signer {
  const mac = (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest();
  return {
    sign: (purpose, text) => mac(purpose, text).toString("base64url"),
    verify(purpose, text, signature) {
      const given = Buffer.from(signature, "base64url");
      const expected = mac(purpose, text);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
