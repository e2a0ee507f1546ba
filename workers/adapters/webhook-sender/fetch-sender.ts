import type { WebhookSender } from "./port";

/** Standard Webhooks advises 15 to 30 seconds. */
const TIMEOUT_MILLISECONDS = 15_000;

export function createWebhookSender({ standIn }: { standIn: string | undefined }): WebhookSender {
  return {
    standIn: standIn ?? null,
    async send(url, headers, body) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "user-agent": "Plumbline-Webhooks/1" },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
      await answer.body?.cancel();
      const after = Number(answer.headers.get("retry-after") ?? Number.NaN);
      return { status: answer.status, retryAfter: Number.isFinite(after) && after > 0 ? after : null };
    },
  };
}
