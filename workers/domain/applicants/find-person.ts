import { and, desc, eq, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { findStoredApplicant, type StoredApplicant } from "./get-applicant";

export type PersonEntry = { applicant: StoredApplicant; threadTitle: string };

/** Never for an agent's eyes as it is: a person in all of a company's threads, newest first. The same e-mail is the same person (RULINGS 30, 42). */
export async function findPerson(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<PersonEntry[]> {
  return entriesOfPerson({ db }, await findStoredApplicant({ db }, input));
}

/** The same of a row that was found already, whosever job threads they are. */
export async function entriesOfPerson(
  { db }: Pick<Deps, "db">,
  { id, companyId, candidateEmail }: Pick<StoredApplicant, "id" | "companyId" | "candidateEmail">,
): Promise<PersonEntry[]> {
  const samePerson = candidateEmail
    ? sql`${applicants.candidateEmail} = ${candidateEmail} collate nocase`
    : eq(applicants.id, id);
  return (
    db
      .dbFor(companyId)
      .select({ applicant: applicants, threadTitle: threads.title })
      .from(applicants)
      .innerJoin(threads, eq(threads.id, applicants.threadId))
      .where(and(eq(applicants.companyId, companyId), samePerson))
      // The plus sign keeps SQLite from reading the whole company in order of time instead.
      .orderBy(desc(sql`+${applicants.createdAt}`))
  );
}

/** In how many places of the company a person is. */
export async function countEntries(
  deps: Pick<Deps, "db">,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<number> {
  return (await findPerson(deps, input)).length;
}
