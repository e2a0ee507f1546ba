import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { matches } from "../../../db/schema";
import type { Deps } from "../deps";

/** As many as a list to choose from can hold and still be read. */
const SHOWN = 30;

/** A job that can be compared, by its newest analysis. */
export type ComparableJob = {
  id: string;
  jobTitle: string;
  companyName: string | null;
  createdAt: number;
  jobHash: string | null;
};

/**
 * The newest of a user's analysed jobs, each once, whose titles hold the words searched for; those chosen already stand
 * among them in any case, and first.
 * @param input.chosen ids of analyses; a stranger's are left out
 */
export async function listComparable(
  { db }: Pick<Deps, "db">,
  { userId, chosen, search }: { userId: string; chosen: string[]; search: string },
): Promise<ComparableJob[]> {
  const tenant = db.dbFor(userId);
  const { id, jobTitle, companyName, createdAt, jobHash } = matches;
  const shown = { id, jobTitle, companyName, createdAt, jobHash };
  const mine = eq(matches.userId, userId);
  const titled = search ? sql`instr(lower(${jobTitle}), lower(${search})) > 0` : undefined;
  const [kept, newest] = await tenant.batch([
    tenant
      .select(shown)
      .from(matches)
      .where(and(inArray(id, chosen.slice(0, SHOWN)), mine)),
    tenant
      .select(shown)
      .from(matches)
      .where(and(mine, titled))
      .orderBy(desc(createdAt))
      .limit(2 * SHOWN),
  ]);
  const hashes = new Set<string>();
  const ids = new Set<string>();
  return [...kept, ...newest]
    .filter((job) => {
      if (ids.has(job.id) || (job.jobHash && hashes.has(job.jobHash))) return false;
      ids.add(job.id);
      if (job.jobHash) hashes.add(job.jobHash);
      return true;
    })
    .slice(0, SHOWN);
}
