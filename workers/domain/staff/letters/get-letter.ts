import { desc, eq, gte } from "drizzle-orm";
import { letters } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { afterKey } from "../../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "../cursor-page";
import { type AuditLine, listAuditTrail } from "../list-audit";
import type { ListQuery } from "../schema";

export type Letter = typeof letters.$inferSelect;

/** Letters to lists, newest first. */
export async function listLetters(
  { db }: Pick<Deps, "db">,
  { after }: ListQuery<"plain">,
): Promise<CursorPage<Letter>> {
  const { id, createdAt } = letters;
  const rows = await db.shared
    .select()
    .from(letters)
    .where(afterKey(after, createdAt, id, "down") ?? gte(createdAt, 0))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(rows, (row) => row.createdAt);
}

/** @throws AppError "not-found" */
export async function getLetter(
  { db }: Pick<Deps, "db">,
  { letterId }: { letterId: string },
): Promise<Letter> {
  const [letter] = await db.shared.select().from(letters).where(eq(letters.id, letterId));
  if (!letter) throw new AppError("not-found");
  return letter;
}

/** With its audit trail. @throws AppError "not-found" */
export async function getLetterPage(
  deps: Pick<Deps, "db">,
  { letterId }: { letterId: string },
): Promise<{ letter: Letter; auditTrail: AuditLine[] }> {
  const [letter, auditTrail] = await Promise.all([
    getLetter(deps, { letterId }),
    listAuditTrail(deps, { subject: letterId }),
  ]);
  return { letter, auditTrail };
}
