import { eq } from "drizzle-orm";
import { latestUserSubscriptions } from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";

type Stored = "active" | "suspended" | "cancelled" | "expired";

/** A job seeker's subscription; "expired" follows from the time, even where the row says otherwise. Times in UTC ms. */
export type SeekerSubscription = {
  slug: string;
  planName: string;
  /** euro cents for a period */
  price: number;
  status: Stored;
  storedStatus: Stored;
  /** bought, and not our own trial */
  isPaid: boolean;
  nextRenewal: number;
  /** days until then, begun ones counted whole; 0 once it has passed */
  daysLeft: number;
  /** the end that is set: no renewal follows */
  cancelAt: number | null;
  pastDueSince: number | null;
  suspendedAt: number | null;
};

/** The subscription of a user that counts: the live one, else the one that holds longest. Null where there never was one. */
export async function getSeekerSubscription(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId }: { userId: string },
): Promise<SeekerSubscription | null> {
  const [row] = await db.shared
    .select()
    .from(latestUserSubscriptions)
    .where(eq(latestUserSubscriptions.userId, userId));
  if (!row) return null;
  const { slug, planName, price, nextRenewal, cancelAt, pastDueSince, suspendedAt } = row;
  const over = nextRenewal <= now();
  const lapsed = row.status === "active" && over ? "expired" : row.status;
  return {
    slug,
    planName,
    price,
    status: suspendedAt === null ? lapsed : "suspended",
    storedStatus: row.status,
    isPaid: row.stripeSubscriptionId !== null,
    nextRenewal,
    daysLeft: Math.max(0, Math.ceil((nextRenewal - now()) / DAY)),
    cancelAt,
    pastDueSince,
    suspendedAt,
  };
}
