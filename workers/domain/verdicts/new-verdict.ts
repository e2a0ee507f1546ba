import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../../db/client";
import { verdicts } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import { inputHashOf, type VerdictInput } from "./verdict-input";

export type Verdict = typeof verdicts.$inferSelect;

const KEY_HASH_LENGTH = 16;

export type VerdictSubject = Partial<
  Pick<
    Verdict,
    "companyId" | "userId" | "applicantId" | "resumeId" | "matchId" | "threadId" | "requirementsVersion"
  >
>;

/** Its object's key holds the verdict's id: no two share an object, so that one can be deleted alone. */
export function newVerdict(input: {
  folder: string;
  subject: VerdictSubject;
  madeOf: VerdictInput;
  score: number | null;
  time: number;
}): Verdict & { objectKey: string } {
  const { folder, subject, madeOf, score, time } = input;
  const id = crypto.randomUUID();
  const inputHash = inputHashOf(madeOf);
  return {
    companyId: null,
    userId: null,
    applicantId: null,
    resumeId: null,
    matchId: null,
    threadId: null,
    requirementsVersion: null,
    ...subject,
    id,
    inputHash,
    engineVersion: ENGINE_VERSION,
    objectKey: `${folder}/${inputHash.slice(0, KEY_HASH_LENGTH)}.${id}.json.gz`,
    score,
    createdAt: time,
  };
}

export function insertVerdictWhere(
  db: Db,
  verdict: Verdict,
  { table, where }: { table: SQLiteTable; where: SQL | undefined },
) {
  const names = Object.keys(getTableColumns(verdicts)) as (keyof Verdict)[];
  const values = names.map((name) => sql`${verdict[name]}`);
  return db
    .insert(verdicts)
    .select(sql`select ${sql.join(values, sql`, `)} from ${table} where ${where}`)
    .returning({ id: verdicts.id });
}
