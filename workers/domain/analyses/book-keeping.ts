import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../../db/client";

type Statement = BatchItem<"sqlite">;

/** Confidence of a skill that one analysis found, each further one's worth, and the most (spec 4). */
const CONFIDENCE = { strength: 85, weakness: 30, repeat: 5, most: 100 } as const;
const NAME_LENGTH = 255;

const SKILL_COLUMNS = sql.raw(
  "user_skills (id, user_id, skill_name, skill_type, confidence_score, frequency_count, last_updated)",
);

/** Which of an analysis' lists says what. Both kinds of analyses have both lists. */
const LISTS = [
  { table: "job_analyses", column: "matching_skills", type: "strength" },
  { table: "job_analyses", column: "missing_skills", type: "weakness" },
  { table: "resume_analyses", column: "matching_skills", type: "strength" },
  { table: "resume_analyses", column: "missing_skills", type: "weakness" },
] as const;

/**
 * Works out a user's skills and progress anew from the analyses that stand. For the batch that deletes or replaces one:
 * put these statements after the deletion or the upsert, in the same batch.
 */
export function rebuildSkillsAndProgress(db: Db, userId: string): Statement[] {
  // "union" leaves a name out that one analysis lists twice.
  const named = sql.join(
    LISTS.map(
      ({ table, column, type }) =>
        sql`select a.id, substr(s.value, 1, ${NAME_LENGTH}) as name, ${type} as type, a.created_at as at
          from ${sql.raw(table)} a, json_each(a.${sql.raw(column)}) s where a.user_id = ${userId} and s.value <> ''`,
    ),
    sql` union `,
  );
  return [
    db.run(sql`delete from user_skills where user_id = ${userId}`),
    db.run(sql`insert into ${SKILL_COLUMNS}
      select lower(hex(randomblob(16))), ${userId}, name, type,
        min(${CONFIDENCE.most}, case type when 'strength' then ${CONFIDENCE.strength} else ${CONFIDENCE.weakness} end
          + ${CONFIDENCE.repeat} * (count(*) - 1)),
        count(*), max(at)
      from (${named}) group by type, name`),
    db.run(sql`delete from user_progress where user_id = ${userId}`),
    ...PERIODS.map(({ type, start }) => db.run(progressOf(userId, type, start, sql`true`))),
  ];
}

/** Adds the skills of one new analysis: new ones as such, known ones a little surer (spec 4). For the batch that keeps it. */
export function addSkills(
  db: Db,
  analysis: { userId: string; matchingSkills: string[]; missingSkills: string[]; createdAt: number },
): Statement[] {
  const { userId, matchingSkills, missingSkills, createdAt } = analysis;
  const add = (type: "strength" | "weakness", names: string[]) =>
    db.run(sql`insert into ${SKILL_COLUMNS}
      select lower(hex(randomblob(16))), ${userId}, substr(value, 1, ${NAME_LENGTH}), ${type}, ${CONFIDENCE[type]}, 1, ${createdAt}
      from json_each(${JSON.stringify(names)}) where value <> '' group by substr(value, 1, ${NAME_LENGTH})
      on conflict (user_id, skill_type, skill_name) do update set
        confidence_score = min(${CONFIDENCE.most}, confidence_score + ${CONFIDENCE.repeat}),
        frequency_count = frequency_count + 1,
        last_updated = max(last_updated, excluded.last_updated)`);
  return [add("strength", matchingSkills), add("weakness", missingSkills)];
}

/** Counts one new job analysis into its week and its month: put it after the analysis' own insert, in the same batch. */
export function addProgress(
  db: Db,
  { userId, createdAt }: { userId: string; createdAt: number },
): Statement[] {
  return PERIODS.map(({ type, start, end }) =>
    db.run(
      progressOf(
        userId,
        type,
        start,
        sql`created_at >= ${start(sql`${createdAt}`)} and created_at < ${end(sql`${createdAt}`)}`,
      ),
    ),
  );
}

const MONTH = sql.raw("'unixepoch', 'start of month'");

/** Monday 1970-01-05 is where weeks are counted from; all in UTC milliseconds. */
const weekStart = (time: SQL) => sql`(${time} - (${time} - 345600000) % 604800000)`;
const monthStart = (time: SQL) => sql`(unixepoch(${time} / 1000, ${MONTH}) * 1000)`;

const PERIODS = [
  { type: "weekly", start: weekStart, end: (time: SQL) => sql`(${weekStart(time)} + 604800000)` },
  {
    type: "monthly",
    start: monthStart,
    end: (time: SQL) => sql`(unixepoch(${time} / 1000, ${MONTH}, '+1 month') * 1000)`,
  },
] as const;

/** Counts a user's job analyses by period; analyses without a score count, but weigh nothing in the average. */
function progressOf(userId: string, type: "weekly" | "monthly", start: (time: SQL) => SQL, which: SQL): SQL {
  const counted = sql`select ${start(sql`created_at`)} as period, count(*) as analyses, avg(score) as average
    from job_analyses where user_id = ${userId} and ${which} group by period`;
  return sql`insert into user_progress
    (id, user_id, period_type, period_start, week_start, month_start, year_start, day_start, quarter_start,
      analyses_count, average_score, updated_at)
    select lower(hex(randomblob(16))), ${userId}, ${type}, period,
      ${weekStart(sql`period`)}, ${monthStart(sql`period`)},
      unixepoch(period / 1000, 'unixepoch', 'start of year') * 1000,
      period,
      unixepoch(period / 1000, ${MONTH},
        '-' || ((strftime('%m', period / 1000, 'unixepoch') - 1) % 3) || ' months') * 1000,
      analyses, average, unixepoch() * 1000
    from (${counted}) where true
    on conflict (user_id, period_type, period_start) do update set
      analyses_count = excluded.analyses_count, average_score = excluded.average_score, updated_at = excluded.updated_at`;
}
