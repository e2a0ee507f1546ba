import { type SQL, sql } from "drizzle-orm";
import { applicants, companies } from "../../../../db/schema";
import { DAY } from "../../day";
import { isHeld } from "./is-held";

/** As an index has it: the application, a decision, or what they said of being represented, whichever came last. */
const LAST_CONTACT = sql`case when ${applicants.lastContactAt} is null then ${applicants.createdAt} else ${applicants.lastContactAt} end`;

/**
 * Whom their company's period erases at a time, in UTC ms: counted from the last active contact, by a clock of their own for
 * the shortlisted (RULINGS 91), and nobody on legal hold. Of a query that has both tables, or by other periods. or by other periods.
 */
export function isPastRetention(
  time: number,
  { retentionDays, shortlistedRetentionDays }: Periods | typeof companies = companies,
): SQL {
  return sql`(${retentionDays} is not null and ${LAST_CONTACT} < ${time} - ${retentionDays} * ${DAY}
    and (${applicants.shortlistedAt} is null
      or ${LAST_CONTACT} < ${time} - max(${shortlistedRetentionDays}, ${retentionDays}) * ${DAY})
    and not ${isHeld})`;
}

type Clock = Pick<typeof applicants.$inferSelect, "createdAt" | "lastContactAt" | "shortlistedAt" | "heldAt">;
type Periods = Pick<typeof companies.$inferSelect, "retentionDays" | "shortlistedRetentionDays">;

/** From when on somebody is erased if nothing happens, in UTC ms; null where their company set no period or holds them. */
export function keptUntil(
  { createdAt, lastContactAt, shortlistedAt, heldAt }: Clock,
  { retentionDays, shortlistedRetentionDays }: Periods,
): number | null {
  if (retentionDays === null || heldAt !== null) return null;
  const days = shortlistedAt === null ? retentionDays : Math.max(shortlistedRetentionDays, retentionDays);
  return (lastContactAt ?? createdAt) + days * DAY;
}
