import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { poolPlaces, threadCounts, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { scopeIdOf } from "../pool/pool-scope";
import { listedThreads, type ThreadScope } from "../threads/thread-access";
import {
  FEWEST_APPLICANTS,
  type GenderCounts,
  type GenderShares,
  genderSharesOfParts,
} from "./gender-shares";
import { PLACES_READ, type Place, topPlaces } from "./top-places";

/** Top places, as the specification has it. */
const PLACES = 5;
export type Figures = {
  threads: number;
  open: number;
  applicants: number;
  /** whose analysis has ended, well or not */
  processed: number;
  completed: number;
  failed: number;
  pending: number;
  shortlisted: number;
  /** whole percent, over those processed who have the score; null where nobody has */
  average: Record<"relevancy" | "skills" | "experience", number | null>;
  /** whole percent of all applicants, as the specification counts it; null without applicants */
  placeMatched: number | null;
  /** analysed with a relevancy of 70 and more, of 40 to 70, below, and without one */
  quality: Record<"strong" | "fair" | "weak" | "unscored", number>;
  gateFailed: number;
  hiddenText: number;
  /** added up of what job threads tell by themselves; null under blind review, and where none tells any (RULINGS 61, 62) */
  gender: GenderShares | null;
  /** where the people of the pool live, who count once over all threads; null under blind review */
  places: Place[] | null;
};

const total = (column: SQLiteColumn) => sql<number>`coalesce(sum(${column}), 0)`;

const totals = {
  threads: sql<number>`count(*)`,
  open: sql<number>`coalesce(sum(${threads.isOpen}), 0)`,
  applicants: total(threadCounts.applicants),
  pending: total(threadCounts.pending),
  failed: total(threadCounts.failed),
  completed: total(threadCounts.completed),
  shortlisted: total(threadCounts.shortlisted),
  relevancySum: total(threadCounts.relevancySum),
  relevancyKnown: total(threadCounts.relevancyKnown),
  skillsSum: total(threadCounts.skillsSum),
  skillsKnown: total(threadCounts.skillsKnown),
  experienceSum: total(threadCounts.experienceSum),
  experienceKnown: total(threadCounts.experienceKnown),
  strong: total(threadCounts.strong),
  fair: total(threadCounts.fair),
  placeMatched: total(threadCounts.placeMatched),
  gateFailed: total(threadCounts.gateFailed),
  hiddenText: total(threadCounts.hiddenText),
};

/** Of each thread with analysed people: whether it is the agent's own, and how many of which gender. One value, for D1 brings each row by itself. */
const gendersOf = (agent: ActiveAgent) => {
  const { completed, male, female, otherGender } = threadCounts;
  const isMine = listedThreads(agent, "mine");
  return sql<string>`json_group_array(json_array(${isMine}, ${completed}, ${male}, ${female}, ${otherGender}))
    filter (where ${completed} > 0)`.as("genders");
};

/** The figures of all threads of a scope, from what is kept beside the rows. */
export async function getFigures(
  { db }: Pick<Deps, "db">,
  { agent, scope }: { agent: ActiveAgent; scope: ThreadScope },
): Promise<Figures> {
  const tenant = db.dbFor(agent.companyId);
  const [[sums], places] = await tenant.batch([
    tenant
      .select({ ...totals, genders: gendersOf(agent) })
      .from(threads)
      .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
      .where(listedThreads(agent, scope)),
    tenant
      .select({ place: poolPlaces.place, applicants: poolPlaces.people })
      .from(poolPlaces)
      .where(and(eq(poolPlaces.scopeId, scopeIdOf(agent, { scope })), gt(poolPlaces.people, 0)))
      .orderBy(desc(poolPlaces.people), poolPlaces.place)
      .limit(PLACES_READ),
  ]);
  if (!sums) throw new Error("no sums");
  const { applicants, completed, failed, pending, shortlisted, strong, fair, gateFailed, hiddenText } = sums;
  return {
    threads: sums.threads,
    open: sums.open,
    applicants,
    completed,
    failed,
    pending,
    shortlisted,
    processed: completed + failed,
    average: {
      relevancy: average(sums.relevancySum, sums.relevancyKnown),
      skills: average(sums.skillsSum, sums.skillsKnown),
      experience: average(sums.experienceSum, sums.experienceKnown),
    },
    placeMatched: applicants > 0 ? Math.round((100 * sums.placeMatched) / applicants) : null,
    quality: {
      ...{ strong, fair, weak: sums.relevancyKnown - strong - fair },
      unscored: completed - sums.relevancyKnown,
    },
    gateFailed,
    hiddenText,
    gender: agent.blindReview ? null : genderSharesOfParts(partsOf(sums.genders)),
    places: agent.blindReview ? null : topPlaces(places, PLACES),
  };
}

/**
 * People in parts that are told of by themselves: each thread with enough of them, and the small ones together; those of
 * one's own apart from others', because an owner sees the figures of both scopes.
 */
function partsOf(genders: string): GenderCounts[] {
  const ofThreads = (JSON.parse(genders) as [number, number, number, number, number][]).map(
    ([isMine, completed, male, female, other]) => ({ isMine, completed, male, female, other }),
  );
  const small: GenderCounts[] = [0, 1].map(() => ({ completed: 0, male: 0, female: 0, other: 0 }));
  const large = ofThreads.filter((thread) => {
    const together = small[thread.isMine ? 1 : 0];
    if (thread.completed >= FEWEST_APPLICANTS || !together) return true;
    for (const name of ["completed", "male", "female", "other"] as const) together[name] += thread[name];
    return false;
  });
  return [...large, ...small];
}

/** @param sum of hundredths */
function average(sum: number, known: number): number | null {
  return known > 0 ? Math.round(sum / 100 / known) : null;
}
