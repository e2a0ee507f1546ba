import { type SQL, sql } from "drizzle-orm";

type Row = { companyId: string; id: string; email: string | null };

/** Whether a row's person opted out of scoring: in this row, or by the same e-mail address in another of the company's. */
export function wantsNoScore({ companyId, id, email }: Row): SQL<number> {
  const here = sql`exists (select 1 from b2b_candidates as own where own.id = ${id} and own.opted_out_at is not null)`;
  if (email === null) return sql<number>`${here}`;
  return sql<number>`(${here} or exists (select 1 from b2b_candidates as other where other.company_id = ${companyId}
    and other.candidate_email collate nocase = ${email} and other.opted_out_at is not null))`;
}
