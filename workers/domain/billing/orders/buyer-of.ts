import { AppError } from "../../errors";
import type { SignedInUser } from "../../identity/session/signed-in-user";
import type { Buyer } from "./find-item";

/** For whom somebody buys: an agent for their company, everyone else for themselves. @throws AppError "agent-inactive" */
export function buyerOf({ userId, agent }: Pick<SignedInUser, "userId" | "agent">): Buyer {
  if (agent && agent.status !== "active") throw new AppError("agent-inactive");
  return { userId, companyId: agent?.companyId ?? null };
}
