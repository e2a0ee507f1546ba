import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { auditLog, jobBoards } from "../../../../db/schema";
import type { BoardSource } from "../../../adapters/job-sources/port";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { isBoardToken } from "../../jobs/boards/board-address";
import { isJobSource } from "../../jobs/search/job-choices";
import { readCsv } from "./read-csv";

export type BoardOutcome = "added" | "known" | "source-unknown" | "token-unknown";

export type ImportedRow = { line: number; source: string; token: string; outcome: BoardOutcome };

const MOST_ROWS = 5000;
/** Rows of one statement, as one parameter. */
const AT_ONCE = 500;
const LONGEST = { source: 40, token: 100, company: 200 };

/**
 * Adds the boards of a CSV file with the columns source, token, company; its first line may name them, further columns are
 * left out. A row that can't be used keeps none of the others out.
 * @throws AppError "boards-unreadable"
 */
export async function importBoards(
  { db, now }: Pick<Deps, "db" | "now">,
  { csv, actorId }: { csv: string; actorId: string },
): Promise<ImportedRow[]> {
  const lines = readCsv(csv).filter(({ cells }) => cells.some((cell) => cell.trim()));
  const rows = lines.filter(({ cells: [first] }, at) => at > 0 || first?.trim().toLowerCase() !== "source");
  if (rows.length === 0 || rows.length > MOST_ROWS) throw new AppError("boards-unreadable");
  const read = rows.map(({ line, cells }) => {
    const [source = "", token = "", company = ""] = cells.map((cell) => cell.replace(/\s+/g, " ").trim());
    return { line, source, token, company: company.slice(0, LONGEST.company) };
  });
  const usable = read.filter(({ source, token }) => isJobSource(source) && isBoardToken(source, token));
  const added = new Set<string>();
  const time = now();
  for (let from = 0; from < usable.length; from += AT_ONCE) {
    const chunk = usable.slice(from, from + AT_ONCE).map((row) => ({ ...row, id: crypto.randomUUID() }));
    const given = (name: string) => sql`given.value ->> ${sql.raw(`'${name}'`)}`;
    const [inserted] = (await runBatch(db.shared, [
      db.shared
        .insert(jobBoards)
        .select(
          sql`select ${given("id")}, ${given("source")}, ${given("token")}, ${given("company")}, ${time}, null, 0, null,
            0, 0, null, null, null, null, ${time} from json_each(${JSON.stringify(chunk)}) as given where true`,
        )
        .onConflictDoNothing()
        .returning({ source: jobBoards.source, token: jobBoards.token }),
    ])) as { source: BoardSource; token: string }[][];
    for (const row of inserted ?? []) added.add(keyOf(row));
  }
  const data = { rows: read.length, added: added.size };
  const entry = { actorId, action: "boards-imported", subject: "boards", reason: null, data };
  await db.shared.insert(auditLog).values({ ...entry, createdAt: time });
  return read.map(({ line, source, token }) => ({
    line,
    source: source.slice(0, LONGEST.source),
    token: token.slice(0, LONGEST.token),
    // Of two equal rows the first was added.
    outcome: outcomeOf({ source, token }, () => added.delete(keyOf({ source, token }))),
  }));
}

function keyOf({ source, token }: { source: string; token: string }): string {
  return `${source} ${token}`;
}

function outcomeOf(row: { source: string; token: string }, isAdded: () => boolean): BoardOutcome {
  if (!isJobSource(row.source)) return "source-unknown";
  if (!isBoardToken(row.source, row.token)) return "token-unknown";
  return isAdded() ? "added" : "known";
}
