import { and, eq, isNull } from "drizzle-orm";
import { applications } from "../../../db/schema";
import type { Deps } from "../deps";

/** The applications of a person that are about the given addresses of jobs, by address. */
export async function findTracked(
  { db }: Pick<Deps, "db">,
  { userId, urls }: { userId: string; urls: string[] },
): Promise<Map<string, string>> {
  const rows = await db
    .dbFor(userId)
    .select({ id: applications.id, jobUrl: applications.jobUrl })
    .from(applications)
    .where(and(eq(applications.userId, userId), isNull(applications.deletedAt)));
  const wanted = new Set(urls);
  return new Map(rows.flatMap(({ id, jobUrl }) => (wanted.has(jobUrl) ? [[jobUrl, id] as const] : [])));
}
