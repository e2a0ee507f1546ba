import { and, desc, eq, sql } from "drizzle-orm";
import { campaigns, candidates } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/rules";
import { type Candidate, findCandidate } from "./get-applicant";

/** One of the places in which a company holds a person. */
export type PersonEntry = { candidate: Candidate; threadTitle: string };

/**
 * Everything that an agent's company holds about the person behind a candidate of his, in all its job threads, newest
 * first: the company answers for it, whoever opened the thread. The same e-mail address is the same person; a candidate
 * without one is taken for nobody else (RULINGS 30, 42).
 * @throws AppError "candidate-not-found"
 */
export async function findPerson(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; candidateId: string; campaignId?: string },
): Promise<PersonEntry[]> {
  const { id, candidateEmail } = await findCandidate({ db }, input);
  const samePerson = candidateEmail
    ? sql`${candidates.candidateEmail} = ${candidateEmail} collate nocase`
    : eq(candidates.id, id);
  return (
    db
      .dbFor(input.agent.companyId)
      .select({ candidate: candidates, threadTitle: campaigns.title })
      .from(candidates)
      .innerJoin(campaigns, eq(campaigns.id, candidates.campaignId))
      .where(and(eq(candidates.companyId, input.agent.companyId), samePerson))
      // The plus sign keeps SQLite from reading the whole company in order of time instead.
      .orderBy(desc(sql`+${candidates.createdAt}`))
  );
}
