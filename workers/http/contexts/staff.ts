import type { SignedInUser } from "../../domain/identity/rules";
import { decideAgent } from "../../domain/staff/decide-agent";
import { getAgent } from "../../domain/staff/get-agent";
import { getOverview } from "../../domain/staff/get-overview";
import { listAgents } from "../../domain/staff/list-agents";
import { listAudit } from "../../domain/staff/list-audit";
import type { AgentDecision } from "../../domain/staff/rules";
import type { ListQuery } from "../../domain/staff/schema";
import type { RequestTools } from "./tools";

/** What the provider's staff may do. Whatever changes something takes the one who does it, as `requireStaff` gave him. */
export function staffContext({ deps, orThrow }: RequestTools) {
  return {
    staff: {
      /** UTC ms: clocks are shown against the server's time */
      now: () => deps.now(),
      overview: () => orThrow(getOverview(deps)),
      agents: (query: ListQuery<"agents">) => orThrow(listAgents(deps, query)),
      agent: (agentId: string) => orThrow(getAgent(deps, { agentId })),
      decideAgent: (
        { userId: actorId }: SignedInUser,
        input: { agentId: string; decision: AgentDecision; reason: string | null },
      ) => orThrow(decideAgent(deps, { ...input, actorId })),
      audit: (query: ListQuery<"audit">) => orThrow(listAudit(deps, query)),
    },
  };
}
