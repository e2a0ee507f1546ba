import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { campaigns, candidates } from "../../../db/schema";
import type { ActiveAgent } from "../identity/rules";
import type { CandidateQuery } from "./schema";

type Thread = { agent: ActiveAgent; campaignId: string };

/** LIKE patterns are limited to 50 bytes on D1; `instr` is not. */
function contains(column: SQLiteColumn, words: string): SQL {
  return sql`instr(lower(coalesce(${column}, '')), lower(${words})) > 0`;
}

/** Rows of a thread, if the thread is the agent's own. The check reads one row of `campaigns`, none of the candidates'. */
export function ofThread({ agent, campaignId }: Thread): SQL {
  return sql`${candidates.campaignId} = (select ${campaigns.id} from ${campaigns} where ${campaigns.id} = ${campaignId} and ${campaigns.agentId} = ${agent.agentId})`;
}

/**
 * Rows found by a search of their own: it reads one index from end to end, where the same condition on the sorted rows
 * would fetch each of them.
 */
function foundBy(thread: Thread, condition: SQL): SQL {
  return sql`${candidates.id} in (select ${candidates.id} from ${candidates} where ${ofThread(thread)} and ${condition})`;
}

/** The rows of a job thread that a query lets through; tenancy is part of it. */
export function candidateFilter(thread: Thread, query: CandidateQuery): SQL | undefined {
  const { search, location, gender } = query;
  const range = (column: SQLiteColumn, min?: number, max?: number) =>
    and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max));
  return and(
    ofThread(thread),
    search
      ? foundBy(
          thread,
          sql`(${contains(candidates.candidateName, search)} or ${contains(candidates.candidateEmail, search)})`,
        )
      : undefined,
    location ? foundBy(thread, contains(candidates.candidateLocation, location)) : undefined,
    gender ? eq(candidates.candidateGender, gender) : undefined,
    range(candidates.relevancyScore, query.minRelevancy, query.maxRelevancy),
    range(candidates.skillsMatchScore, query.minSkills, query.maxSkills),
    range(candidates.experienceMatchScore, query.minExperience, query.maxExperience),
  );
}
