import { randomBytes } from "node:crypto";
import { sha256 } from "../../sha256";

export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Stored as a hash: anyone who reads the table can't sign in with it. */
export function hashSessionToken(token: string): string {
  return sha256(token);
}
