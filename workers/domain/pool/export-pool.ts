import { logGenderFilter } from "../agency-log/log-gender-filter";
import { runLogged } from "../agency-log/run-logged";
import { requireBlindQuery } from "../applicants/blind/blind-query";
import { parseApplicantQuery } from "../applicants/schema";
import { placeWords } from "../applicants/table/place-words";
import { type CsvColumn, csvCell } from "../csv";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { countPool, listPoolAfter } from "./list-pool";
import { filtersPool } from "./pool-filters";
import type { PoolQuery } from "./pool-query";

const AT_ONCE = 200;

type Line = Awaited<ReturnType<typeof listPoolAfter>>[number];

const percent = (score: number | null) => (score === null ? "N/A" : `${score}%`);

const unless = (row: Line, value: string) => (row.veiled ? "hidden" : value);

const COLUMNS: CsvColumn<Line>[] = [
  { heading: "Name", cell: (row) => row.candidateName ?? "" },
  { heading: "Email", cell: (row) => unless(row, row.candidateEmail ?? "") },
  { heading: "Location", cell: (row) => unless(row, placeWords(row.candidateLocation)) },
  { heading: "Gender", cell: (row) => unless(row, row.candidateGender ?? "not stated") },
  { heading: "Skills Match Score", cell: (row) => percent(row.skillsMatchScore) },
  { heading: "Experience Match Score", cell: (row) => percent(row.experienceMatchScore) },
  { heading: "Upload Date", cell: (row) => new Date(row.createdAt).toISOString().slice(0, 10) },
];

/** The people that a query finds, as CSV, and their number. @throws AppError "blind-query" | "pool-empty" | "pool-filtered-empty" */
export async function exportPool(
  deps: Pick<Deps, "db" | "now" | "log">,
  { agent, query }: { agent: ActiveAgent; query: PoolQuery },
): Promise<{ fileName: string; total: number; lines: AsyncGenerator<string> }> {
  const { search, location, gender } = query;
  requireBlindQuery(agent, { ...parseApplicantQuery(new URLSearchParams()), search, location, gender });
  const filtered = filtersPool(query);
  const total = await countPool(deps, { agent, query });
  if (total === 0) throw new AppError(filtered ? "pool-filtered-empty" : "pool-empty");
  await runLogged(deps, {
    by: agent,
    entries: [{ action: "exported", detail: { people: total, filtered } }],
  });
  if (gender) await logGenderFilter(deps, { agent });

  async function* lines() {
    yield `${COLUMNS.map(({ heading }) => csvCell(heading)).join(",")}\r\n`;
    for (let after: Line | null = null; ; ) {
      const rows: Line[] = await listPoolAfter(deps, { agent, query, after, size: AT_ONCE });
      for (const row of rows) yield `${COLUMNS.map(({ cell }) => csvCell(cell(row))).join(",")}\r\n`;
      after = rows.at(-1) ?? null;
      if (!after || rows.length < AT_ONCE) return;
    }
  }
  const date = new Date(deps.now()).toISOString().slice(0, 10);
  return { fileName: `candidates_pool_${date}.csv`, total, lines: lines() };
}
