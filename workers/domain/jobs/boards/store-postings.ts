import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { jobPostings, jobPostingTexts } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Board } from "./board";
import type { PostingRow } from "./posting-row";

/** Rows of one statement, as one parameter: a board of a thousand postings takes eighty statements of the thousand that D1 allows. */
const AT_ONCE = 25;

/** New and changed postings, each with its text; the engine reads them later. Those stored before a crash stay stored. */
export async function storePostings(
  { db, now }: Pick<Deps, "db" | "now">,
  { board, rows }: { board: Pick<Board, "id" | "source">; rows: PostingRow[] },
): Promise<void> {
  const time = now();
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const chunk = rows.slice(from, from + AT_ONCE);
    const given = sql`json_each(${JSON.stringify(chunk)}) as given`;
    await runBatch(db.shared, [
      db.shared
        .insert(jobPostings)
        .select(
          sql`select ${sql.join(Object.values(columns(board, time)), sql`, `)} from ${given} where true`,
        )
        .onConflictDoUpdate({
          target: [jobPostings.boardId, jobPostings.sourceId],
          // The days on which it was first posted and first seen stay.
          set: Object.fromEntries(CHANGING.map((name) => [name, excluded(name)])),
        }),
      db.shared
        .insert(jobPostingTexts)
        .select(
          sql`select p.id, given.value ->> 'text', null from ${given}
            join job_postings p on p.board_id = ${board.id} and p.source_id = given.value ->> 'sourceId' where true`,
        )
        .onConflictDoUpdate({
          target: jobPostingTexts.postingId,
          set: { text: sql`excluded.text`, job: sql`null` },
        }),
    ]);
  }
}

type Column = keyof typeof jobPostings.$inferSelect;

const CHANGING = [
  ...([
    "title",
    "company",
    "place",
    "placeKey",
    "country",
    "isRemote",
    "employment",
    "payMin",
    "payMax",
  ] as const),
  ...([
    "payCurrency",
    "payPeriod",
    "url",
    "lastSeenAt",
    "missed",
    "closedAt",
    "sameKey",
    "contentHash",
  ] as const),
  ...(["occupation", "readBy", "changedAt"] as const),
] satisfies Column[];

function excluded(name: Column): SQL {
  return sql`excluded.${sql.identifier(jobPostings[name].name)}`;
}

const said = (name: keyof PostingRow) => sql`given.value ->> ${sql.raw(`'${name}'`)}`;

/** In the table's order. */
function columns(board: Pick<Board, "id" | "source">, time: number): Record<Column, SQL> {
  return {
    id: sql`null`,
    boardId: sql`${board.id}`,
    source: sql`${board.source}`,
    sourceId: said("sourceId"),
    title: said("title"),
    company: said("company"),
    place: said("place"),
    placeKey: said("placeKey"),
    country: said("country"),
    isRemote: said("isRemote"),
    employment: said("employment"),
    payMin: said("payMin"),
    payMax: said("payMax"),
    payCurrency: said("payCurrency"),
    payPeriod: said("payPeriod"),
    url: said("url"),
    postedAt: sql`min(coalesce(${said("postedAt")}, ${time}), ${time})`,
    firstSeenAt: sql`${time}`,
    lastSeenAt: sql`${time}`,
    missed: sql`0`,
    closedAt: sql`null`,
    sameKey: said("sameKey"),
    contentHash: said("contentHash"),
    occupation: sql`null`,
    readBy: sql`''`,
    changedAt: sql`${time}`,
  };
}
