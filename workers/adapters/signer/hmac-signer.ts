import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { Signer } from "./port";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * HMAC-SHA-256 over "purpose, NUL, text". Sealed texts are AES-256-GCM (NIST SP 800-38D) under a key that HKDF (RFC 5869)
 * draws from the secret for their purpose: iv, tag and text, in base64url.
 */
export function createSigner(secret: string): Signer {
  const mac = (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest();
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", `seal\0${purpose}`, 32));
  return {
    sign: (purpose, text) => mac(purpose, text).toString("base64url"),
    verify(purpose, text, signature) {
      const given = Buffer.from(signature, "base64url");
      const expected = mac(purpose, text);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), iv);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", keyFor(purpose), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    },
  };
}
