import { type CsvColumn, csvLines } from "../csv";
import type { Deps } from "../deps";
import { listMatches, type MatchListItem } from "./list-matches";
import type { HistoryQuery } from "./schema";

const EXPORT_PAGE = 250;

const date = (row: MatchListItem) => new Date(row.createdAt).toISOString();

const COLUMNS: CsvColumn<MatchListItem>[] = [
  { heading: "Job Title", cell: (row) => row.jobTitle },
  { heading: "Company", cell: (row) => row.companyName ?? "" },
  { heading: "Score", cell: (row) => row.score?.toString() ?? "N/A" },
  { heading: "Resume", cell: (row) => row.resumeName },
  { heading: "Job Given By", cell: (row) => row.mode },
  { heading: "Job URL", cell: (row) => row.jobUrl ?? "" },
  { heading: "Matching Skills", cell: (row) => row.matchingSkills.join("; ") },
  { heading: "Missing Skills", cell: (row) => row.missingSkills.join("; ") },
  { heading: "Analyzed At (UTC)", cell: date },
];

type Input = { userId: string; query: HistoryQuery };

async function* eachAnalysis(deps: Pick<Deps, "db">, { userId, query }: Input) {
  for (let page = 1; ; page++) {
    const found = await listMatches(deps, { userId, query: { ...query, page }, size: EXPORT_PAGE });
    yield* found.analyses;
    if (page >= found.pages) return;
  }
}

async function* jsonLines(deps: Pick<Deps, "db">, input: Input) {
  let before = "[\n";
  for await (const row of eachAnalysis(deps, input)) {
    const { createdAt: _, ...rest } = row;
    yield before + JSON.stringify({ ...rest, createdAt: date(row) });
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** All pages, in the history's order, read from the database as the text is asked for. */
export function exportMatches(
  deps: Pick<Deps, "db" | "now">,
  { format, ...input }: Input & { format: "csv" | "json" },
): { fileName: string; type: string; lines: AsyncGenerator<string> } {
  const day = new Date(deps.now()).toISOString().slice(0, 10);
  return {
    fileName: `plumbline-analyses-${day}.${format}`,
    type: format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
    lines: format === "csv" ? csvLines(COLUMNS, eachAnalysis(deps, input)) : jsonLines(deps, input),
  };
}
