import { and, eq, type SQL, sql } from "drizzle-orm";
import { applicants } from "../../../../db/schema";

type Row = Pick<typeof applicants.$inferSelect, "id" | "companyId" | "candidateEmail">;

/** All rows of a person in a company: the same e-mail is the same person (RULINGS 30, 42); without one, the row alone. */
export function isPerson({ id, companyId, candidateEmail }: Row): SQL | undefined {
  return and(
    eq(applicants.companyId, companyId),
    candidateEmail
      ? sql`${applicants.candidateEmail} = ${candidateEmail} collate nocase`
      : eq(applicants.id, id),
  );
}
