import { and, eq, inArray, sql } from "drizzle-orm";
import { someCause } from "../../../db/conditions";
import { agencyLog, applicants, decisions, verdicts } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { type LogEntry, runLogged } from "../agency-log/run-logged";
import { veilName } from "../applicants/blind/veil";
import { ofThread } from "../applicants/table/applicant-filter";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { asAccessError, prepareMayChange } from "../threads/thread-access";
import { getStageSettings } from "./stage-settings";
import { isListed, MAX_DECISION_COMMENT, MAX_PEOPLE_AT_ONCE, type Stage } from "./stages";

type OfThread = { agent: ActiveAgent; threadId: string };

export type Move = {
  applicantIds: string[];
  stage: Stage;
  /** a code of the company's list; asked for where someone is turned down, ignored elsewhere */
  reason?: string | null;
  comment?: string | null;
  /** the stage that the agent saw, where one person is moved */
  seen?: Stage | null;
};

export type DecidedPerson = { id: string; name: string };

export type MoveOutcome = {
  /** for Undo; null where nobody was moved */
  groupId: string | null;
  moved: DecidedPerson[];
  /** whom the agent hasn't opened: nobody is turned down unread */
  unopened: DecidedPerson[];
};

type Row = DecidedPerson & {
  stage: Stage;
  shortlistedAt: number | null;
  verdictId: string | null;
  opened: boolean;
};

export type Step = {
  row: Pick<Row, "id" | "stage" | "verdictId">;
  stage: Stage;
  reason: string | null;
  comment: string | null;
  undoesId: string | null;
};

/** Of the result that an applicant's panel shows; null where there is none. */
export const shownVerdictId = sql<
  string | null
>`(select ${verdicts.id} from ${verdicts} where ${verdicts.objectKey} = ${applicants.analysisKey})`;

/** Colleagues who move the same people at the same moment. */
const TRIES = 4;

/**
 * Moves people of a thread to a stage, each with a line that nobody can edit, tied to the result that was seen.
 * Who stands there already stays without a line.
 * @throws AppError "candidate-not-found", "campaign-not-found", "reason-required", "reason-unknown", "comment-too-long", "nobody-chosen", "too-many-chosen",
 *   "not-opened" (one person), "stage-changed" (the stage seen is not the stage any more)
 */
export async function decide(
  deps: Pick<Deps, "db" | "now">,
  { agent, threadId, move }: OfThread & { move: Move },
): Promise<MoveOutcome> {
  requireRight(agent, "work");
  const { stage, applicantIds, seen } = move;
  const reason = stage === "rejected" ? (move.reason ?? null) : null;
  const comment = move.comment?.trim() || null;
  if (applicantIds.length === 0) throw new AppError("nobody-chosen");
  if (applicantIds.length > MAX_PEOPLE_AT_ONCE) throw new AppError("too-many-chosen");
  if (stage === "rejected") await requireReason(deps, agent, reason);
  if (comment && comment.length > MAX_DECISION_COMMENT) throw new AppError("comment-too-long");
  return withTries(async () => {
    const rows = await findRows(deps, { agent, threadId, applicantIds });
    if (rows.length === 0) throw new AppError("candidate-not-found");
    const [only] = rows;
    if (seen && only && only.stage !== seen && only.stage !== stage) throw new AppError("stage-changed");
    const others = rows.filter((row) => row.stage !== stage);
    const unopened = stage === "rejected" ? others.filter(({ opened }) => !opened) : [];
    if (unopened.length > 0 && rows.length === 1) throw new AppError("not-opened");
    const moving = others.filter((row) => !unopened.includes(row));
    const steps = moving.map((row): Step => ({ row, stage, reason, comment, undoesId: null }));
    const groupId = await write(deps, { agent, threadId, steps });
    const time = deps.now();
    const after = (row: Row) => ({ ...row, shortlistedAt: isListed(stage) ? time : null });
    return {
      groupId,
      moved: moving.map((row) => named(agent, after(row))),
      unopened: unopened.map((row) => named(agent, row)),
    };
  });
}

