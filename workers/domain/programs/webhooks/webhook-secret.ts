import { randomBytes } from "node:crypto";
import type { Deps } from "../../deps";

const PREFIX = "whsec_";
const BYTES = 32;

/** As Standard Webhooks writes them. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(BYTES).toString("base64");
}

/** Stored sealed for its webhook: a row copied to another one opens nothing there. */
export function sealWebhookSecret({ signer }: Pick<Deps, "signer">, webhookId: string, secret: string) {
  return signer.seal(`webhook:${webhookId}`, secret);
}

/** @throws Error where the site's key is another one than when it was sealed */
export function openWebhookSecret({ signer }: Pick<Deps, "signer">, webhookId: string, sealed: string) {
  return signer.open(`webhook:${webhookId}`, sealed);
}

/** "v1," and an HMAC-SHA-256 over id, time in seconds and body, in base64. */
export async function signDelivery(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Promise<string> {
  const bytes = Buffer.from(secret.slice(PREFIX.length), "base64");
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const text = new TextEncoder().encode(`${id}.${seconds}.${body}`);
  return `v1,${Buffer.from(await crypto.subtle.sign("HMAC", key, text)).toString("base64")}`;
}
