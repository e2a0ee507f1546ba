import { eq } from "drizzle-orm";
import { userCredits } from "../../../../db/schema";
import type { Deps } from "../../deps";

/** How many credits a person has: 0 for someone who never had any, below 0 after a refund of spent ones. */
export async function getCreditBalance(
  { db }: Pick<Deps, "db">,
  { userId }: { userId: string },
): Promise<number> {
  const [row] = await db.shared
    .select({ balance: userCredits.totalCredits })
    .from(userCredits)
    .where(eq(userCredits.userId, userId));
  return row?.balance ?? 0;
}
