import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { matches } from "../../../db/schema";
import type { Deps } from "../deps";

const SHOWN = 30;

export type ComparableJob = {
  id: string;
  jobTitle: string;
  companyName: string | null;
  createdAt: number;
  jobHash: string | null;
};

/** Each job once. `chosen`: analyses that are listed in any case, and first; a stranger's are left out. */
export async function listComparable(
  { db }: Pick<Deps, "db">,
  { userId, chosen, search }: { userId: string; chosen: string[]; search: string },
): Promise<ComparableJob[]> {
  const tenant = db.dbFor(userId);
  const { id, jobTitle, companyName, createdAt, jobHash } = matches;
  const shown = { id, jobTitle, companyName, createdAt, jobHash };
  const mine = eq(matches.userId, userId);
  const titled = search ? sql`instr(lower(${jobTitle}), lower(${search})) > 0` : undefined;
  const [chosenRows, newest] = await tenant.batch([
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
  return [...chosenRows, ...newest]
    .filter((job) => {
      if (ids.has(job.id) || (job.jobHash && hashes.has(job.jobHash))) return false;
      ids.add(job.id);
      if (job.jobHash) hashes.add(job.jobHash);
      return true;
    })
    .slice(0, SHOWN);
}
