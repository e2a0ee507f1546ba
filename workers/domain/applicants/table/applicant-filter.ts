import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { applicants } from "../../../../db/schema";
import { failureKinds } from "../../documents/failure-message";
import { ANALYSIS_FAILED } from "../../documents/retry-limits";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { readableThread } from "../../threads/thread-access";
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
export function contains(column: SQLiteColumn | SQL, words: string): SQL {
  const found = spellings(words).map((spelt) => sql`instr(lower(coalesce(${column}, '')), ${spelt}) > 0`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/** Any part of a location, or each part of "City, Country", between which a region may stand that pages leave out. */
export function inPlace(column: SQLiteColumn | SQL, words: string): SQL {
  const parts = words
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length < 2) return contains(column, words);
  return sql`(${contains(column, words)} or (${sql.join(
    parts.slice(0, MOST_PARTS).map((part) => contains(column, part)),
    sql` and `,
  )}))`;
}

/** City, region, country; of more, a statement would take too many values. */
const MOST_PARTS = 3;

/** The check reads one row of `threads`, none of the applicants'. */
function inThread({ agent, threadId }: Thread): SQL {
  return sql`${applicants.threadId} = ${readableThread(agent, threadId)}`;
}

/** Each person once: of several résumés, the row that stands for them. */
export function ofThread(thread: Thread): SQL {
  return sql`${inThread(thread)} and ${applicants.duplicateOf} is null`;
}

/** For rows that are named by their ids: the plus sign keeps SQLite from walking an index of the thread instead. */
export function namedOfThread(thread: Thread): SQL {
  return sql`+${inThread(thread)}`;
}

/** Reads one index from end to end; the same condition on rows sorted by another one would fetch each of them. */
function foundBy(thread: Thread, condition: SQL): SQL {
  return sql`${applicants}.rowid in (select ${applicants}.rowid from ${applicants} where ${ofThread(thread)} and ${condition})`;
}

/** What the index of names holds. */
function words({ search, location }: ApplicantQuery): SQL | undefined {
  return and(
    search
      ? sql`(${contains(applicants.candidateName, search)} or ${contains(applicants.candidateEmail, search)})`
      : undefined,
    location ? inPlace(applicants.candidateLocation, location) : undefined,
  );
}

const DEAL_BREAKERS = {
  met: sql`${applicants.gatesFailed} = 0 and ${applicants.gatesUnknown} = 0`,
  "none-failed": eq(applicants.gatesFailed, 0),
  unknown: sql`${applicants.gatesFailed} = 0 and ${applicants.gatesUnknown} > 0`,
  failed: gt(applicants.gatesFailed, 0),
};

/** Columns by their whole names: a select from one table alone would leave the tables away. */
const HAS_DUPLICATES = sql`exists (select 1 from b2b_candidates as other where other.duplicate_of = b2b_candidates.id)`;

/** Who has been analysed has a count of failed deal-breakers, so that a failed file isn't "not stated". */
const NOT_STATED = and(isNull(applicants.candidateGender), isNotNull(applicants.gatesFailed));

/** Literals, and for the few who aren't analysed an index of its own, which holds them together. */
function hasStatus(thread: Thread, status: NonNullable<ApplicantQuery["status"]>): SQL {
  if (status === "analysed") return sql`${applicants.analysisStatus} = 'completed'`;
  if (status === "processed") return sql`${applicants.analysisStatus} <> 'pending'`;
  return foundBy(thread, sql`${applicants.analysisStatus} = ${sql.raw(`'${status}'`)}`);
}

function failedBy(kind: NonNullable<ApplicantQuery["failure"]>): SQL {
  const others = failureKinds.filter((other) => other !== ANALYSIS_FAILED);
  const code = sql`coalesce(${applicants.failureCode}, '')`;
  return sql`${applicants.analysisStatus} = 'failed' and ${kind === ANALYSIS_FAILED ? notInArray(code, others) : eq(code, kind)}`;
}

/** What the index of figures holds. */
function figures(thread: Thread, query: ApplicantQuery): SQL | undefined {
  const {
    status,
    failure,
    locationMatch,
    gender,
    stage,
    dealBreakers,
    duplicates,
    hiddenText,
    shortlisted,
    source,
    minYears,
    minMusts,
  } = query;
  // The plus sign keeps SQLite from a score's own index, which holds none of the other figures.
  const range = (column: SQLiteColumn, min?: number, max?: number) =>
    and(
      min === undefined ? undefined : gte(sql`+${column}`, min),
      max === undefined ? undefined : lte(sql`+${column}`, max),
    );
  return and(
    status && hasStatus(thread, status),
    failure && foundBy(thread, failedBy(failure)),
    locationMatch && eq(applicants.locationMatch, 1),
    gender && (gender === "not-stated" ? NOT_STATED : eq(applicants.candidateGender, gender)),
    range(applicants.relevancyScore, query.minRelevancy, query.maxRelevancy),
    range(applicants.skillsMatchScore, query.minSkills, query.maxSkills),
    range(applicants.experienceMatchScore, query.minExperience, query.maxExperience),
    dealBreakers && DEAL_BREAKERS[dealBreakers],
    duplicates && HAS_DUPLICATES,
    hiddenText && gt(applicants.hiddenTextCount, 0),
    stage && eq(applicants.stage, stage),
    source && foundBy(thread, eq(applicants.source, source)),
    shortlisted && isNotNull(applicants.shortlistedAt),
    minYears === undefined ? undefined : gte(applicants.experienceMonths, minYears * 12),
    minMusts === undefined
      ? undefined
      : sql`100 * ${applicants.mustsMet} >= ${minMusts} * ${applicants.mustsAsked}`,
  );
}

/** The conditions of a query, each worded for the index that answers it without reading rows. */
export type ApplicantFilter = {
  rows: SQL | undefined;
  /** the filter's index isn't the order's: what is found is sorted in memory, out of that index alone */
  inMemory: boolean;
  count: SQL | undefined;
  /** those of names, e-mails and places alone; null where none is asked for */
  words: SQL | null;
};

export function applicantFilter(thread: Thread, query: ApplicantQuery): ApplicantFilter {
  const mine = ofThread(thread);
  const [text, rest] = [words(query), figures(thread, query)];
  const elsewhere = (condition: SQL | undefined) => condition && foundBy(thread, condition);
  const byWords = query.sort === "candidate_name" || query.sort === "candidate_location";
  return {
    rows: and(mine, byWords ? text : elsewhere(text), byWords ? elsewhere(rest) : rest),
    inMemory: byWords
      ? query.sort === "candidate_location" && text !== undefined
      : query.sort !== "relevancy_score" && rest !== undefined,
    count: and(mine, text, text ? elsewhere(rest) : rest),
    words: text ? (and(mine, text) ?? null) : null,
  };
}

/** Of rows that the words found, those that everything else lets pass. */
export function filterOfKnown(thread: Thread, query: ApplicantQuery, ids: string[]): SQL | undefined {
  return and(inArray(applicants.id, ids), namedOfThread(thread), figures(thread, query));
}
