import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { applicants, decisions, stageNames, threadAnalytics } from "../../../../db/schema";
import { namedOfThread } from "../../applicants/table/applicant-filter";
import type { Stage } from "../../decisions/stages";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { readableThread } from "../thread-access";

export type StageTime = {
  stage: Stage;
  /** people who stand there or did before; moves that were taken back don't count */
  reached: number;
  /** stays that have ended, and their mean length in milliseconds; null where none has */
  left: number;
  stayed: number | null;
};

const KEPT: Record<Stage, SQLiteColumn> = {
  new: threadAnalytics.stageNew,
  shortlisted: threadAnalytics.stageShortlisted,
  interview: threadAnalytics.stageInterview,
  offer: threadAnalytics.stageOffer,
  hired: threadAnalytics.stageHired,
  rejected: threadAnalytics.stageRejected,
};

/**
 * Each stage of a thread's people, from the lines that decisions left. Everyone begins as "new" when they came in; a stay
 * ends with the next move. A stage that someone comes to twice is two stays of one person. Who never moved is only counted.
 */
export function stageTimes(thread: { agent: ActiveAgent; threadId: string }): SQL {
  const { agent, threadId } = thread;
  const people = sql.join(
    stageNames.map((stage) => sql`${stage}, ${KEPT[stage]}`),
    sql`, `,
  );
  return sql`
    with moved as (
      select ${applicants.id} as id, ${decisions.stage} as stage, ${decisions.createdAt} as at, ${decisions}.rowid as line,
        ${applicants.stage} as stands, ${applicants.createdAt} as came
      from ${decisions} cross join ${applicants} on ${applicants.id} = ${decisions.applicantId}
      where ${decisions.threadId} = ${readableThread(agent, threadId)} and ${namedOfThread(thread)}
        and ${applicants.duplicateOf} is null and ${decisions.undoesId} is null and not exists (
          select 1 from ${decisions} as undo where undo.applicant_id = ${applicants.id} and undo.undoes_id = ${decisions.id})
    ),
    movers as (select distinct id, stands, came from moved),
    moves as (
      select id, stage, at, line from moved
      union all
      select id, 'new', came, 0 from movers
    ),
    stays as (
      select id, stage, lead(at) over (partition by id order by line) - at as stayed from moves
      -- Moved before decisions were kept: they stand there, and nothing says since when.
      union all
      select id, stands, null from movers
    ),
    others as (
      select kept.key as stage, kept.value - (select count(*) from movers where movers.stands = kept.key) as people
      from ${threadAnalytics}, json_each(json_object(${people})) as kept
      where ${threadAnalytics.threadId} = ${readableThread(agent, threadId)}
    ),
    counted as (
      select stage, count(distinct id) as reached, count(stayed) as ended, sum(max(stayed, 0)) as total from stays group by stage
      union all
      select stage, people, 0, 0 from others where stage <> 'new' and people > 0
      union all
      select 'new', people, 0, 0 from others where people > 0
    )
    select stage, sum(reached) as reached, sum(ended) as "left", sum(total) * 1.0 / nullif(sum(ended), 0) as stayed
    from counted group by stage`;
}
