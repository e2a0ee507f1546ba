import { and, asc, eq, gt } from "drizzle-orm";
import { agencyLog } from "../../../db/schema";
import type { Deps } from "../deps";
import { FIRST_HASH, logHash } from "./log-hash";

const PAGE = 1000;

/** Counts a company's lines and follows their chain. `brokenAt`: number of the first line changed, added or missing; else null */
export async function checkLog(
  { db }: Pick<Deps, "db">,
  { companyId }: { companyId: string },
): Promise<{ lines: number; brokenAt: number | null }> {
  const tenant = db.dbFor(companyId);
  let last = { number: 0, hash: FIRST_HASH };
  let lines = 0;
  let brokenAt: number | null = null;
  for (;;) {
    const page = await tenant
      .select()
      .from(agencyLog)
      .where(and(eq(agencyLog.companyId, companyId), gt(agencyLog.number, last.number)))
      .orderBy(asc(agencyLog.number))
      .limit(PAGE);
    for (const line of page) {
      const follows = line.number === last.number + 1 && line.previousHash === last.hash;
      if (brokenAt === null && !(follows && line.hash === logHash(line))) brokenAt = line.number;
      last = line;
    }
    lines += page.length;
    if (page.length < PAGE) return { lines, brokenAt };
  }
}
