import { companyAgreements } from "../../../../db/schema";
import { runLogged } from "../../agency-log/run-logged";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { requireRight } from "../require-right";
import { AGREEMENT_HASH, AGREEMENT_VERSION } from "./agreement-text";

/**
 * Accepts the data processing agreement for an owner's company, with a line in its log. A version is accepted once.
 * @param version what the owner read
 * @throws AppError "owner-right", "agreement-changed" where another version came out while they read
 */
export async function acceptAgreement(
  deps: Pick<Deps, "db" | "now">,
  { agent, version }: { agent: ActiveAgent; version: string },
): Promise<void> {
  requireRight(agent, "manage");
  if (version !== AGREEMENT_VERSION) throw new AppError("agreement-changed");
  if (agent.hasAgreement) return;
  const { agentId, companyId } = agent;
  await runLogged(deps, {
    by: agent,
    entries: [{ action: "agreement-accepted", detail: { version, hash: AGREEMENT_HASH } }],
    statements: [
      deps.db
        .dbFor(companyId)
        .insert(companyAgreements)
        .values({ companyId, agentId, version, hash: AGREEMENT_HASH, acceptedAt: deps.now() })
        .onConflictDoNothing(),
    ],
  });
}
