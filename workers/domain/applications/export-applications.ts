import { and, eq, inArray } from "drizzle-orm";
import { applications } from "../../../db/schema";
import { type CsvColumn, csvLines } from "../csv";
import type { Deps } from "../deps";
import { STATE_NAMES } from "./application-states";
import { arranged } from "./arrange-applications";
import { type ApplicationListItem, listApplications } from "./list-applications";
import type { ApplicationQuery } from "./schema";

/** Ids in one statement. */
const AT_ONCE = 90;

type Line = ApplicationListItem & { notes: string };

const day = (time: number | null) => (time === null ? "" : new Date(time).toISOString().slice(0, 10));

const COLUMNS: CsvColumn<Line>[] = [
  { heading: "Job Title", cell: (row) => row.jobTitle },
  { heading: "Employer", cell: (row) => row.employer },
  { heading: "Location", cell: (row) => row.place },
  { heading: "Job URL", cell: (row) => row.jobUrl },
  { heading: "Status", cell: (row) => STATE_NAMES[row.state] },
  { heading: "Match Score", cell: (row) => (row.score === null ? "N/A" : String(Math.round(row.score))) },
  { heading: "Date Saved", cell: (row) => day(row.savedAt) },
  { heading: "Date Applied", cell: (row) => day(row.appliedAt) },
  { heading: "Interview Date", cell: (row) => day(row.interviewAt) },
  { heading: "Offer Date", cell: (row) => day(row.offerAt) },
  { heading: "Date Closed", cell: (row) => day(row.closedAt) },
  { heading: "Next Step", cell: (row) => row.nextStep },
  { heading: "Next Date", cell: (row) => day(row.nextAt) },
  { heading: "Notes", cell: (row) => row.notes },
];

async function* eachLine(
  { db }: Pick<Deps, "db">,
  { userId, rows }: { userId: string; rows: ApplicationListItem[] },
): AsyncGenerator<Line> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const ids = some.map(({ id }) => id);
    const written = await db
      .dbFor(userId)
      .select({ id: applications.id, notes: applications.notes })
      .from(applications)
      .where(and(inArray(applications.id, ids), eq(applications.userId, userId)));
    const notes = new Map(written.map((row) => [row.id, row.notes]));
    yield* some.map((row) => ({ ...row, notes: notes.get(row.id) ?? "" }));
  }
}

/** What the list shows, in its order, with the notes. */
export async function exportApplications(
  deps: Pick<Deps, "db" | "now">,
  { userId, query }: { userId: string; query: ApplicationQuery },
): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
  const rows = arranged(await listApplications(deps, { userId }), query);
  return {
    fileName: `plumbline-applications-${day(deps.now())}.csv`,
    lines: csvLines(COLUMNS, eachLine(deps, { userId, rows })),
  };
}
