import { and, eq } from "drizzle-orm";
import { candidates } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/rules";

/** Puts one of the agent's candidates on the shortlist, or takes him off it. @throws AppError "candidate-not-found" */
export async function shortlistCandidate(
  { db, now }: Pick<Deps, "db" | "now">,
  input: { agent: ActiveAgent; campaignId: string; candidateId: string; shortlisted: boolean },
): Promise<void> {
  const { agent, campaignId, candidateId, shortlisted } = input;
  const changed = await db
    .dbFor(agent.companyId)
    .update(candidates)
    .set({ shortlistedAt: shortlisted ? now() : null })
    .where(
      and(
        eq(candidates.id, candidateId),
        eq(candidates.campaignId, campaignId),
        eq(candidates.agentId, agent.agentId),
      ),
    )
    .returning({ id: candidates.id });
  if (changed.length === 0) throw new AppError("candidate-not-found");
}
