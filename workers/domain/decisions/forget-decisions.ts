import type { SQL } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { decisions } from "../../../db/schema";

/** For the batch that erases the people: the lines stay, without whom they were about and what was said of them. */
export function forgetDecisions(db: Db, which: SQL) {
  return db.update(decisions).set({ applicantId: null, comment: null }).where(which);
}
