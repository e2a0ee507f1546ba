import { and, asc, countDistinct, eq, gte, sql } from "drizzle-orm";
import { agencyLog, agents, users } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import type { Role } from "../agencies/roles";
import { DAY } from "../day";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { agreementOf, type Choice } from "./agreement";
import { groupBy } from "./group-by";
import { answerOf, type ReadDecision, readDecisions } from "./read-decisions";
import { FEWEST_PAIRS, FEWEST_TIMED, FEWEST_TO_WARN, HASTY_SECONDS } from "./reviewer-limits";

/** hasty: always in the order, and too fast to have read. ordered: always in the order. */
export type ReviewerWord = "hasty" | "ordered";

export type Reviewer = {
  agentId: string;
  /** null for who is gone */
  name: string | null;
  role: Role;
  isActive: boolean;
  decided: number;
  opened: number;
  /** decisions without a recorded opening by the same colleague, of people who aren't erased */
  unopened: number;
  /** null below five decisions with an opening */
  medianSeconds: number | null;
  pairs: number;
  /** share of pairs whose yes ranked above the no, 0 to 1; null below ten pairs */
  agreement: number | null;
  word: ReviewerWord | null;
};

/**
 * What each colleague opened and decided in the days up to now, for owners. Who neither decides nor opened anything is left out,
 * unless they work in the company.
 * @throws AppError "owner-right"
 */
export async function listReviewers(
  deps: Pick<Deps, "db" | "now">,
  { agent, days }: { agent: ActiveAgent; days: number },
): Promise<{ reviewers: Reviewer[]; isCut: boolean }> {
  requireRight(agent, "manage");
  const { companyId } = agent;
  const tenant = deps.db.dbFor(companyId);
  const since = deps.now() - days * DAY;
  const [people, openings, { decided, isCut }] = await Promise.all([
    tenant
      .select({ agentId: agents.id, name: users.fullName, role: agents.role, status: agents.status })
      .from(agents)
      .leftJoin(users, eq(users.id, agents.userId))
      .where(eq(agents.companyId, companyId))
      .orderBy(asc(users.fullName)),
    tenant
      .select({ agentId: agencyLog.agentId, opened: countDistinct(agencyLog.applicantId) })
      .from(agencyLog)
      .where(
        and(
          eq(agencyLog.companyId, companyId),
          // As the index has it: a bound value would leave it unused.
          sql`${agencyLog.action} = 'opened'`,
          gte(agencyLog.createdAt, since),
        ),
      )
      .groupBy(agencyLog.agentId),
    readDecisions(deps, { companyId, since }),
  ]);
  const opened = new Map(openings.map((one) => [one.agentId, one.opened]));
  const byAgent = groupBy(decided, ({ agentId }) => agentId);
  const reviewers = people
    .map(({ status, ...person }): Reviewer => {
      const own = byAgent.get(person.agentId) ?? [];
      const isActive = status === "active";
      return { ...person, isActive, opened: opened.get(person.agentId) ?? 0, ...figuresOf(own) };
    })
    .filter((one) => one.decided > 0 || one.opened > 0 || (one.isActive && one.role !== "viewer"));
  return { reviewers, isCut };
}

/** @param own one colleague's decisions, the newest first */
export function figuresOf(
  own: readonly ReadDecision[],
): Pick<Reviewer, "decided" | "unopened" | "medianSeconds" | "pairs" | "agreement" | "word"> {
  const times = own.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]));
  const medianSeconds = times.length < FEWEST_TIMED ? null : median(times);
  const { pairs, agreeing } = agreementOf(choicesOf(own));
  const agreement = pairs < FEWEST_PAIRS ? null : agreeing / pairs;
  const always = agreement === 1 && own.length >= FEWEST_TO_WARN;
  const hasty = medianSeconds !== null && medianSeconds < HASTY_SECONDS;
  return {
    decided: own.length,
    unopened: own.filter(({ applicantId, seconds }) => applicantId !== null && seconds === null).length,
    ...{ medianSeconds, pairs, agreement },
    word: always ? (hasty ? "hasty" : "ordered") : null,
  };
}

/** The newest yes or no to each person, where the result that was seen has a score. */
function choicesOf(own: readonly ReadDecision[]): Choice[] {
  const newest = new Map<string, Choice>();
  for (const { applicantId, threadId, to, score } of own) {
    const answer = answerOf(to);
    if (applicantId === null || answer === null || score === null || newest.has(applicantId)) continue;
    newest.set(applicantId, { applicantId, threadId, yes: answer === "yes", score });
  }
  return [...newest.values()];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}
