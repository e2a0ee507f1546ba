import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import type { Page } from "../keyset-page";
import { getThread } from "../threads/get-thread";
import { blindQuery } from "./blind/blind-query";
import { veil } from "./blind/veil";
import type { ApplicantListItem } from "./list-applicants";
import { applicantQuerySchema } from "./schema";
import { type ReadUpTo, readUpTo } from "./table/applicant-order";
import { rowsAfter } from "./table/rows-after";

/** A thread's applicants, best first, without a score last, from where the page before ended. @throws AppError "campaign-not-found" */
export async function pageApplicants(
  deps: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string; limit: number; after: ReadUpTo | null },
): Promise<Page<ApplicantListItem, ReadUpTo>> {
  const { agent, threadId, limit, after } = input;
  await getThread(deps, { agent, threadId });
  const query = blindQuery(agent, applicantQuerySchema.parse({ sort: "relevancy_score", order: "desc" }));
  const read = (from: ReadUpTo | { valued: boolean }, most: number) =>
    rowsAfter(deps, { agent, threadId, query, from, limit: most });
  const rows = await read(after ?? { valued: true }, limit + 1);
  if (rows.length <= limit && after?.value !== null)
    rows.push(...(await read({ valued: false }, limit + 1 - rows.length)));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown.map((row) => veil(agent, row)), next: last ? readUpTo(last, query) : null };
}
