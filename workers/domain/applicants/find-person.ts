import { and, desc, eq, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { type Applicant, findApplicant } from "./get-applicant";

export type PersonEntry = { applicant: Applicant; threadTitle: string };

/** A person in all of a company's threads, newest first. The same e-mail is the same person (RULINGS 30, 42). */
export async function findPerson(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<PersonEntry[]> {
  const { id, candidateEmail } = await findApplicant({ db }, input);
  const samePerson = candidateEmail
    ? sql`${applicants.candidateEmail} = ${candidateEmail} collate nocase`
    : eq(applicants.id, id);
  return (
    db
      .dbFor(input.agent.companyId)
      .select({ applicant: applicants, threadTitle: threads.title })
      .from(applicants)
      .innerJoin(threads, eq(threads.id, applicants.threadId))
      .where(and(eq(applicants.companyId, input.agent.companyId), samePerson))
      // The plus sign keeps SQLite from reading the whole company in order of time instead.
      .orderBy(desc(sql`+${applicants.createdAt}`))
  );
}
