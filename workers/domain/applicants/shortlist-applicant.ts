import { and, eq, sql } from "drizzle-orm";
import { applicants, verdicts } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";

/** Adds to the shortlist or removes from it. @throws AppError "candidate-not-found" */
export async function shortlistApplicant(
  { db, now }: Pick<Deps, "db" | "now">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string; shortlisted: boolean },
): Promise<void> {
  const { agent, threadId, applicantId, shortlisted } = input;
  requireRight(agent, "work");
  const changed = await db
    .dbFor(agent.companyId)
    .update(applicants)
    .set({
      shortlistedAt: shortlisted ? now() : null,
      shortlistedVerdictId: shortlisted
        ? sql`(select ${verdicts.id} from ${verdicts} where ${verdicts.objectKey} = ${applicants.analysisKey})`
        : null,
    })
    .where(
      and(
        eq(applicants.id, applicantId),
        eq(applicants.threadId, threadId),
        eq(applicants.agentId, agent.agentId),
      ),
    )
    .returning({ id: applicants.id });
  if (changed.length === 0) throw new AppError("candidate-not-found");
}
