import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { runBatch } from "../../../db/batch";
import type { Deps } from "../deps";
import { isEngineBlocked, prepareEngineInUse } from "../engine-blocks/blocked-engine";
import { errorText } from "../error-text";
import { withSchemaVersion } from "../stored/schema-version";
import { insertVerdictWhere, type newVerdict } from "./new-verdict";

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
  const inUse = prepareEngineInUse(db, verdict.engineVersion);
  const batch = runBatch(db, [inUse, insertVerdictWhere(db, verdict, on), ...statements]);
  const [, inserted] = await batch.catch((error: unknown) => {
    if (isEngineBlocked(error)) return [null, []];
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
