import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { resumes, userActivities } from "../../../db/schema";

export function recordActivity(
  db: Db,
  input: {
    type: "upload" | "analysis";
    title: string;
    score?: number;
    where: SQL | undefined;
    createdAt: number;
  },
) {
  const { type, title, score, where, createdAt } = input;
  // In the table's own order of columns.
  return db.insert(userActivities).select(sql`select ${crypto.randomUUID()}, user_id, ${type}, ${title}, name,
      ${score === undefined ? null : JSON.stringify({ score })}, id, null, ${createdAt}
    from ${resumes} where ${where}`);
}
