import { and, desc, eq, sql } from "drizzle-orm";
import { matches } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { type Page, pageOf, type TimeCursor } from "./page-of";

export type PagedMatch = Pick<
  typeof matches.$inferSelect,
  "id" | "resumeId" | "jobTitle" | "companyName" | "jobUrl" | "score" | "createdAt"
>;

/** A seeker's analyses, newest first, from where the page before ended. */
export async function pageMatches(
  { db }: Pick<Deps, "db">,
  { userId, limit, after }: { userId: string; limit: number; after: TimeCursor | null },
): Promise<Page<PagedMatch, TimeCursor>> {
  const following = after && sql`(${matches.createdAt}, ${matches.id}) < (${after.at}, ${after.id})`;
  const rows = await db
    .dbFor(userId)
    .select({
      id: matches.id,
      resumeId: matches.resumeId,
      jobTitle: matches.jobTitle,
      companyName: matches.companyName,
      jobUrl: matches.jobUrl,
      score: matches.score,
      createdAt: matches.createdAt,
    })
    .from(matches)
    .where(and(eq(matches.userId, userId), following ?? undefined))
    .orderBy(desc(matches.createdAt), desc(matches.id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}
