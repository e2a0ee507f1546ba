import { eq } from "drizzle-orm";
import { users } from "../../../db/schema";
import type { Deps } from "../deps";

export async function updateProfile(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, fullName }: { userId: string; fullName: string },
): Promise<void> {
  await db.shared.update(users).set({ fullName, updatedAt: now() }).where(eq(users.id, userId));
}
