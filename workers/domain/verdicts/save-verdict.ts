import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { runBatch } from "../../../db/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import type { Deps } from "../deps";
import { isOfBlocked } from "../engine-blocks/blocked-engine";
import { errorText } from "../error-text";
import { withSchemaVersion } from "../stored/schema-version";
import { insertVerdictWhere, type newVerdict } from "./new-verdict";

const ENGINE_IN_USE = "engine-in-use";

/** The object first, then verdict and row in one transaction. @returns false where `on` no longer held, or its engine was blocked */
export async function saveVerdict(
  deps: Pick<Deps, "db" | "files" | "log">,
  input: {
    ownerId: string;
    verdict: ReturnType<typeof newVerdict>;
    stored: object;
    on: { table: SQLiteTable; where: SQL | undefined };
    statements: BatchItem<"sqlite">[];
  },
): Promise<boolean> {
  const { verdict, stored, on, statements } = input;
  const { objectKey } = verdict;
  const db = deps.db.dbFor(input.ownerId);
  await deps.files.putJson(objectKey, withSchemaVersion(stored));
  const inUse = prepareCondition(db, ENGINE_IN_USE, sql`not ${isOfBlocked(sql`${verdict.engineVersion}`)}`);
  const batch = runBatch(db, [inUse, insertVerdictWhere(db, verdict, on), ...statements]);
  const [, inserted] = await batch.catch((error: unknown) => {
    if (isRefused(error, ENGINE_IN_USE)) return [null, []];
    throw error;
  });
  const isSaved = (inserted as { id: string }[]).length > 0;
  if (!isSaved) {
    await deps.files.remove([objectKey]).catch((error: unknown) => {
      deps.log({ event: "file-deletion-failed", key: objectKey, error: errorText(error) });
    });
  }
  return isSaved;
}
