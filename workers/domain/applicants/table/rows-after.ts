import { and, inArray, type SQL } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { listedColumns, type StoredItem } from "../list-applicants";
import type { ApplicantQuery } from "../schema";
import { applicantFilter, namedOfThread } from "./applicant-filter";
import { following, hasValue, orderOf, type ReadUpTo } from "./applicant-order";

/**
 * Rows in a query's order: the first of those with a value of the sort column, or of those without, or what follows a row among
 * its kind. Each kind is one range of its index. For the code of this folder alone: rows aren't veiled.
 */
export async function rowsAfter(
  { db }: Pick<Deps, "db">,
  input: {
    agent: ActiveAgent;
    threadId: string;
    query: ApplicantQuery;
    from: ReadUpTo | { valued: boolean };
    limit: number;
  },
): Promise<StoredItem[]> {
  const { agent, threadId, query, from, limit } = input;
  const thread = { agent, threadId };
  const filter = applicantFilter(thread, query);
  const tenant = db.dbFor(agent.companyId);
  const after: SQL | undefined =
    "valued" in from ? hasValue(query, from.valued, filter) : following(query, from, filter);
  const ids = tenant
    .select({ id: applicants.id })
    .from(applicants)
    .where(and(filter.rows, after))
    .orderBy(...orderOf(query, filter))
    .limit(limit);
  return tenant
    .select(listedColumns)
    .from(applicants)
    .where(and(inArray(applicants.id, ids), namedOfThread(thread)))
    .orderBy(...orderOf(query));
}
