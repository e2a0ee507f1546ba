import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { mailingListEntries } from "../../../../db/schema";
import type { MailingList } from "../../content/mailing-lists";
import { csvCell } from "../../csv";
import type { Deps } from "../../deps";
import { runAudited } from "../audit-entry";

const ROWS_AT_ONCE = 1000;

/** Confirmed addresses as CSV, earliest first. The audit log records who exported them, and how many. */
export async function exportList(
  deps: Deps,
  { list, actorId }: { list: MailingList; actorId: string },
): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
  const { db, now } = deps;
  const { id, email, confirmedAt } = mailingListEntries;
  const confirmed = and(eq(mailingListEntries.list, list), isNotNull(confirmedAt));
  const count = await db.shared.$count(mailingListEntries, confirmed);
  await runAudited(deps, {
    actorId,
    action: "list-exported",
    subject: list,
    reason: null,
    data: { count },
    onlyIf: sql`1`,
    effects: [],
  });

  async function* lines() {
    yield "Email,Confirmed\r\n";
    let last = { confirmedAt: -1, id: "" };
    while (true) {
      const rows = await db.shared
        .select({ id, email, confirmedAt: sql<number>`${confirmedAt}` })
        .from(mailingListEntries)
        .where(and(confirmed, sql`(${confirmedAt}, ${id}) > (${last.confirmedAt}, ${last.id})`))
        .orderBy(asc(confirmedAt), asc(id))
        .limit(ROWS_AT_ONCE);
      for (const row of rows)
        yield `${csvCell(row.email)},${new Date(row.confirmedAt).toISOString().slice(0, 10)}\r\n`;
      const end = rows.at(-1);
      if (!end || rows.length < ROWS_AT_ONCE) return;
      last = end;
    }
  }
  const day = new Date(now()).toISOString().slice(0, 10);
  return { fileName: `${list}_confirmed_${day}.csv`, lines: lines() };
}
