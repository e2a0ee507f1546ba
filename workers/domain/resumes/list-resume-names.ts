import { desc, eq } from "drizzle-orm";
import { resumes } from "../../../db/schema";
import type { Deps } from "../deps";

/** As many as a list to choose from can hold and still be read. */
const MOST = 100;

/** The user's résumés by name, the default one first, then the newest: for choosing one. */
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
