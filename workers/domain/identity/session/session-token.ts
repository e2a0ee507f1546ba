import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for the cookie. */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the table keeps of a token: anyone who reads the table can't sign in with it. */
export function hashSessionToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
