import { and, eq } from "drizzle-orm";
import { matches } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";

export async function getMatchTitle(
  { db }: Pick<Deps, "db">,
  { userId, matchId }: { userId: string; matchId: string },
): Promise<{ jobTitle: string }> {
  const [row] = await db
    .dbFor(userId)
    .select({ jobTitle: matches.jobTitle })
    .from(matches)
    .where(and(eq(matches.id, matchId), eq(matches.userId, userId)));
  if (!row) throw new AppError("analysis-not-found");
  return row;
}
