import { desc, eq, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { isPerson } from "./duplicates/person-rows";
import { findStoredApplicant, type StoredApplicant } from "./get-applicant";

export type PersonEntry = { applicant: StoredApplicant; threadTitle: string };

/** Never for an agent's eyes as it is: a person in all of a company's threads, newest first. */
export async function findPerson(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<PersonEntry[]> {
  return entriesOfPerson({ db }, await findStoredApplicant({ db }, input));
}

/** The same of a row that was found already, whosever job threads they are. */
export async function entriesOfPerson(
  { db }: Pick<Deps, "db">,
  row: Pick<StoredApplicant, "id" | "companyId" | "candidateEmail">,
): Promise<PersonEntry[]> {
  return (
    db
      .dbFor(row.companyId)
      .select({ applicant: applicants, threadTitle: threads.title })
      .from(applicants)
      .innerJoin(threads, eq(threads.id, applicants.threadId))
      .where(isPerson(row))
      // The plus sign keeps SQLite from reading the whole company in order of time instead.
      .orderBy(desc(sql`+${applicants.createdAt}`))
  );
}

export async function countEntries(
  deps: Pick<Deps, "db">,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<number> {
  return (await findPerson(deps, input)).length;
}
