import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { ofThread } from "./applicant-filter";
import { scoreMove } from "./score-changes";

/** An applicant whose relevancy changed; ranks count from 1 over the whole thread, equal scores share one. */
export type ScoreChange = {
  id: string;
  name: string;
  from: number;
  /** points up or down, one decimal */
  by: number;
  rank: number;
  formerRank: number;
};

export type ScoreChanges = {
  /** applicants with a score for the job as it is now and a score from before */
  scored: number;
  moved: number;
  /** those who moved furthest, the furthest first */
  biggest: ScoreChange[];
};

const SHOWN = 3;

/** Rows whose two scores stand on either side of the thread's last change. */
function scoredAnew(input: { agent: ActiveAgent; threadId: string }): SQL | undefined {
  return and(
    ofThread(input),
    isNotNull(applicants.relevancyScore),
    isNotNull(applicants.previousRelevancyScore),
    isNull(applicants.rescoreQueuedAt),
    eq(
      applicants.jobVersion,
      sql`(select ${threads.jobVersion} from ${threads} where ${threads.id} = ${input.threadId})`,
    ),
  );
}

const other = sql`${applicants} as other where other.campaign_id = ${applicants.threadId}`;

/** One more than the number of the thread's applicants above the row by the score now. */
const rank = sql`(select count(*) + 1 from ${other} and other.relevancy_score > ${applicants.relevancyScore})`;

/**
 * The same by the scores before; who has none from before counts with the present one. Of all who stand above the row's former
 * score now, those with a former score are replaced by those who stood above it: three ranges of an index each. The plus
 * sign keeps SQLite from the score's index, which lacks the former score.
 */
const before = applicants.previousRelevancyScore;
const formerRank = sql`(1 + (select count(*) from ${other} and other.relevancy_score > ${before})
  - (select count(*) from ${other} and other.previous_relevancy_score is not null and +other.relevancy_score > ${before})
  + (select count(*) from ${other} and other.previous_relevancy_score > ${before}))`;

/**
 * Who moved when a thread's applicants were last scored again. All zero for any other agent's thread.
 * Reads indexes alone: once for all, and once more for each of the few that are named.
 */
export async function listScoreChanges(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string },
): Promise<ScoreChanges> {
  const tenant = db.dbFor(input.agent.companyId);
  const scored = scoredAnew(input);
  const moved = sql`${applicants.relevancyScore} <> ${applicants.previousRelevancyScore}`;
  const furthest = tenant
    .select({ id: applicants.id })
    .from(applicants)
    .where(and(scored, moved))
    .orderBy(
      sql`abs(${applicants.relevancyScore} - ${applicants.previousRelevancyScore}) desc`,
      applicants.id,
    )
    .limit(SHOWN);
  const [[counts], rows] = await tenant.batch([
    tenant
      .select({ scored: sql<number>`count(*)`, moved: sql<number>`coalesce(sum(${moved}), 0)` })
      .from(applicants)
      .where(scored),
    tenant
      .select({
        id: applicants.id,
        name: sql<string>`coalesce(${applicants.candidateName}, ${applicants.fileName})`,
        relevancyScore: applicants.relevancyScore,
        previousRelevancyScore: applicants.previousRelevancyScore,
        rank: sql<number>`${rank}`,
        formerRank: sql<number>`${formerRank}`,
      })
      .from(applicants)
      .where(sql`${applicants.id} in ${furthest}`),
  ]);
  const biggest = rows.flatMap(({ relevancyScore, previousRelevancyScore, ...row }) => {
    const move = scoreMove({ relevancyScore, previousRelevancyScore });
    return move ? [{ ...row, ...move }] : [];
  });
  biggest.sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || (a.id < b.id ? -1 : 1));
  return { scored: counts?.scored ?? 0, moved: counts?.moved ?? 0, biggest };
}
