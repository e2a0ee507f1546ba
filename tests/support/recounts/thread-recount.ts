import { asc, eq } from "drizzle-orm";
import {
  type applicants,
  stageNames,
  threadAnalytics,
  threadCounts,
  threadDays,
  threadPlaces,
} from "../../../db/schema";
import { DAY } from "../../../workers/domain/day";
import { BUCKETS, scoreNames } from "../../../workers/domain/threads/analytics/score-names";
import type { TestDeps } from "../faults";

type Row = typeof applicants.$inferSelect;

const tally = <T>(rows: T[], holds: (row: T) => unknown) => rows.filter(holds).length;

function figuresOf(rows: Row[]) {
  const done = rows.filter(({ analysisStatus }) => analysisStatus === "completed");
  const ended = rows.filter(({ analysisStatus }) => analysisStatus !== "pending");
  const known = (pick: (row: Row) => number | null) =>
    ended.flatMap((row) => pick(row) ?? []).map((value) => Math.round(value * 100));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const relevancy = known((row) => row.relevancyScore);
  const skills = known((row) => row.skillsMatchScore);
  const experience = known((row) => row.experienceMatchScore);
  return {
    applicants: rows.length,
    pending: rows.length - ended.length,
    failed: ended.length - done.length,
    completed: done.length,
    shortlisted: tally(rows, ({ shortlistedAt }) => shortlistedAt !== null),
    relevancySum: sum(relevancy),
    relevancyKnown: relevancy.length,
    skillsSum: sum(skills),
    skillsKnown: skills.length,
    experienceSum: sum(experience),
    experienceKnown: experience.length,
    strong: tally(done, ({ relevancyScore }) => (relevancyScore ?? 0) >= 70),
    fair: tally(
      done,
      ({ relevancyScore }) => relevancyScore !== null && relevancyScore >= 40 && relevancyScore < 70,
    ),
    placeMatched: tally(ended, ({ locationMatch }) => locationMatch === 1),
    male: tally(done, ({ candidateGender }) => candidateGender === "male"),
    female: tally(done, ({ candidateGender }) => candidateGender === "female"),
    otherGender: tally(done, ({ candidateGender }) => candidateGender === "other"),
    gateFailed: tally(done, ({ gatesFailed }) => (gatesFailed ?? 0) > 0),
    hiddenText: tally(rows, ({ hiddenTextCount }) => hiddenTextCount > 0),
  };
}

export const scoreColumns = {
  relevancy: "relevancyScore",
  skills: "skillsMatchScore",
  experience: "experienceMatchScore",
  seniority: "seniorityMatchScore",
  category: "categoryMatchScore",
} as const;

const hundredths = (values: (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 100), 0);

function analyticsOf(rows: Row[]) {
  const done = rows.filter(({ analysisStatus }) => analysisStatus === "completed");
  const scores = scoreNames.flatMap((name) => {
    const values = done.map((row) => row[scoreColumns[name]]);
    const buckets = BUCKETS.map(([from, to]) => {
      const people = tally(values, (value) => value !== null && value >= from && (to === 100 || value < to));
      return [`${name}${to}`, people] as const;
    });
    return [[`${name}Sum`, hundredths(values)] as const, ...buckets];
  });
  const stages = stageNames.map((stage) => [
    `stage${stage[0]?.toUpperCase()}${stage.slice(1)}`,
    tally(rows, (row) => row.stage === stage),
  ]);
  return {
    ...Object.fromEntries([...scores, ...stages]),
    placeJudged: tally(done, ({ locationMatch }) => locationMatch !== null),
    placeMatched: tally(done, ({ locationMatch }) => locationMatch === 1),
    gatesMet: tally(done, ({ gatesFailed, gatesUnknown }) => gatesFailed === 0 && gatesUnknown === 0),
    gatesUnknown: tally(
      done,
      ({ gatesFailed, gatesUnknown }) => gatesFailed === 0 && (gatesUnknown ?? 0) > 0,
    ),
    untold: tally(rows, ({ toldAt }) => toldAt === null),
  };
}

function daysOf(rows: Row[]) {
  const days = new Map<number, Row[]>();
  for (const row of rows) {
    const day = Math.floor(row.createdAt / DAY);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, of]) => {
      const scores = of
        .filter(
          ({ analysisStatus, relevancyScore }) => analysisStatus === "completed" && relevancyScore !== null,
        )
        .map(({ relevancyScore }) => relevancyScore);
      return {
        day,
        uploaded: of.length,
        relevancySum: hundredths(scores),
        relevancyKnown: scores.length,
      };
    });
}

function placesOf(rows: Row[]) {
  const places: Record<string, number> = {};
  for (const { candidateLocation: place } of rows) if (place) places[place] = (places[place] ?? 0) + 1;
  return places;
}

/** What is kept beside a thread's rows. */
export async function keptFigures(deps: TestDeps, threadId: string) {
  const db = deps.db.shared;
  const [counts] = await db.select().from(threadCounts).where(eq(threadCounts.threadId, threadId));
  const places = await db.select().from(threadPlaces).where(eq(threadPlaces.threadId, threadId));
  const [sums] = await db.select().from(threadAnalytics).where(eq(threadAnalytics.threadId, threadId));
  const days = await db
    .select()
    .from(threadDays)
    .where(eq(threadDays.threadId, threadId))
    .orderBy(asc(threadDays.day));
  const { threadId: _, ...figures } = counts ?? { threadId };
  const { threadId: __, ...analytics } = sums ?? { threadId };
  return {
    figures,
    analytics,
    places: Object.fromEntries(places.map(({ place, applicants: n }) => [place, n])),
    days: days.map(({ threadId: ___, ...day }) => day),
  };
}

/** The same by plain arithmetic over the rows. */
export const recountedFigures = (rows: Row[]) => ({
  figures: figuresOf(rows),
  analytics: analyticsOf(rows),
  places: placesOf(rows),
  days: daysOf(rows),
});
