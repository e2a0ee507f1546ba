import { type SQL, sql } from "drizzle-orm";
import { applicants, decisions } from "../../../../db/schema";
import { ofThread } from "../../applicants/table/applicant-filter";
import type { Stage } from "../../decisions/stages";
import type { ActiveAgent } from "../../identity/session/signed-in-user";

/** Of one stage: who has come to it, and how long those stayed who have gone on. */
export type StageTime = {
  stage: Stage;
  /** people who stand there or did before; moves that were taken back don't count */
  reached: number;
  /** stays that have ended, and their mean length in milliseconds; null where none has */
  left: number;
  stayed: number | null;
};

/**
 * Each stage of a thread's people, from the lines that decisions left. Everyone begins as "new" when they came in; a stay
 * ends with the next move. A stage that someone comes to twice is two stays of one person.
 */
export function stageTimes(thread: { agent: ActiveAgent; threadId: string }): SQL {
  return sql`
    with people as (
      select ${applicants.id} as id, ${applicants.stage} as stage, ${applicants.createdAt} as came
      from ${applicants} where ${ofThread(thread)}
    ),
    moves as (
      select people.id, ${decisions.stage} as stage, ${decisions.createdAt} as at, ${decisions}.rowid as line
      from people cross join ${decisions} on ${decisions.applicantId} = people.id
      where ${decisions.undoesId} is null and not exists (
        select 1 from ${decisions} as undo where undo.applicant_id = people.id and undo.undoes_id = ${decisions.id})
      union all
      select id, 'new', came, 0 from people
    ),
    stays as (
      select id, stage, lead(at) over (partition by id order by line) - at as stayed from moves
      -- Moved before decisions were kept: they stand there, and nothing says since when.
      union all
      select id, stage, null from people
    )
    select stage, count(distinct id) as reached, count(stayed) as "left", avg(max(stayed, 0)) as stayed
    from stays group by stage`;
}
