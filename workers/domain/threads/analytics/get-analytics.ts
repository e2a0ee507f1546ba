import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import {
  applicants,
  stageNames,
  threadAnalytics,
  threadCounts,
  threadDays,
  threadPlaces,
} from "../../../../db/schema";
import { ofThread } from "../../applicants/table/applicant-filter";
import { DAY } from "../../day";
import type { Stage } from "../../decisions/stages";
import type { Deps } from "../../deps";
import { type FailureKind, failureKind, failureMessage } from "../../documents/failure-message";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { type GenderShares, genderShares } from "../../overview/gender-shares";
import { PLACES_READ, type Place, topPlaces } from "../../overview/top-places";
import { readableThread } from "../thread-access";
import { BUCKETS, type ScoreName } from "./score-names";
import { type StageTime, stageTimes } from "./stage-times";

/** As the specification has them. */
const DAYS = 30;
const PLACES = 10;

export type TrendDay = {
  /** "2026-11-24", UTC */
  day: string;
  uploaded: number;
  /** mean relevancy of those of the day who are analysed; null where nobody is */
  relevancy: number | null;
};

export type ThreadAnalytics = {
  applicants: number;
  completed: number;
  failed: number;
  pending: number;
  /** to one decimal, of those completed who have the score */
  averages: Record<ScoreName, number | null>;
  /** of the chosen score, completed rows in 0 to 20, 20 to 40 ... 80 to 100 */
  buckets: number[];
  place: { judged: number; matched: number };
  dealBreakers: { met: number; unknown: number; failed: number };
  stages: { stage: Stage; applicants: number }[];
  stageTimes: StageTime[];
  failures: { kind: FailureKind; reason: string; files: number }[];
  /** 30 days, the last one today; an empty day has no average */
  trend: TrendDay[];
  /** null under blind review, and below ten completed */
  gender: GenderShares | null;
  /** null under blind review */
  places: Place[] | null;
};

/** What is kept of a thread's rows, each person once; all zero for a thread that the agent may not see. */
export async function getAnalytics(
  { db, now }: Pick<Deps, "db" | "now">,
  { agent, threadId, score }: { agent: ActiveAgent; threadId: string; score: ScoreName },
): Promise<ThreadAnalytics> {
  const tenant = db.dbFor(agent.companyId);
  const isIt = (column: SQLiteColumn) => sql`${column} = ${readableThread(agent, threadId)}`;
  const today = Math.floor(now() / DAY);
  const [[counts], [sums], failures, days, places] = await tenant.batch([
    tenant.select().from(threadCounts).where(isIt(threadCounts.threadId)),
    tenant.select().from(threadAnalytics).where(isIt(threadAnalytics.threadId)),
    tenant
      .select({ code: applicants.failureCode, files: sql<number>`count(*)`.as("files") })
      .from(applicants)
      .where(and(ofThread({ agent, threadId }), eq(applicants.analysisStatus, "failed")))
      .groupBy(applicants.failureCode),
    tenant
      .select()
      .from(threadDays)
      .where(and(isIt(threadDays.threadId), gt(threadDays.day, today - DAYS))),
    tenant
      .select({ place: threadPlaces.place, applicants: threadPlaces.applicants })
      .from(threadPlaces)
      .where(isIt(threadPlaces.threadId))
      .orderBy(desc(threadPlaces.applicants), threadPlaces.place)
      .limit(PLACES_READ),
  ]);
  if (!counts || !sums) return nothing(today);
  // Words of its own, which D1's client can't put into a batch.
  const stays = await tenant.all<StageTime>(stageTimes({ agent, threadId }));
  const bucketsOf = (name: ScoreName) => BUCKETS.map(([, to]) => sums[`${name}${to}`]);
  const averageOf = (name: ScoreName) =>
    meanOf(
      sums[`${name}Sum`],
      bucketsOf(name).reduce((people, bucket) => people + bucket, 0),
    );
  const { male, female, otherGender: other, completed } = counts;
  return {
    applicants: counts.applicants,
    completed,
    failed: counts.failed,
    pending: counts.pending,
    averages: {
      relevancy: averageOf("relevancy"),
      skills: averageOf("skills"),
      experience: averageOf("experience"),
      seniority: averageOf("seniority"),
      category: averageOf("category"),
    },
    buckets: bucketsOf(score),
    place: { judged: sums.placeJudged, matched: sums.placeMatched },
    dealBreakers: { met: sums.gatesMet, unknown: sums.gatesUnknown, failed: counts.gateFailed },
    stages: stagesOf(sums),
    stageTimes: stays,
    failures: reasonsOf(failures),
    trend: trendOf(days, today),
    gender: agent.blindReview ? null : genderShares({ male, female, other, completed }),
    places: agent.blindReview ? null : topPlaces(places, PLACES),
  };
}

function nothing(today: number): ThreadAnalytics {
  const none = null;
  return {
    ...{ applicants: 0, completed: 0, failed: 0, pending: 0, buckets: BUCKETS.map(() => 0) },
    averages: { relevancy: none, skills: none, experience: none, seniority: none, category: none },
    place: { judged: 0, matched: 0 },
    dealBreakers: { met: 0, unknown: 0, failed: 0 },
    ...{ stages: [], stageTimes: [], failures: [], trend: trendOf([], today), gender: null, places: [] },
  };
}

function stagesOf(sums: typeof threadAnalytics.$inferSelect): ThreadAnalytics["stages"] {
  const people: Record<Stage, number> = {
    new: sums.stageNew,
    shortlisted: sums.stageShortlisted,
    interview: sums.stageInterview,
    offer: sums.stageOffer,
    hired: sums.stageHired,
    rejected: sums.stageRejected,
  };
  return stageNames
    .map((stage) => ({ stage, applicants: people[stage] }))
    .filter(({ applicants }) => applicants > 0);
}

/** @param sum of hundredths. @returns to one decimal */
function meanOf(sum: number, known: number): number | null {
  return known > 0 ? Math.round(sum / known / 10) / 10 : null;
}

function reasonsOf(rows: { code: string | null; files: number }[]): ThreadAnalytics["failures"] {
  const kinds = new Map<FailureKind, number>();
  for (const { code, files } of rows) {
    const kind = failureKind(code);
    kinds.set(kind, (kinds.get(kind) ?? 0) + files);
  }
  return [...kinds]
    .map(([kind, files]) => ({ kind, reason: failureMessage(kind), files }))
    .sort((a, b) => b.files - a.files);
}

function trendOf(rows: Omit<typeof threadDays.$inferSelect, "threadId">[], today: number): TrendDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = today - DAYS + 1 + index;
    const row = byDay.get(day);
    return {
      day: new Date(day * DAY).toISOString().slice(0, 10),
      uploaded: row?.uploaded ?? 0,
      relevancy: row ? meanOf(row.relevancySum, row.relevancyKnown) : null,
    };
  });
}
