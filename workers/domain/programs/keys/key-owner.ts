import { and, eq, isNull, type SQL } from "drizzle-orm";
import { apiKeys } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import type { ActiveAgent } from "../../identity/session/signed-in-user";

/** Whose keys: a company's are all of its owners' together. */
export type KeyOwner = { userId: string; companyId: string | null; agentId: string | null };

/** @throws AppError "owner-right" */
export function companyAsOwner(agent: ActiveAgent): KeyOwner {
  requireRight(agent, "manage");
  const { userId, companyId, agentId } = agent;
  return { userId, companyId, agentId };
}

export function seekerAsOwner({ userId }: { userId: string }): KeyOwner {
  return { userId, companyId: null, agentId: null };
}

export function ofOwner({ userId, companyId }: KeyOwner): SQL | undefined {
  return companyId === null
    ? and(eq(apiKeys.userId, userId), isNull(apiKeys.companyId))
    : eq(apiKeys.companyId, companyId);
}
