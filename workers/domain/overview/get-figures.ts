import { desc, eq, inArray, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { threadCounts, threadPlaces, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { listed, type Scope } from "../threads/thread-access";
import { type GenderShares, genderShares } from "./gender-shares";
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
  /** analysed with a relevancy of 70 and more, of 40 to 70, below */
  quality: Record<"strong" | "fair" | "weak", number>;
  gateFailed: number;
  hiddenText: number;
  /** null under blind review, and below ten analysed applicants (RULINGS 61, 62) */
  gender: GenderShares | null;
  /** null under blind review */
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
  male: total(threadCounts.male),
  female: total(threadCounts.female),
  otherGender: total(threadCounts.otherGender),
  gateFailed: total(threadCounts.gateFailed),
  hiddenText: total(threadCounts.hiddenText),
};

/** The figures of all threads of a scope, from what is kept beside the rows. */
export async function getFigures(
  { db }: Pick<Deps, "db">,
  { agent, scope }: { agent: ActiveAgent; scope: Scope },
): Promise<Figures> {
  const tenant = db.dbFor(agent.companyId);
  const ids = tenant.select({ id: threads.id }).from(threads).where(listed(agent, scope));
  const [[sums], places] = await tenant.batch([
    tenant
      .select(totals)
      .from(threads)
      .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
      .where(listed(agent, scope)),
    tenant
      .select({ place: threadPlaces.place, applicants: sql<number>`sum(${threadPlaces.applicants})` })
      .from(threadPlaces)
      .where(inArray(threadPlaces.threadId, ids))
      .groupBy(threadPlaces.place)
      .orderBy(desc(sql`sum(${threadPlaces.applicants})`), threadPlaces.place)
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
    quality: { strong, fair, weak: completed - strong - fair },
    gateFailed,
    hiddenText,
    gender: agent.blindReview
      ? null
      : genderShares({ male: sums.male, female: sums.female, other: sums.otherGender, completed }),
    places: agent.blindReview ? null : topPlaces(places, PLACES),
  };
}

/** @param sum of hundredths */
function average(sum: number, known: number): number | null {
  return known > 0 ? Math.round(sum / 100 / known) : null;
}
