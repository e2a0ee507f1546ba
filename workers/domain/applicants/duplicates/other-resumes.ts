import { and, desc, eq, or, sql } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Applicant } from "../get-applicant";

/** Another résumé of a person in the same thread. `stands`: the table shows that one for both. */
export type OtherResume = { id: string; uploadedAt: number; score: number | null; stands: boolean };

/** Newest first. The caller has checked that the agent may read the applicant. */
export async function listOtherResumes(
  { db }: Pick<Deps, "db">,
  { id, companyId, threadId, duplicateOf }: Pick<Applicant, "id" | "companyId" | "threadId" | "duplicateOf">,
): Promise<OtherResume[]> {
  const standing = duplicateOf ?? id;
  const rows = await db
    .dbFor(companyId)
    .select({ id: applicants.id, uploadedAt: applicants.createdAt, score: applicants.relevancyScore })
    .from(applicants)
    .where(
      and(
        // The plus signs keep SQLite from reading the whole company first.
        eq(sql`+${applicants.companyId}`, companyId),
        eq(sql`+${applicants.threadId}`, threadId),
        or(eq(applicants.id, standing), eq(applicants.duplicateOf, standing)),
      ),
    )
    .orderBy(desc(applicants.createdAt), applicants.id);
  return rows.filter((row) => row.id !== id).map((row) => ({ ...row, stands: row.id === standing }));
}
