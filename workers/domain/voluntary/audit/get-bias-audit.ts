import { and, count, desc, eq } from "drizzle-orm";
import { voluntaryAnswers, voluntaryGroups } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { type Period, periodName, shownFrom } from "../periods";
import { FEWEST_ANSWERS } from "../voluntary-limits";
import type { DecisionOutcome, Score } from "../voluntary-link";
import { QUESTIONS, type VoluntaryQuestion } from "../voluntary-words";
import type { Measure, TableName } from "./audit-words";
import { NOT_SAID_KEY, type RateTable, rateTable } from "./rates";
import { added, type Cell, hiddenCells } from "./small-cells";

/** What an answer holds, and how many answers are alike. */
export type Answers = Record<VoluntaryQuestion, string | null> & {
  outcome: DecisionOutcome | null;
  score: Score | null;
  people: number;
};

/** Keys of `sexByEthnicity` are "ethnicity|sex". */
export type AuditTables = Record<TableName, RateTable | null>;

export type BiasAudit = {
  period: Period;
  asked: number;
  answers: number;
  /** answers that keep nothing of the decision, or of the score: too few people shared it */
  without: Record<Measure, number>;
  measures: Record<Measure, AuditTables>;
};

export type AuditPage = {
  /** half-years in which people were asked, the newest first; `from`: when their figures are shown, UTC ms */
  periods: { period: Period; name: string; from: number; isShown: boolean }[];
  /** of the half-year that was asked for, else of the newest that is shown; null where too few answered */
  audit: BiasAudit | null;
  period: Period | null;
};

/**
 * A company's bias audit, for its owners alone. A half-year is shown once its last link has ended, so that its figures never change,
 * and half-years aren't added up: a difference of two views would tell of single answers.
 * @throws AppError "owner-right"
 */
export async function getBiasAudit(
  { db, now }: Pick<Deps, "db" | "now">,
  { agent, period: wanted }: { agent: ActiveAgent; period: string | null },
): Promise<AuditPage> {
  requireRight(agent, "manage");
  const { companyId } = agent;
  const tenant = db.dbFor(companyId);
  const groups = await tenant
    .select({ period: voluntaryGroups.period, asked: voluntaryGroups.asked })
    .from(voluntaryGroups)
    .where(eq(voluntaryGroups.companyId, companyId))
    .orderBy(desc(voluntaryGroups.period));
  const periods = [...new Set(groups.map(({ period }) => period as Period))].map((period) => {
    const from = shownFrom(period);
    return { period, name: periodName(period), from, isShown: from <= now() };
  });
  const shown = periods.filter(({ isShown }) => isShown);
  const period = (shown.find((one) => one.period === wanted) ?? shown[0])?.period ?? null;
  if (period === null) return { periods, period, audit: null };
  const { outcome, score, sex, ethnicity, ageBand } = voluntaryAnswers;
  const rows = await tenant
    .select({ outcome, score, sex, ethnicity, ageBand, people: count() })
    .from(voluntaryAnswers)
    .where(and(eq(voluntaryAnswers.companyId, companyId), eq(voluntaryAnswers.period, period)))
    .groupBy(outcome, score, sex, ethnicity, ageBand);
  const asked = groups
    .filter((group) => group.period === period)
    .reduce((sum, group) => sum + group.asked, 0);
  return { periods, period, audit: auditOf(rows, { period, asked }) };
}

/** @returns null below ten answers */
export function auditOf(
  rows: readonly Answers[],
  { period, asked }: { period: Period; asked: number },
): BiasAudit | null {
  const total = (some: readonly Answers[]) => some.reduce((sum, { people }) => sum + people, 0);
  const answers = total(rows);
  if (answers < FEWEST_ANSWERS) return null;
  return {
    ...{ period, asked, answers },
    without: {
      selection: total(rows.filter(({ outcome }) => outcome === null)),
      scoring: total(rows.filter(({ score }) => score === null)),
    },
    measures: { selection: tablesOf(rows, "selection"), scoring: tablesOf(rows, "scoring") },
  };
}

/** Whether the measure holds for an answer; null where that isn't kept. */
function holds({ outcome, score }: Answers, measure: Measure): boolean | null {
  if (measure === "selection") return outcome && outcome === "selected";
  return score && score === "above";
}

function tablesOf(rows: readonly Answers[], measure: Measure): AuditTables {
  const cellsBy = (keyOf: (row: Answers) => string) => {
    const cells = new Map<string, Cell>();
    for (const row of rows) {
      const hit = holds(row, measure);
      if (hit === null) continue;
      const key = keyOf(row);
      const cell = { people: row.people, hits: hit ? row.people : 0 };
      cells.set(key, added([cells.get(key) ?? { people: 0, hits: 0 }, cell]));
    }
    return cells;
  };
  const alone = (question: VoluntaryQuestion) => {
    const cells = cellsBy((row) => row[question] ?? NOT_SAID_KEY);
    return { cells, table: rateTable(cells, { order: Object.keys(QUESTIONS[question]) }) };
  };
  const [sex, ethnicity, ageBand] = [alone("sex"), alone("ethnicity"), alone("ageBand")];
  const both = cellsBy((row) => `${row.ethnicity ?? NOT_SAID_KEY}|${row.sex ?? NOT_SAID_KEY}`);
  const order = Object.keys(QUESTIONS.ethnicity).flatMap((group) =>
    Object.keys(QUESTIONS.sex).map((one) => `${group}|${one}`),
  );
  // What the other two tables show are sums of these cells.
  const lines = [...linesOf(ethnicity.cells, both, 0), ...linesOf(sex.cells, both, 1)];
  const isCompared = (key: string) => key.split("|").every((part) => part !== NOT_SAID_KEY);
  return {
    ...{ sex: sex.table, ethnicity: ethnicity.table, ageBand: ageBand.table },
    sexByEthnicity: rateTable(both, { order, lines, isCompared }),
  };
}

/** Cells of each group that a table shows, and of all that it hides together. `at`: the group's place in a cell's key */
function linesOf(margin: ReadonlyMap<string, Cell>, both: ReadonlyMap<string, Cell>, at: 0 | 1): string[][] {
  const hidden = hiddenCells(margin, [[...margin.keys()]]);
  const keysIn = (groups: readonly string[]) =>
    [...both.keys()].filter((key) => groups.includes(key.split("|")[at] ?? ""));
  const shown = [...margin.keys()].filter((group) => !hidden.has(group));
  return [...shown.map((group) => keysIn([group])), keysIn([...hidden])];
}
