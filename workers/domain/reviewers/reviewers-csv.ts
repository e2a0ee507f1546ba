import { ROLE_WORDS } from "../agencies/roles";
import { type CsvColumn, csvCell } from "../csv";
import type { Reviewer } from "./list-reviewers";
import { REVIEWER_WORDS } from "./reviewer-words";

const TOO_FEW = "too few";

const COLUMNS: CsvColumn<Reviewer>[] = [
  { heading: "Colleague", cell: ({ name }) => name ?? "A former colleague" },
  { heading: "Role", cell: ({ role }) => ROLE_WORDS[role].name },
  { heading: "Decided", cell: ({ decided }) => String(decided) },
  { heading: "Decided Without Opening", cell: ({ unopened }) => String(unopened) },
  { heading: "Opened", cell: ({ opened }) => String(opened) },
  {
    heading: "Median Seconds From Opening",
    cell: ({ medianSeconds }) => (medianSeconds === null ? TOO_FEW : String(medianSeconds)),
  },
  { heading: "Pairs Compared", cell: ({ pairs }) => String(pairs) },
  {
    heading: "Agreement With Order",
    cell: ({ agreement }) => (agreement === null ? TOO_FEW : `${(100 * agreement).toFixed(1)}%`),
  },
  { heading: "Note", cell: ({ word }) => (word ? REVIEWER_WORDS[word] : "") },
];

/** The report's table, without anything of an applicant. */
export function reviewersCsv(reviewers: readonly Reviewer[]): string {
  const lines = [
    COLUMNS.map(({ heading }) => heading),
    ...reviewers.map((reviewer) => COLUMNS.map(({ cell }) => cell(reviewer))),
  ];
  return lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}
