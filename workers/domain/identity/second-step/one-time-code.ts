import { createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth/bare";

const SECONDS = 30;
/** A clock may be half a minute off, and a code may have been typed slowly (RFC 6238, section 5.2). */
const WINDOW = 1;

/** RFC 6238 with what every app understands: SHA-1, six digits, 30 seconds. */
function totpOf(secret: string, email: string): TOTP {
  return new TOTP({
    issuer: "Plumbline",
    label: email,
    secret: Secret.fromBase32(secret),
    period: SECONDS,
    hmac: (_sha1, key, message) => createHmac("sha1", key).update(message).digest(),
  });
}

/** @returns 160 random bits in Base32, as RFC 4226 recommends */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the picture for an app's camera says. */
export function appAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** @returns which 30 seconds since 1970 the code belongs to; null where it is no code of this time */
export function stepOfCode(secret: string, code: string, time: number): number | null {
  const delta = totpOf(secret, "").validate({ token: code, timestamp: time, window: WINDOW });
  return delta === null ? null : Math.floor(time / 1000 / SECONDS) + delta;
}

export function codeAt(secret: string, time: number): string {
  return totpOf(secret, "").generate({ timestamp: time });
}
