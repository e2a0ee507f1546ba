import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../../db/client";
import { userProgress, userSkills } from "../../../db/schema";

type Statement = BatchItem<"sqlite">;

/** Spec 4. */
const CONFIDENCE = { strength: 85, weakness: 30, repeat: 5, most: 100 } as const;
const NAME_LENGTH = 255;

const LISTS = [
  { table: "job_analyses", column: "matching_skills", type: "strength" },
  { table: "job_analyses", column: "missing_skills", type: "weakness" },
  { table: "resume_analyses", column: "matching_skills", type: "strength" },
  { table: "resume_analyses", column: "missing_skills", type: "weakness" },
] as const;

const MONTH = sql.raw("'unixepoch', 'start of month'");
const NEW_ID = sql.raw("lower(hex(randomblob(16)))");

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

/** Put it after the deletion or upsert of an analysis, in the same batch. */
export function rebuildSkillsAndProgress(db: Db, userId: string): Statement[] {
  const named = sql.join(
    LISTS.map(
      ({ table, column, type }) =>
        sql`select a.id, substr(s.value, 1, ${NAME_LENGTH}) as name, ${type} as type, a.created_at as at
          from ${sql.raw(table)} a, json_each(a.${sql.raw(column)}) s where a.user_id = ${userId} and s.value <> ''`,
    ),
    sql` union all `,
  );
  return [
    db.delete(userSkills).where(eq(userSkills.userId, userId)),
    db.insert(userSkills).select(sql`select ${NEW_ID}, ${userId}, name, type,
        min(${CONFIDENCE.most}, case type when 'strength' then ${CONFIDENCE.strength} else ${CONFIDENCE.weakness} end
          + ${CONFIDENCE.repeat} * (count(distinct id) - 1)),
        count(distinct id), max(at)
      from (${named}) group by type, name`),
    db.delete(userProgress).where(eq(userProgress.userId, userId)),
    ...PERIODS.map((period) => writeProgress(db, { userId, period, which: sql`true` })),
  ];
}

export function addSkills(
  db: Db,
  analysis: { userId: string; matchingSkills: string[]; missingSkills: string[]; createdAt: number },
): Statement[] {
  const { userId, matchingSkills, missingSkills, createdAt } = analysis;
  const add = (type: "strength" | "weakness", names: string[]) =>
    db
      .insert(userSkills)
      .select(sql`select ${NEW_ID}, ${userId}, substr(value, 1, ${NAME_LENGTH}), ${type}, ${CONFIDENCE[type]}, 1, ${createdAt}
        from json_each(${JSON.stringify(names)}) where value <> '' group by substr(value, 1, ${NAME_LENGTH})`)
      .onConflictDoUpdate({
        target: [userSkills.userId, userSkills.skillType, userSkills.skillName],
        set: {
          confidenceScore: sql`min(${CONFIDENCE.most}, ${userSkills.confidenceScore} + ${CONFIDENCE.repeat})`,
          frequencyCount: sql`${userSkills.frequencyCount} + 1`,
          lastUpdated: sql`max(${userSkills.lastUpdated}, excluded.last_updated)`,
        },
      });
  return [add("strength", matchingSkills), add("weakness", missingSkills)];
}

/** Put it after the analysis' own insert, in the same batch. */
export function addProgress(
  db: Db,
  { userId, createdAt }: { userId: string; createdAt: number },
): Statement[] {
  const time = sql`${createdAt}`;
  return PERIODS.map((period) => {
    const which = sql`created_at >= ${period.start(time)} and created_at < ${period.end(time)}`;
    return writeProgress(db, { userId, period, which });
  });
}

/** Analyses without a score count, but weigh nothing in the average. */
function writeProgress(
  db: Db,
  { userId, period, which }: { userId: string; period: (typeof PERIODS)[number]; which: SQL },
): Statement {
  const counted = sql`select ${period.start(sql.raw("created_at"))} as period, count(*) as analyses, avg(score) as average
    from job_analyses where user_id = ${userId} and ${which} group by 1`;
  return db
    .insert(userProgress)
    .select(sql`select ${NEW_ID}, ${userId}, ${period.type}, period,
        analyses, average, unixepoch() * 1000
      from (${counted}) where true`)
    .onConflictDoUpdate({
      target: [userProgress.userId, userProgress.periodType, userProgress.periodStart],
      set: {
        analysesCount: sql`excluded.analyses_count`,
        averageScore: sql`excluded.average_score`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}
