import type { AccessRule } from "./rules";

/** Who may open each page, by the route's file. A page that isn't named here answers no one: see `guarded-build.ts`. */
export const pageAccess: Record<string, AccessRule> = {
  root: "public",
  "routes/$": "public",
  "routes/_index": "public",

  "routes/contact": "public",
  "routes/outbox": "local",
  "routes/outbox.$mailId": "local",

  "routes/register": "public",
  "routes/login": "public",
  "routes/logout": "public",
  "routes/login_.google": "public",
  "routes/login_.google.callback": "public",
  "routes/verify-email": "public",
  "routes/forgot-password": "public",
  "routes/reset-password": "public",
  "routes/dashboard": "candidate",
  "routes/settings": "candidate",
  "routes/settings_.exports.$exportId": "candidate",
  "routes/settings_.confirm-deletion": "public",

  "routes/agent.register": "public",
  "routes/agent.login": "public",
  "routes/agent.logout": "public",
  "routes/agent.forgot-password": "public",

  "routes/agent._portal": "agent",
  "routes/agent._portal.dashboard": "agent",
  "routes/agent._portal.profile": "agent",
  "routes/agent._portal.campaigns.create": "agent",
  "routes/agent._portal.campaigns.$campaignId": "agent",
  "routes/agent._portal.campaigns.$campaignId.requirements": "agent",
  "routes/agent._portal.campaigns.$campaignId.help": "agent",
  "routes/agent._portal.campaigns.$campaignId.delete": "agent",
  "routes/agent._portal.campaigns.$campaignId.candidates.$candidateId": "agent",
  "routes/agent._portal.campaigns.$campaignId.candidates.$candidateId_.delete": "agent",
};
