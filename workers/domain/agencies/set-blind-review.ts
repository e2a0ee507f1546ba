import { and, eq, ne } from "drizzle-orm";
import { companies } from "../../../db/schema";
import { recordBlindReview } from "../applicants/blind/record-blind-review";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";

/** Switches a company's blind review on or off; as it is already, nothing happens and nothing is recorded. */
export async function setBlindReview(
  deps: Pick<Deps, "db" | "now" | "log">,
  { agent, on }: { agent: ActiveAgent; on: boolean },
): Promise<void> {
  // The owner alone (RULINGS 56), once colleagues have roles: until then any agent of the company.
  const changed = await deps.db.shared
    .update(companies)
    .set({ blindReview: on, updatedAt: deps.now() })
    .where(and(eq(companies.id, agent.companyId), ne(companies.blindReview, on)))
    .returning({ id: companies.id });
  if (changed.length === 0) return;
  recordBlindReview(deps, { agent, act: on ? "blind-review-on" : "blind-review-off" });
}
