import { inArray, lte } from "drizzle-orm";
import { clientReports } from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { KEPT_DAYS } from "./report-limits";

const MAX_ROWS = 200;

/** Deletes reports whose link ended long ago, with the client's name, answers and views. */
export async function forgetReports({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const old = db.shared
    .select({ id: clientReports.id })
    .from(clientReports)
    .where(lte(clientReports.expiresAt, now() - KEPT_DAYS * DAY))
    .limit(MAX_ROWS);
  await db.shared.delete(clientReports).where(inArray(clientReports.id, old));
}
