import { and, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { applicants, threads } from "../../../db/schema";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import type { ApplicantQuery } from "./schema";

type Thread = { agent: ActiveAgent; threadId: string };

/** SQLite's `lower` knows a to z alone: "ÖZTÜRK" becomes "ÖztÜrk" there. */
function spellings(words: string): string[] {
  const text = words.normalize("NFC");
  const lower = text.toLowerCase();
  const titled = lower.replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase());
  const cases = [text, lower, titled, text.toUpperCase()];
  return [...new Set(cases.map((spelt) => spelt.replace(/[A-Z]+/g, (part) => part.toLowerCase())))];
}

/** LIKE patterns are limited to 50 bytes on D1; `instr` is not. */
function contains(column: SQLiteColumn, words: string): SQL {
  const found = spellings(words).map((spelt) => sql`instr(lower(coalesce(${column}, '')), ${spelt}) > 0`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/** The check reads one row of `threads`, none of the applicants'. */
export function ofThread({ agent, threadId }: Thread): SQL {
  return sql`${applicants.threadId} = (select ${threads.id} from ${threads} where ${threads.id} = ${threadId} and ${threads.agentId} = ${agent.agentId})`;
}

/** Reads one index from end to end; the same condition on the sorted rows would fetch each of them. */
function foundBy(thread: Thread, condition: SQL): SQL {
  return sql`${applicants.id} in (select ${applicants.id} from ${applicants} where ${ofThread(thread)} and ${condition})`;
}

function searches({ search, location }: ApplicantQuery): SQL[] {
  return [
    ...(search
      ? [
          sql`(${contains(applicants.candidateName, search)} or ${contains(applicants.candidateEmail, search)})`,
        ]
      : []),
    ...(location ? [contains(applicants.candidateLocation, location)] : []),
  ];
}

function rangesAndGender(query: ApplicantQuery): SQL | undefined {
  const range = (column: SQLiteColumn, min?: number, max?: number) =>
    and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max));
  return and(
    query.gender ? eq(applicants.candidateGender, query.gender) : undefined,
    range(applicants.relevancyScore, query.minRelevancy, query.maxRelevancy),
    range(applicants.skillsMatchScore, query.minSkills, query.maxSkills),
    range(applicants.experienceMatchScore, query.minExperience, query.maxExperience),
  );
}

export function applicantFilter(thread: Thread, query: ApplicantQuery): SQL | undefined {
  return and(
    ofThread(thread),
    ...searches(query).map((condition) => foundBy(thread, condition)),
    rangesAndGender(query),
  );
}

export function wordFilter(thread: Thread, query: ApplicantQuery): SQL | null {
  const [first, ...others] = searches(query);
  if (!first) return null;
  return and(ofThread(thread), first, ...others.map((condition) => foundBy(thread, condition))) ?? null;
}

export function asksForWordsAlone(query: ApplicantQuery): boolean {
  return searches(query).length === 1 && rangesAndGender(query) === undefined;
}

export function filterOfKnown(thread: Thread, query: ApplicantQuery, ids: string[]): SQL | undefined {
  return and(
    inArray(applicants.id, ids),
    // The plus sign keeps SQLite from walking the tenant's or the sort column's index instead.
    sql`+${applicants.agentId} = ${thread.agent.agentId}`,
    rangesAndGender(query),
  );
}
