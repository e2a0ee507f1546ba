import { sql } from "drizzle-orm";
import { type FUNNEL_STEPS, funnelWeeks, userActivities } from "../../../db/schema";
import type { Deps } from "../deps";
import type { CookieConsent } from "../privacy/consent/cookie-consent";
import { startOfWeek } from "./weeks";

export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** What counts once for a person, by how often they have done it now. */
export type FirstOf = { userId: string; activity: "upload" | "analysis"; done: number };

/** Counts a step towards paying in this week, with consent only. @param first only where the person had done the same never before */
export async function countStep(
  { db, now }: Pick<Deps, "db" | "now">,
  { step, consent, first }: { step: FunnelStep; consent: Pick<CookieConsent, "analytics">; first?: FirstOf },
): Promise<void> {
  if (!consent.analytics) return;
  if (first && !(await isFirst(db, first))) return;
  const { weekStart, step: column, times } = funnelWeeks;
  await db.shared
    .insert(funnelWeeks)
    .values({ weekStart: startOfWeek(now()), step })
    .onConflictDoUpdate({ target: [weekStart, column], set: { times: sql`${times} + 1` } });
}

/** Each upload and each analysis leaves an activity, in its own batch. */
async function isFirst(db: Deps["db"], { userId, activity, done }: FirstOf): Promise<boolean> {
  if (done === 0) return false;
  const { userId: owner, activityType } = userActivities;
  const all = await db
    .dbFor(userId)
    .$count(userActivities, sql`${owner} = ${userId} and ${activityType} = ${activity}`);
  return all <= done;
}
