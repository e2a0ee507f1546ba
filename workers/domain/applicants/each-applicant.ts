import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { blindQuery } from "./blind/blind-query";
import { veil } from "./blind/veil";
import type { ApplicantListItem } from "./list-applicants";
import type { ApplicantQuery } from "./schema";
import { type ReadUpTo, readUpTo } from "./table/applicant-order";
import { rowsAfter } from "./table/rows-after";

const AT_ONCE = 500;

/** Each row where the last one ended, so that the end of a long list takes no longer than its beginning. */
export async function* eachApplicant(
  deps: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string; query: ApplicantQuery },
): AsyncGenerator<ApplicantListItem> {
  const { agent, threadId } = input;
  const query = blindQuery(agent, input.query);
  for (const valued of [true, false]) {
    let from: ReadUpTo | { valued: boolean } = { valued };
    for (;;) {
      const rows = await rowsAfter(deps, { agent, threadId, query, from, limit: AT_ONCE });
      yield* rows.map((row) => veil(agent, row));
      const last = rows.at(-1);
      if (!last || rows.length < AT_ONCE) break;
      from = readUpTo(last, query);
    }
  }
}
