import type { AgentStatus } from "../../identity/session/signed-in-user";
import type { AuditAction } from "../audit-actions";

export const agentDecisions = {
  approve: { from: ["pending", "refused"], to: "active", action: "agent-approved", reasonRequired: false },
  refuse: { from: ["pending"], to: "refused", action: "agent-refused", reasonRequired: true },
  block: { from: ["active"], to: "blocked", action: "agent-blocked", reasonRequired: true },
  unblock: { from: ["blocked"], to: "active", action: "agent-unblocked", reasonRequired: false },
} as const satisfies Record<
  string,
  { from: readonly AgentStatus[]; to: AgentStatus; action: AuditAction; reasonRequired: boolean }
>;

export type AgentDecision = keyof typeof agentDecisions;

export function decisionsFor(status: AgentStatus): AgentDecision[] {
  return (Object.keys(agentDecisions) as AgentDecision[]).filter((decision) =>
    (agentDecisions[decision].from as readonly AgentStatus[]).includes(status),
  );
}
