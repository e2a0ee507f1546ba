import { csvCell } from "../../csv";
import { periodName } from "../periods";
import { FEWEST_IN_CELL } from "../voluntary-limits";
import { NOT_SAID } from "../voluntary-words";
import {
  groupName,
  MEASURES,
  type Measure,
  TABLE_TITLES,
  TABLES,
  type TableName,
  UNKNOWN,
  unanswered,
} from "./audit-words";
import type { BiasAudit } from "./get-bias-audit";
import type { RateTable } from "./rates";

/** The table's columns as New York City's rules lay them out (6 RCNY 5-301). */
const HEADINGS: Record<Measure, [string, string, string]> = {
  selection: ["# of Applicants", "# Selected", "Selection Rate"],
  scoring: ["# Scored", "# Above the Median", "Scoring Rate"],
};

/** All tables of an audit, one below the other with an empty line between, as auditors file them. */
export function auditCsv(audit: BiasAudit): string {
  const blocks = MEASURES.flatMap((measure) =>
    TABLES.map((name) => [
      [`${measure === "selection" ? "Selection" : "Scoring"} by ${TABLE_TITLES[name].toLowerCase()}`],
      ["Category", ...HEADINGS[measure], "Impact Ratio", "Below Four-Fifths"],
      ...linesOf(name, audit.measures[measure][name]),
    ]),
  );
  const about = [
    ["Period", periodName(audit.period)],
    ["People asked", String(audit.asked)],
    ["Answers", String(audit.answers)],
    [UNKNOWN, String(unanswered(audit))],
    ["Answers without outcome", String(audit.without.selection)],
    ["Answers without score", String(audit.without.scoring)],
  ];
  return [about, ...blocks]
    .map((block) => block.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join(""))
    .join("\r\n");
}

function linesOf(name: TableName, table: RateTable | null): string[][] {
  if (!table) return [["Too few answers to compare groups"]];
  const { rows, together, notSaid } = table;
  return [
    ...rows.map(({ key, people, hits, rate, ratio, flagged }) => [
      ...[groupName(name, key), String(people), String(hits), rate.toFixed(3)],
      ...[ratio === null ? "" : ratio.toFixed(3), flagged ? "yes" : "no"],
    ]),
    ...(together
      ? [[`Groups below ${FEWEST_IN_CELL}, together`, String(together.people), String(together.hits)]]
      : []),
    ...(notSaid ? [[NOT_SAID, String(notSaid.people), String(notSaid.hits)]] : []),
  ];
}
