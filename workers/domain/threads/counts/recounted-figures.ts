import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { applicants, type threadAnalytics, type threadCounts } from "../../../../db/schema";
import type { Stage } from "../../decisions/stages";

const ended = sql`${applicants.analysisStatus} <> 'pending'`;
const completed = sql`${applicants.analysisStatus} = 'completed'`;

const timesTrue = (condition: SQL) => sql<number>`coalesce(sum(${condition}), 0)`;
const known = (score: SQLiteColumn) => timesTrue(sql`${ended} and ${score} is not null`);
const sumOf = (score: SQLiteColumn, of = ended) =>
  sql<number>`coalesce(sum(case when ${of} and ${score} is not null then cast(round(${score} * 100) as integer) end), 0)`;
const gender = (value: string) =>
  timesTrue(sql`${completed} and coalesce(${applicants.candidateGender}, '') = ${value}`);
const stands = (stage: Stage) => timesTrue(sql`${applicants.stage} = ${stage}`);
const between = (score: SQLiteColumn, from: number, to: number) =>
  timesTrue(
    sql`${completed} and coalesce(${score}, -1) >= ${from} and ${score} ${sql.raw(to === 100 ? "<=" : "<")} ${to}`,
  );

const {
  relevancyScore: relevancy,
  skillsMatchScore: skills,
  experienceMatchScore: experience,
  seniorityMatchScore: seniority,
  categoryMatchScore: category,
} = applicants;

type Figures<Kept> = Record<Exclude<keyof Kept, "threadId">, SQL<number>>;

/** From the rows themselves, as the triggers of migration 0032 add them up. */
export const rowFigures: Figures<typeof threadCounts.$inferSelect> = {
  applicants: sql<number>`count(*)`,
  pending: timesTrue(sql`${applicants.analysisStatus} = 'pending'`),
  failed: timesTrue(sql`${applicants.analysisStatus} = 'failed'`),
  completed: timesTrue(completed),
  shortlisted: timesTrue(sql`${applicants.shortlistedAt} is not null`),
  relevancySum: sumOf(relevancy),
  relevancyKnown: known(relevancy),
  skillsSum: sumOf(skills),
  skillsKnown: known(skills),
  experienceSum: sumOf(experience),
  experienceKnown: known(experience),
  strong: timesTrue(sql`${completed} and ${relevancy} >= 70`),
  fair: timesTrue(sql`${completed} and ${relevancy} >= 40 and ${relevancy} < 70`),
  placeMatched: timesTrue(sql`${ended} and ${applicants.locationMatch} = 1`),
  male: gender("male"),
  female: gender("female"),
  otherGender: gender("other"),
  gateFailed: timesTrue(sql`${completed} and ${applicants.gatesFailed} > 0`),
  hiddenText: timesTrue(sql`${applicants.hiddenTextCount} > 0`),
};

export const relevancyOfCompleted = timesTrue(sql`${completed} and ${relevancy} is not null`);

/** The same of migration 0064. */
export const analyticsFigures: Figures<typeof threadAnalytics.$inferSelect> = {
  relevancySum: sumOf(relevancy, completed),
  relevancy20: between(relevancy, 0, 20),
  relevancy40: between(relevancy, 20, 40),
  relevancy60: between(relevancy, 40, 60),
  relevancy80: between(relevancy, 60, 80),
  relevancy100: between(relevancy, 80, 100),
  skillsSum: sumOf(skills, completed),
  skills20: between(skills, 0, 20),
  skills40: between(skills, 20, 40),
  skills60: between(skills, 40, 60),
  skills80: between(skills, 60, 80),
  skills100: between(skills, 80, 100),
  experienceSum: sumOf(experience, completed),
  experience20: between(experience, 0, 20),
  experience40: between(experience, 20, 40),
  experience60: between(experience, 40, 60),
  experience80: between(experience, 60, 80),
  experience100: between(experience, 80, 100),
  senioritySum: sumOf(seniority, completed),
  seniority20: between(seniority, 0, 20),
  seniority40: between(seniority, 20, 40),
  seniority60: between(seniority, 40, 60),
  seniority80: between(seniority, 60, 80),
  seniority100: between(seniority, 80, 100),
  categorySum: sumOf(category, completed),
  category20: between(category, 0, 20),
  category40: between(category, 20, 40),
  category60: between(category, 40, 60),
  category80: between(category, 60, 80),
  category100: between(category, 80, 100),
  placeJudged: timesTrue(sql`${completed} and ${applicants.locationMatch} is not null`),
  placeMatched: timesTrue(sql`${completed} and coalesce(${applicants.locationMatch}, 0) = 1`),
  gatesMet: timesTrue(sql`${completed} and ${applicants.gatesFailed} = 0 and ${applicants.gatesUnknown} = 0`),
  gatesUnknown: timesTrue(
    sql`${completed} and ${applicants.gatesFailed} = 0 and ${applicants.gatesUnknown} > 0`,
  ),
  stageNew: stands("new"),
  stageShortlisted: stands("shortlisted"),
  stageInterview: stands("interview"),
  stageOffer: stands("offer"),
  stageHired: stands("hired"),
  stageRejected: stands("rejected"),
  untold: timesTrue(sql`${applicants.toldAt} is null`),
};
