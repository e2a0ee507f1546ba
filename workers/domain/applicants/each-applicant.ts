import { and, inArray, type SQL } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { blindQuery } from "./blind/blind-query";
import { veil } from "./blind/veil";
import { type ApplicantListItem, listedColumns, type StoredItem } from "./list-applicants";
import type { ApplicantQuery } from "./schema";
import { applicantFilter, namedOfThread } from "./table/applicant-filter";
import { following, hasValue, orderOf, type ReadUpTo, readUpTo } from "./table/applicant-order";

const AT_ONCE = 500;

/** Each row where the last one ended, so that the end of a long list takes no longer than its beginning. */
export async function* eachApplicant(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string; query: ApplicantQuery },
): AsyncGenerator<ApplicantListItem> {
  const { agent, threadId } = input;
  const query = blindQuery(agent, input.query);
  const tenant = db.dbFor(agent.companyId);
  const thread = { agent, threadId };
  const filter = applicantFilter(thread, query);
  let read: ReadUpTo | null = null;
  // First those with a value of the sort column, then those without: each is one range of its index.
  for (const valued of [true, false]) {
    for (;;) {
      const from: SQL | undefined = read ? following(query, read, filter) : hasValue(query, valued, filter);
      const ids = tenant
        .select({ id: applicants.id })
        .from(applicants)
        .where(and(filter.rows, from))
        .orderBy(...orderOf(query, filter))
        .limit(AT_ONCE);
      const rows: StoredItem[] = await tenant
        .select(listedColumns)
        .from(applicants)
        .where(and(inArray(applicants.id, ids), namedOfThread(thread)))
        .orderBy(...orderOf(query));
      yield* rows.map((row) => veil(agent, row));
      const last = rows.at(-1);
      if (!last || rows.length < AT_ONCE) break;
      read = readUpTo(last, query);
    }
    read = null;
  }
}
