import { and, desc, eq } from "drizzle-orm";
import { matches } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { afterKey, type Page, pageOf, type TimeKey } from "../../keyset-page";

export type PagedMatch = Pick<
  typeof matches.$inferSelect,
  "id" | "resumeId" | "jobTitle" | "companyName" | "jobUrl" | "score" | "hiddenAt" | "createdAt"
>;

/** A seeker's analyses, newest first, from where the page before ended. */
export async function pageMatches(
  { db }: Pick<Deps, "db">,
  { userId, limit, after }: { userId: string; limit: number; after: TimeKey | null },
): Promise<Page<PagedMatch>> {
  const rows = await db
    .dbFor(userId)
    .select({
      id: matches.id,
      resumeId: matches.resumeId,
      jobTitle: matches.jobTitle,
      companyName: matches.companyName,
      jobUrl: matches.jobUrl,
      score: matches.score,
      hiddenAt: matches.hiddenAt,
      createdAt: matches.createdAt,
    })
    .from(matches)
    .where(and(eq(matches.userId, userId), afterKey(after, matches.createdAt, matches.id, "down")))
    .orderBy(desc(matches.createdAt), desc(matches.id))
    .limit(limit + 1);
  return pageOf(rows, limit, ({ createdAt }) => createdAt);
}
