import { createHash, randomBytes } from "node:crypto";

export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Stored as a hash: anyone who reads the table can't sign in with it. */
export function hashSessionToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
