import { and, inArray, isNull, lte } from "drizzle-orm";
import { mailingListEntries } from "../../../db/schema";
import type { Deps } from "../deps";
import { CONFIRM_MILLISECONDS } from "./confirm-subscription";

const MAX_ROWS = 500;

/** Deletes unconfirmed addresses whose link has expired. */
export async function forgetUnconfirmed({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const { id, confirmedAt, createdAt } = mailingListEntries;
  const old = db.shared
    .select({ id })
    .from(mailingListEntries)
    .where(and(isNull(confirmedAt), lte(createdAt, now() - CONFIRM_MILLISECONDS)))
    .limit(MAX_ROWS);
  await db.shared.delete(mailingListEntries).where(inArray(id, old));
}
