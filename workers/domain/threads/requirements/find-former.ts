import { and, desc, eq, lt, sql } from "drizzle-orm";
import { threadRequirements, threads } from "../../../../db/schema";
import type { JobProfile } from "../../../engine/types";
import type { Deps } from "../../deps";
import { parseJobProfile } from "../../stored/job-profile";
import type { Thread } from "../get-thread";

/** The newest earlier version whose requirements are others than today's. */
export async function findFormer(
  { db }: Pick<Deps, "db">,
  { id, companyId, jobVersion, detailedAnalysis }: Thread,
): Promise<{ version: number; job: JobProfile } | null> {
  const rows = db
    .dbFor(companyId)
    .select({ version: threadRequirements.version, job: threadRequirements.detailedAnalysis })
    .from(threadRequirements)
    .where(
      and(
        eq(threadRequirements.threadId, id),
        lt(threadRequirements.version, jobVersion),
        sql`${threadRequirements.detailedAnalysis} is not (select ${threads.detailedAnalysis} from ${threads} where ${threads.id} = ${id})`,
      ),
    )
    .orderBy(desc(threadRequirements.version))
    .limit(1);
  const [row] = await rows;
  if (!row) return null;
  const job = parseJobProfile(row.job);
  return JSON.stringify(job) === JSON.stringify(detailedAnalysis) ? null : { version: row.version, job };
}
