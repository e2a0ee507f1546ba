export type WebhookSender = {
  /** where a stand-in on a developer's machine receives, without a slash at the end; null in production */
  standIn: string | null;
  /**
   * Posts JSON; follows no redirect, and reads nothing of the answer but its status.
   * @returns `retryAfter` in seconds; null where the answer doesn't say
   * @throws Error where there is no answer in time
   */
  send: (
    url: string,
    headers: Record<string, string>,
    body: string,
  ) => Promise<{ status: number; retryAfter: number | null }>;
};
