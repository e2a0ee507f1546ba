import { sql } from "drizzle-orm";
import { applicants } from "../../../../db/schema";

/**
 * Of a query over applicants: on legal hold, in this row or by the same e-mail address in another of the company's. Whether the
 * company holds anyone comes first: where it doesn't, no row has to be fetched to tell.
 */
export const isHeld = sql<number>`(exists (select 1 from b2b_candidates as any_held indexed by b2b_candidates_held_idx
    where any_held.company_id = ${applicants.companyId} and any_held.held_at is not null)
  and (${applicants.heldAt} is not null or exists (select 1 from b2b_candidates as held
    where held.company_id = ${applicants.companyId} and held.candidate_email collate nocase = ${applicants.candidateEmail}
      and held.held_at is not null)))`;