async function requireReason(
  deps: Pick<Deps, "db">,
  { companyId }: ActiveAgent,
  reason: string | null,
): Promise<void> {
  if (!reason) throw new AppError("reason-required");
  const { reasons } = await getStageSettings(deps, { companyId });
  if (!reasons.some(({ code }) => code === reason)) throw new AppError("reason-unknown");
}

/** A move that met another one is tried again on what is there then. */
export async function withTries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!someCause(error, "the stage has changed meanwhile")) throw error;
      if (tried === TRIES) throw new AppError("stage-changed");
    }
  }
}

function named(agent: ActiveAgent, { id, name, shortlistedAt }: Row): DecidedPerson {
  return veilName(agent, { id, name, shortlistedAt });
}

async function findRows(
  { db }: Pick<Deps, "db">,
  { agent, threadId, applicantIds }: OfThread & { applicantIds: string[] },
): Promise<Row[]> {
  // Columns by their whole names: a select from one table alone would leave the tables away.
  const opened = sql<number>`exists (select 1 from ${agencyLog} as line where line.applicant_id = b2b_candidates.id
    and line.action = 'opened' and line.agent_id = ${agent.agentId})`;
  // The ids as one value: D1 takes 100 parameters in a statement.
  const chosen = sql`(select value from json_each(${JSON.stringify(applicantIds)}))`;
  const rows = await db
    .dbFor(agent.companyId)
    .select({
      id: applicants.id,
      name: sql<string>`coalesce(${applicants.candidateName}, ${applicants.fileName})`,
      stage: applicants.stage,
      shortlistedAt: applicants.shortlistedAt,
      verdictId: shownVerdictId,
      opened,
    })
    .from(applicants)
    .where(and(inArray(applicants.id, chosen), ofThread({ agent, threadId })));
  return rows.map((row) => ({ ...row, opened: Boolean(row.opened) }));
}

/** @returns the lines' group; null where there are none */
export async function write(
  deps: Pick<Deps, "db" | "now">,
  { agent, threadId, steps }: OfThread & { steps: Step[] },
): Promise<string | null> {
  if (steps.length === 0) return null;
  const { agentId, companyId } = agent;
  const groupId = crypto.randomUUID();
  const tenant = deps.db.dbFor(companyId);
  const createdAt = deps.now();
  const statements = steps.flatMap(({ row, stage, reason, comment, undoesId }) => [
    tenant.insert(decisions).values({
      ...{ companyId, threadId, agentId, groupId, stage, reason, comment, undoesId, createdAt },
      ...{ applicantId: row.id, previousStage: row.stage, verdictId: row.verdictId },
    }),
    tenant
      .update(applicants)
      .set({
        stage,
        shortlistedAt: isListed(stage) ? sql`coalesce(${applicants.shortlistedAt}, ${createdAt})` : null,
        shortlistedVerdictId: isListed(stage)
          ? sql`coalesce(${applicants.shortlistedVerdictId}, ${row.verdictId})`
          : null,
      })
      .where(and(eq(applicants.id, row.id), eq(applicants.companyId, companyId))),
  ]);
  const moves = steps.map(
    ({ row, stage, reason, undoesId }): LogEntry => ({
      ...{ action: "decided", threadId, applicantId: row.id, verdictId: row.verdictId },
      detail: {
        from: row.stage,
        to: stage,
        ...(reason === null ? {} : { reason }),
        ...(undoesId === null ? {} : { undo: true }),
      },
    }),
  );
  const unveilings = agent.blindReview
    ? steps
        .filter(({ row, stage }) => isListed(stage) && !isListed(row.stage))
        .map(({ row }): LogEntry => ({ action: "unveiled", threadId, applicantId: row.id }))
    : [];
  await runLogged(deps, {
    by: agent,
    entries: [...moves, ...unveilings],
    // A share may have been withdrawn since the rows were read.
    statements: [prepareMayChange(tenant, agent, threadId), ...statements],
  }).catch((error: unknown) => {
    throw asAccessError(error);
  });
  return groupId;
}
