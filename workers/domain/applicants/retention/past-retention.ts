import { type SQL, sql } from "drizzle-orm";
import { applicants, companies } from "../../../../db/schema";
import { DAY } from "../../day";
import { isHeld } from "./is-held";

/** As an index has it: the application, a decision, or what they said of being represented, whichever came last. */
const LAST_CONTACT = sql`case when ${applicants.lastContactAt} is null then ${applicants.createdAt} else ${applicants.lastContactAt} end`;

/**
 * True of applicants whose retention period is over at a time, in UTC ms. It counts from the last active contact; shortlisted
 * people have a longer one (RULINGS 91), and nobody on legal hold is erased.
 * @param periods the company's own unless given; the query then needs no `companies`
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

type Clock = Pick<typeof applicants.$inferSelect, "createdAt" | "lastContactAt" | "shortlistedAt">;
type Periods = Pick<typeof companies.$inferSelect, "retentionDays" | "shortlistedRetentionDays">;

/** From when on somebody who isn't on hold is erased if nothing happens, in UTC ms; null where their company set no period. */
export function keptUntil(
  { createdAt, lastContactAt, shortlistedAt }: Clock,
  { retentionDays, shortlistedRetentionDays }: Periods,
): number | null {
  if (retentionDays === null) return null;
  const days = shortlistedAt === null ? retentionDays : Math.max(shortlistedRetentionDays, retentionDays);
  return (lastContactAt ?? createdAt) + days * DAY;
}
