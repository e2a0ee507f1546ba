import { desc, eq } from "drizzle-orm";
import { resumes } from "../../../db/schema";
import type { Deps } from "../deps";

const MOST = 100;

export async function listResumeNames(
  { db }: Pick<Deps, "db">,
  { userId }: { userId: string },
): Promise<{ id: string; name: string }[]> {
  return db
    .dbFor(userId)
    .select({ id: resumes.id, name: resumes.name })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.isDefault), desc(resumes.createdAt))
    .limit(MOST);
}
