import { and, eq, gt, gte, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { applicants, threads } from "../../../../db/schema";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import type { ApplicantQuery } from "../schema";

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

const DEAL_BREAKERS = {
  met: sql`${applicants.gatesFailed} = 0 and ${applicants.gatesUnknown} = 0`,
  "none-failed": eq(applicants.gatesFailed, 0),
  failed: gt(applicants.gatesFailed, 0),
};

/** What one index holds that sorts nothing: deal-breakers, must-haves, years, hidden text. */
function standing({ dealBreakers, hiddenText, minYears, minMusts }: ApplicantQuery): SQL | undefined {
  return and(
    dealBreakers && DEAL_BREAKERS[dealBreakers],
    hiddenText && gt(applicants.hiddenTextCount, 0),
    minYears === undefined ? undefined : gte(applicants.experienceMonths, minYears * 12),
    minMusts === undefined
      ? undefined
      : sql`100 * ${applicants.mustsMet} >= ${minMusts} * ${applicants.mustsAsked}`,
  );
}

/** Conditions that are each read from an index of their own. */
function found(query: ApplicantQuery): SQL[] {
  const stage = query.stage && eq(applicants.stage, query.stage);
  const shortlisted = query.shortlisted && isNotNull(applicants.shortlistedAt);
  return [...searches(query), standing(query), stage, shortlisted].filter((one) => one !== undefined);
}

export function applicantFilter(thread: Thread, query: ApplicantQuery): SQL | undefined {
  return and(
    ofThread(thread),
    ...found(query).map((condition) => foundBy(thread, condition)),
    rangesAndGender(query),
  );
}

export function wordFilter(thread: Thread, query: ApplicantQuery): SQL | null {
  if (searches(query).length === 0) return null;
  const [first, ...others] = found(query);
  if (!first) return null;
  return and(ofThread(thread), first, ...others.map((condition) => foundBy(thread, condition))) ?? null;
}

export function asksForWordsAlone(query: ApplicantQuery): boolean {
  return found(query).length === 1 && rangesAndGender(query) === undefined;
}

export function filterOfKnown(thread: Thread, query: ApplicantQuery, ids: string[]): SQL | undefined {
  return and(
    inArray(applicants.id, ids),
    // The plus sign keeps SQLite from walking the tenant's or the sort column's index instead.
    sql`+${applicants.agentId} = ${thread.agent.agentId}`,
    rangesAndGender(query),
  );
}
