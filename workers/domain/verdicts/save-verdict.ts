import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { runBatch } from "../../../db/batch";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { withSchemaVersion } from "../stored/schema-version";
import { insertVerdictWhere, type newVerdict } from "./new-verdict";

/**
 * Saves a new result: first its object, which is never changed again, then in one transaction the verdict's line and the
 * row that points at it. A reader sees the former result or this one, whole. What is written for a row that has changed
 * meanwhile goes again at once, or with the sweep.
 * @param input.on the row that points at it, and what must still hold of that row
 * @param input.statements what else takes effect under the same condition
 * @returns whether it was saved: false where that no longer held
 */
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
  const [inserted] = await runBatch(db, [insertVerdictWhere(db, verdict, on), ...statements]);
  const isSaved = (inserted as { id: string }[]).length > 0;
  if (!isSaved) {
    await deps.files.remove([objectKey]).catch((error: unknown) => {
      deps.log({ event: "file-deletion-failed", key: objectKey, error: errorText(error) });
    });
  }
  return isSaved;
}
