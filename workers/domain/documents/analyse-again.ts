import { and, eq } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { requireEntitlement } from "../billing/get-agency-entitlement";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread } from "../threads/get-thread";
import { prepareStillOpen, wasClosed } from "../threads/open-thread";
import { asAccessError, prepareMayChange } from "../threads/thread-access";
import { isHealable } from "./healable";
import { retryApplicants } from "./retry-applicants";

const MOST = 1000;

/**
 * Analyses a thread's files again that failed by no fault of their own: one, or up to 1,000 at once. Free of charge (RULINGS 55).
 * @param applicantId null for all of them
 * @returns how many; 0 where none is failed any more
 * @throws AppError "viewer-only" | "campaign-not-found" | "campaign-closed-again", subscription errors
 */
export async function analyseAgain(
  deps: Deps,
  { agent, threadId, applicantId }: { agent: ActiveAgent; threadId: string; applicantId: string | null },
): Promise<number> {
  requireRight(agent, "work");
  const thread = await getThread(deps, { agent, threadId });
  if (!thread.isOpen) throw new AppError("campaign-closed-again");
  const { companyId } = agent;
  await requireEntitlement(deps, { companyId });
  const tenant = deps.db.dbFor(companyId);
  const failed = await tenant
    .select({ id: applicants.id })
    .from(applicants)
    .where(
      and(
        eq(applicants.threadId, threadId),
        applicantId ? eq(applicants.id, applicantId) : undefined,
        isHealable(),
      ),
    )
    .limit(MOST);
  const first = [prepareMayChange(tenant, agent, threadId), prepareStillOpen(tenant, threadId)];
  const applicantIds = failed.map(({ id }) => id);
  try {
    const again = { companyId, threadId, applicantIds, first, which: isHealable() };
    return (await retryApplicants(deps, again))?.applicantIds.length ?? 0;
  } catch (error) {
    if (wasClosed(error)) throw new AppError("campaign-closed-again");
    throw asAccessError(error);
  }
}
