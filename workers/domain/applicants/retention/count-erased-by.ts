import { and, eq, sql } from "drizzle-orm";
import { applicants, companies } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { isPastRetention } from "./past-retention";

/** How many people other periods would erase from the next minute on; what is left out stays. @throws AppError "owner-right" */
export async function countErasedBy(
  { db, now }: Pick<Deps, "db" | "now">,
  {
    agent,
    ...wanted
  }: {
    agent: ActiveAgent;
    retentionDays?: number | undefined;
    shortlistedRetentionDays?: number | undefined;
  },
): Promise<number> {
  requireRight(agent, "manage");
  const tenant = db.dbFor(agent.companyId);
  const { retentionDays, shortlistedRetentionDays } = companies;
  const [saved] = await tenant
    .select({ retentionDays, shortlistedRetentionDays })
    .from(companies)
    .where(eq(companies.id, agent.companyId));
  if (!saved) return 0;
  const periods = {
    retentionDays: wanted.retentionDays ?? saved.retentionDays,
    shortlistedRetentionDays: wanted.shortlistedRetentionDays ?? saved.shortlistedRetentionDays,
  };
  const isSame =
    periods.retentionDays === saved.retentionDays &&
    periods.shortlistedRetentionDays === saved.shortlistedRetentionDays;
  if (isSame) return 0;
  const [due] = await tenant
    .select({ people: sql<number>`count(distinct coalesce(lower(candidate_email), id))` })
    .from(applicants)
    .where(and(eq(applicants.companyId, agent.companyId), isPastRetention(now(), periods)));
  return due?.people ?? 0;
}
