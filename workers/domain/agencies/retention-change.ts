import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { prepareCondition } from "../../../db/conditions";
import { agents, companies } from "../../../db/schema";
import type { LogEntry } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import type { ProfileForm } from "./schema";

export const RETENTION_SEEN = "retention-as-seen";

/**
 * What a company's log says of other retention periods (days), null where none changes, and the statement that undoes a batch
 * where those before are others by now, or the agent doesn't own the company any more.
 */
export async function prepareRetentionChange(
  { db }: Pick<Deps, "db">,
  { agentId, companyId }: ActiveAgent,
  form: NonNullable<ProfileForm["company"]>,
): Promise<{ entry: LogEntry; seen: BatchItem<"sqlite"> } | null> {
  const tenant = db.dbFor(companyId);
  const [before] = await tenant
    .select({ days: companies.retentionDays, shortlistedDays: companies.shortlistedRetentionDays })
    .from(companies)
    .where(eq(companies.id, companyId));
  const days = form.retentionDays ?? before?.days;
  const shortlistedDays = form.shortlistedRetentionDays ?? before?.shortlistedDays;
  if (!before || days == null || shortlistedDays === undefined) return null;
  if (before.days === days && before.shortlistedDays === shortlistedDays) return null;
  const isAsBefore = and(
    eq(companies.id, companyId),
    sql`${companies.retentionDays} is ${before.days}`,
    sql`${companies.shortlistedRetentionDays} is ${before.shortlistedDays}`,
  );
  const isOwner = and(eq(agents.id, agentId), eq(agents.role, "owner"), eq(agents.status, "active"));
  const detail = {
    ...{ daysBefore: before.days ?? "unset", days },
    ...{ shortlistedDaysBefore: before.shortlistedDays, shortlistedDays },
  };
  return {
    entry: { action: "retention-changed", detail },
    seen: prepareCondition(
      tenant,
      RETENTION_SEEN,
      sql`exists (select 1 from ${companies} where ${isAsBefore}) and exists (select 1 from ${agents} where ${isOwner})`,
    ),
  };
}
