import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { veilName } from "./blind/veil";
import { scoreMove } from "./score-changes";
import { ofThread } from "./table/applicant-filter";

/** Ranks count from 1 over the whole thread; equal scores share one. */
export type ScoreChange = {
  id: string;
  name: string;
  from: number;
  by: number;
  rank: number;
  formerRank: number;
};

export type ScoreChanges = {
  scored: number;
  moved: number;
  biggest: ScoreChange[];
};

const SHOWN = 3;

/** Rows whose two scores lie on either side of the thread's last change. */
function rescored(input: { agent: ActiveAgent; threadId: string }): SQL | undefined {
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

const other = sql`${applicants} as other where other.campaign_id = ${applicants.threadId}
  and other.duplicate_of is null`;

const rank = sql`(select count(*) + 1 from ${other} and other.relevancy_score > ${applicants.relevancyScore})`;

// Former rank: of all now above the former score, those with one of their own make way for those above it then.
// The plus sign keeps SQLite from the score's index, which lacks the former score.
const before = applicants.previousRelevancyScore;
const formerRank = sql`(1 + (select count(*) from ${other} and other.relevancy_score > ${before})
  - (select count(*) from ${other} and other.previous_relevancy_score is not null and +other.relevancy_score > ${before})
  + (select count(*) from ${other} and other.previous_relevancy_score > ${before}))`;

const changeColumns = {
  id: applicants.id,
  name: sql<string>`coalesce(${applicants.candidateName}, ${applicants.fileName})`,
  shortlistedAt: applicants.shortlistedAt,
  relevancyScore: applicants.relevancyScore,
  previousRelevancyScore: applicants.previousRelevancyScore,
  rank: sql<number>`${rank}`,
  formerRank: sql<number>`${formerRank}`,
};

/** How one applicant moved when the thread was last rescored; null for who didn't, and for another agent's. */
export async function findScoreChange(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string },
): Promise<ScoreChange | null> {
  const [row] = await db
    .dbFor(input.agent.companyId)
    .select(changeColumns)
    .from(applicants)
    .where(and(eq(applicants.id, input.applicantId), rescored(input)));
  return row ? changeOf(input.agent, row) : null;
}

type ChangeRow = Pick<ScoreChange, "id" | "name" | "rank" | "formerRank"> &
  Pick<typeof applicants.$inferSelect, "relevancyScore" | "previousRelevancyScore" | "shortlistedAt">;

function changeOf(agent: ActiveAgent, found: ChangeRow): ScoreChange | null {
  const { relevancyScore, previousRelevancyScore, ...row } = veilName(agent, found);
  const move = scoreMove({ relevancyScore, previousRelevancyScore });
  return move && { ...row, ...move };
}

/** What moved when a thread was last rescored. Zero for another agent's. Reads indexes alone. */
export async function listScoreChanges(
  { db }: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string },
): Promise<ScoreChanges> {
  const tenant = db.dbFor(input.agent.companyId);
  const scored = rescored(input);
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
    tenant.select(changeColumns).from(applicants).where(sql`${applicants.id} in ${furthest}`),
  ]);
  const biggest = rows.flatMap((row) => changeOf(input.agent, row) ?? []);
  biggest.sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || (a.id < b.id ? -1 : 1));
  return { scored: counts?.scored ?? 0, moved: counts?.moved ?? 0, biggest };
}
