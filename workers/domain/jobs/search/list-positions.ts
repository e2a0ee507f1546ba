import { and, eq } from "drizzle-orm";
import { resumeAnalyses } from "../../../../db/schema";
import type { Deps } from "../../deps";

/** What a résumé's own analysis suggests to look for. */
export async function listPositions(
  { db }: Pick<Deps, "db">,
  { userId, resumeId }: { userId: string; resumeId: string },
): Promise<string[]> {
  const [row] = await db
    .dbFor(userId)
    .select({ positions: resumeAnalyses.suggestedPositions })
    .from(resumeAnalyses)
    .where(and(eq(resumeAnalyses.resumeId, resumeId), eq(resumeAnalyses.userId, userId)));
  return row?.positions ?? [];
}
