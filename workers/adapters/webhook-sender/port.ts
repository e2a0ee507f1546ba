export type WebhookSender = {
  /** where a stand-in on a developer's machine receives, without a slash at the end; null in production */
  standIn: string | null;
  /** Follows no redirect, reads only the status. @returns `retryAfter` in seconds or null. @throws Error where no answer comes */
  send: (
    url: string,
    headers: Record<string, string>,
    body: string,
  ) => Promise<{ status: number; retryAfter: number | null }>;
};
