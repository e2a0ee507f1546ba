import { eq } from "drizzle-orm";
import { users } from "../../../db/schema";
import type { Deps } from "../deps";

/** Changes what a user may change about themselves. `fullName` as `fullNameSchema` leaves it. */
export async function updateProfile(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, fullName }: { userId: string; fullName: string },
): Promise<void> {
  await db.shared.update(users).set({ fullName, updatedAt: now() }).where(eq(users.id, userId));
}
