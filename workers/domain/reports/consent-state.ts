import { type SQL, sql } from "drizzle-orm";
import { applicants, reportPeople, representationConsents } from "../../../db/schema";

/** Whole names: Drizzle leaves the table out of columns where a query has one table. */
const APPLICANT = sql`${applicants}.id`;
const SHOWN = sql`${reportPeople}.candidate_id`;

function newestOf(applicantId: SQL) {
  const { kind, applicantId: of, createdAt } = representationConsents;
  return sql<
    "given" | "withdrawn" | null
  >`(select ${kind} from ${representationConsents} where ${of} = ${applicantId} order by ${createdAt} desc, ${representationConsents}.rowid desc limit 1)`;
}

/** What an applicant's newest line says, in a query of applicants; null where there is none. */
export const consentOfApplicant = newestOf(APPLICANT);

/** The same in a query of a report's people. */
export const consentOfShown = newestOf(SHOWN);
