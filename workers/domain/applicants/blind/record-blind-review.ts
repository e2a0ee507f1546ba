import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";

/** Switching blind review on or off, and each unveiling, with who did it (RULINGS 62). */
export function recordBlindReview(
  { log }: Pick<Deps, "log">,
  {
    agent,
    act,
    applicantId = null,
  }: {
    agent: ActiveAgent;
    act: "blind-review-on" | "blind-review-off" | "unveiled";
    applicantId?: string | null;
  },
): void {
  // The agency's own log takes it here.
  log({ event: act, companyId: agent.companyId, agentId: agent.agentId, applicantId });
}
