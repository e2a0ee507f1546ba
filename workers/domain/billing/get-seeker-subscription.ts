import { eq } from "drizzle-orm";
import { latestUserSubscriptions } from "../../../db/schema";
import type { Deps } from "../deps";

const DAY = 24 * 60 * 60 * 1000;

/** A job seeker's newest subscription; "expired" follows from the time, whatever the row still says. */
export type SeekerSubscription = {
  planName: string;
  status: "active" | "suspended" | "cancelled" | "expired";
  /** UTC ms */
  nextRenewal: number;
  /** days until then, begun ones counted whole; 0 once it has passed */
  daysLeft: number;
};

/** The newest subscription of a user, or null where there never was one. */
export async function getSeekerSubscription(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId }: { userId: string },
): Promise<SeekerSubscription | null> {
  const [row] = await db.shared
    .select()
    .from(latestUserSubscriptions)
    .where(eq(latestUserSubscriptions.userId, userId));
  if (!row) return null;
  const { planName, nextRenewal } = row;
  const over = nextRenewal <= now();
  const daysLeft = Math.max(0, Math.ceil((nextRenewal - now()) / DAY));
  return {
    planName,
    nextRenewal,
    daysLeft,
    status: row.status === "active" && over ? "expired" : row.status,
  };
}
