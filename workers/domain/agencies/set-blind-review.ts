import { and, eq } from "drizzle-orm";
import { applicantExports, companies } from "../../../db/schema";
import { runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { requireRight } from "./require-right";

/** Switches a company's blind review on or off; as it is already, nothing happens and nothing is logged. */
export async function setBlindReview(
  deps: Pick<Deps, "db" | "now">,
  { agent, on }: { agent: ActiveAgent; on: boolean },
): Promise<void> {
  requireRight(agent, "manage");
  const tenant = deps.db.dbFor(agent.companyId);
  const isSo = and(eq(companies.id, agent.companyId), eq(companies.blindReview, on));
  if ((await tenant.$count(companies, isSo)) > 0) return;
  await runLogged(deps, {
    by: agent,
    entries: [{ action: on ? "blind-review-on" : "blind-review-off" }],
    statements: [
      tenant
        .update(companies)
        .set({ blindReview: on, updatedAt: deps.now() })
        .where(eq(companies.id, agent.companyId)),
      // Lists that were prepared before hold names.
      tenant
        .update(applicantExports)
        .set({ expiresAt: deps.now() })
        .where(and(eq(applicantExports.companyId, agent.companyId), eq(applicantExports.status, "ready"))),
    ],
  });
}
