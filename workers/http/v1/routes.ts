import { candidateRoutes } from "./agency/candidates";
import { threadRoutes } from "./agency/threads";
import { webhookRoutes } from "./agency/webhooks";
import { seekerRoute, type V1Route } from "./route";
import { seekerRoutes } from "./seeker/workspace";

export const v1Routes = {
  getKey: seekerRoute(null, {
    ...{ method: "GET", path: "/key", status: 200, summary: "Which key this is, and what it may do" },
    handle: async ({ key: { keyId, name, scopes, expiresAt } }) => ({
      json: { id: keyId, name, scopes, expires_at: new Date(expiresAt).toISOString() },
    }),
  }),
  ...threadRoutes,
  ...candidateRoutes,
  ...webhookRoutes,
  ...seekerRoutes,
} satisfies Record<string, V1Route>;

export type OperationName = keyof typeof v1Routes;
