/** Apart from `paths`, which every public page loads. */
export const webhookPaths = {
  all: "/agent/webhooks",
  one: (webhookId: string) => `/agent/webhooks/${webhookId}`,
};
