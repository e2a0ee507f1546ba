import { eq, sql } from "drizzle-orm";
import { matches } from "../../../db/schema";
import type { Deps } from "../deps";

/** Scores are 0 to 100; null where no analysis has one. */
export type HistoryStats = {
  total: number;
  average: number | null;
  best: number | null;
  bands: { good: number; moderate: number; poor: number; none: number };
};

const { score } = matches;
const counting = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${condition}), 0)`;

/** Reads one index that holds nothing but scores. */
export async function getHistoryStats(
  { db }: Pick<Deps, "db">,
  { userId }: { userId: string },
): Promise<HistoryStats> {
  const [row] = await db
    .dbFor(userId)
    .select({
      total: sql<number>`count(*)`,
      average: sql<number | null>`avg(${score})`,
      best: sql<number | null>`max(${score})`,
      good: counting(sql`${score} >= 80`),
      moderate: counting(sql`${score} >= 60 and ${score} < 80`),
      poor: counting(sql`${score} < 60`),
      none: counting(sql`${score} is null`),
    })
    .from(matches)
    .where(eq(matches.userId, userId));
  const { total = 0, average = null, best = null, good = 0, moderate = 0, poor = 0, none = 0 } = row ?? {};
  return { total, average, best, bands: { good, moderate, poor, none } };
}
