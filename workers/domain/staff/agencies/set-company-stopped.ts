import { eq, sql } from "drizzle-orm";
import { companies } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { runAudited } from "../audit-entry";

/**
 * Holds up all of a company's work, or lets it go on: its people and API keys are refused with the reason, and none of its
 * résumés is read or scored. Nothing else changes, so that it goes on as it was.
 * @throws AppError "decided-meanwhile" where it is so already
 */
export async function setCompanyStopped(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  input: { companyId: string; actorId: string; reason: string; stopped: boolean },
): Promise<void> {
  const { companyId, actorId, reason, stopped } = input;
  const time = deps.now();
  await runAudited(deps, {
    ...{ actorId, action: stopped ? "company-stopped" : "company-resumed", subject: companyId, reason },
    onlyIf: sql`exists (select 1 from ${companies} where ${companies.id} = ${companyId}
      and (${companies.stoppedAt} is null) = ${stopped ? 1 : 0})`,
    effects: [
      deps.db.shared
        .update(companies)
        .set({ stoppedAt: stopped ? time : null, stopReason: stopped ? reason : null, updatedAt: time })
        .where(eq(companies.id, companyId)),
    ],
  });
}
