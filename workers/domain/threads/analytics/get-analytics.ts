import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { applicants, threadPlaces } from "../../../../db/schema";
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

const columns: Record<ScoreName, SQLiteColumn> = {
  relevancy: applicants.relevancyScore,
  skills: applicants.skillsMatchScore,
  experience: applicants.experienceMatchScore,
  seniority: applicants.seniorityMatchScore,
  category: applicants.categoryMatchScore,
};

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
  /** whose place could be judged, and how many of them match */
  place: { judged: number; matched: number };
  dealBreakers: { met: number; unknown: number; failed: number };
  stages: { stage: Stage; applicants: number }[];
  /** of each stage that anyone has come to */
  stageTimes: StageTime[];
  failures: { kind: FailureKind; reason: string; files: number }[];
  /** 30 days, the last one today; an empty day has no average */
  trend: TrendDay[];
  /** null under blind review, and below ten completed */
  gender: GenderShares | null;
  /** null under blind review */
  places: Place[] | null;
};

/** Sums of a thread's rows, each person once; all zero for a thread that the agent may not see. */
export async function getAnalytics(
  { db, now }: Pick<Deps, "db" | "now">,
  { agent, threadId, score }: { agent: ActiveAgent; threadId: string; score: ScoreName },
): Promise<ThreadAnalytics> {
  const tenant = db.dbFor(agent.companyId);
  const mine = ofThread({ agent, threadId });
  const today = Math.floor(now() / DAY);
  const completed = sql`${applicants.analysisStatus} = 'completed'`;
  // Each has a name of its own: of a batch's columns that are named alike, D1 answers with one.
  const times = (name: string, condition: SQL) => sql<number>`coalesce(sum(${condition}), 0)`.as(name);
  const mean = (name: ScoreName) =>
    sql<number | null>`avg(case when ${completed} then ${columns[name]} end)`.as(`mean_${name}`);
  const bucket = (index: number) => {
    const [from, to] = BUCKETS[index] ?? [0, 0];
    const below = to === 100 ? sql`` : sql` and ${columns[score]} < ${to}`;
    return times(`bucket_${index}`, sql`${completed} and ${columns[score]} >= ${from}${below}`);
  };
  const stated = (gender: string) =>
    times(gender, sql`${completed} and coalesce(${applicants.candidateGender}, '') = ${gender}`);
  const batch = tenant.batch([
    tenant
      .select({
        applicants: sql<number>`count(*)`.as("applicants"),
        completed: times("completed", completed),
        failed: times("failed", sql`${applicants.analysisStatus} = 'failed'`),
        pending: times("pending", sql`${applicants.analysisStatus} = 'pending'`),
        relevancy: mean("relevancy"),
        skills: mean("skills"),
        experience: mean("experience"),
        seniority: mean("seniority"),
        category: mean("category"),
        lowest: bucket(0),
        low: bucket(1),
        middle: bucket(2),
        high: bucket(3),
        highest: bucket(4),
        judged: times("judged", sql`${completed} and ${applicants.locationMatch} is not null`),
        matched: times("matched", sql`${completed} and coalesce(${applicants.locationMatch}, 0) = 1`),
        gatesMet: times(
          "met",
          sql`${completed} and ${applicants.gatesFailed} = 0 and ${applicants.gatesUnknown} = 0`,
        ),
        gatesUnknown: times(
          "unknown",
          sql`${completed} and ${applicants.gatesFailed} = 0 and ${applicants.gatesUnknown} > 0`,
        ),
        gatesFailed: times("gate", sql`${completed} and ${applicants.gatesFailed} > 0`),
        male: stated("male"),
        female: stated("female"),
        other: stated("other"),
      })
      .from(applicants)
      .where(mine),
    tenant
      .select({ stage: applicants.stage, applicants: sql<number>`count(*)`.as("people") })
      .from(applicants)
      .where(mine)
      .groupBy(applicants.stage),
    tenant
      .select({ code: applicants.failureCode, files: sql<number>`count(*)`.as("files") })
      .from(applicants)
      .where(and(mine, eq(applicants.analysisStatus, "failed")))
      .groupBy(applicants.failureCode),
    // The plus sign keeps SQLite from the index of days, which holds no scores.
    tenant
      .select({
        day: sql<number>`cast(${applicants.createdAt} / ${DAY} as integer)`.as("day"),
        uploaded: sql<number>`count(*)`.as("uploaded"),
        relevancy: mean("relevancy"),
      })
      .from(applicants)
      .where(and(mine, sql`+${applicants.createdAt} >= ${(today - DAYS + 1) * DAY}`))
      .groupBy(sql`day`),
    tenant
      .select({ place: threadPlaces.place, applicants: threadPlaces.applicants })
      .from(threadPlaces)
      .where(sql`${threadPlaces.threadId} = ${readableThread(agent, threadId)}`)
      .orderBy(desc(threadPlaces.applicants), threadPlaces.place)
      .limit(PLACES_READ),
  ]);
  // Words of its own, which D1's client can't put into a batch.
  const stayed = tenant.all<StageTime>(stageTimes({ agent, threadId }));
  const [[[sums], stages, failures, days, places], stays] = await Promise.all([batch, stayed]);
  if (!sums) throw new Error("no sums");
  const { male, female, other } = sums;
  return {
    applicants: sums.applicants,
    completed: sums.completed,
    failed: sums.failed,
    pending: sums.pending,
    averages: {
      relevancy: oneDecimal(sums.relevancy),
      skills: oneDecimal(sums.skills),
      experience: oneDecimal(sums.experience),
      seniority: oneDecimal(sums.seniority),
      category: oneDecimal(sums.category),
    },
    buckets: [sums.lowest, sums.low, sums.middle, sums.high, sums.highest],
    place: { judged: sums.judged, matched: sums.matched },
    dealBreakers: { met: sums.gatesMet, unknown: sums.gatesUnknown, failed: sums.gatesFailed },
    stages,
    stageTimes: stays,
    failures: reasonsOf(failures),
    trend: trendOf(days, today),
    gender: agent.blindReview ? null : genderShares({ male, female, other, completed: sums.completed }),
    places: agent.blindReview ? null : topPlaces(places, PLACES),
  };
}

function oneDecimal(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10;
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

function trendOf(
  rows: { day: number; uploaded: number; relevancy: number | null }[],
  today: number,
): TrendDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = today - DAYS + 1 + index;
    const row = byDay.get(day);
    return {
      day: new Date(day * DAY).toISOString().slice(0, 10),
      uploaded: row?.uploaded ?? 0,
      relevancy: oneDecimal(row?.relevancy ?? null),
    };
  });
}
