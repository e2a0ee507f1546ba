import type { HumanCheck } from "./port";

/** Refusals that say nothing about the visitor: wrong keys, or trouble at Turnstile. */
const NOT_THE_VISITORS = new Set([
  "missing-input-secret",
  "invalid-input-secret",
  "bad-request",
  "internal-error",
]);

const OPEN: HumanCheck = { widget: null, verify: async () => true };

/** Without keys there is no check: `parseEnv` refuses that anywhere but on a developer's machine. */
export function createTurnstile({
  origin,
  siteKey,
  secret,
}: {
  origin: string;
  siteKey: string | undefined;
  secret: string | undefined;
}): HumanCheck {
  if (!siteKey || !secret) return OPEN;
  return {
    widget: { siteKey, scriptUrl: `${origin}/turnstile/v0/api.js` },
    async verify(token, ipAddress) {
      if (!token || token.length > 2048) return false;
      const body = new FormData();
      body.set("secret", secret);
      body.set("response", token);
      if (ipAddress) body.set("remoteip", ipAddress);
      const answer = await fetch(`${origin}/turnstile/v0/siteverify`, {
        method: "POST",
        body,
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) throw new Error(`siteverify: ${answer.status}`);
      const verdict = (await answer.json()) as { success?: unknown; "error-codes"?: unknown[] };
      if (verdict.success === true) return true;
      const ours = verdict["error-codes"]?.find((code) => NOT_THE_VISITORS.has(String(code)));
      if (ours) throw new Error(`siteverify: ${ours}`);
      return false;
    },
  };
}
