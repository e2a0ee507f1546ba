import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { applicants, threads } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";

const MOST = 5;

/** Titles of a company's job threads in which somebody is on legal hold, five at most. */
export async function listHeldThreads(
  { db }: Pick<Deps, "db">,
  { companyId }: { companyId: string },
): Promise<string[]> {
  const rows = await db
    .dbFor(companyId)
    .selectDistinct({ id: threads.id, title: threads.title })
    .from(applicants)
    .innerJoin(threads, eq(threads.id, applicants.threadId))
    .where(and(eq(applicants.companyId, companyId), isNotNull(applicants.heldAt), isNull(threads.deletedAt)))
    .limit(MOST);
  return rows.map(({ title }) => title);
}

/** A hold keeps people from every erasure, also from the end of their company. @throws AppError "company-holds", which names the threads */
export async function requireNoHolds(deps: Pick<Deps, "db">, company: { companyId: string }): Promise<void> {
  const titles = await listHeldThreads(deps, company);
  if (titles.length > 0)
    throw new AppError("company-holds", {
      message: `Your company can’t end while somebody is on legal hold, in: ${titles.join(", ")}. End the holds first, or make a colleague an owner.`,
    });
}
