import { inArray } from "drizzle-orm";
import type { Deps } from "../../deps";
import { type IncomingFile, type RefusedFile, removeStored } from "../../files/store-file";
import { announceDocuments } from "../announce-documents";
import type { DocumentAudience } from "../audiences/audience";
import { type Admission, type StoredDocument, storeFiles, type TakenFile } from "./store-files";

export type Intake = {
  ownerId: string;
  admission: Admission;
  /** writes the rows in one transaction; @returns the ids of those that were written */
  insert: (stored: StoredDocument[]) => Promise<Set<string>>;
  /** rethrows in the audience's words; the files without rows are gone by then */
  insertFailed: (error: unknown, stored: StoredDocument[]) => never | Promise<never>;
  watched: (ids: string[]) => Record<string, string[]>;
};

export type AcceptedDocuments = { taken: TakenFile[]; refused: RefusedFile[]; present: Set<string> };

/** Stores checked files, writes their rows in one transaction, queues a message each; the sweeper resends lost ones. */
export async function acceptDocuments(
  deps: Deps,
  audience: DocumentAudience,
  { intake, files }: { intake: Intake; files: AsyncIterable<IncomingFile> },
): Promise<AcceptedDocuments> {
  const { ownerId, admission } = intake;
  const { taken, refused } = await storeFiles(deps, admission, files);
  const stored = taken.flatMap((file) => ("stored" in file ? [file.stored] : []));
  if (stored.length === 0) return { taken, refused, present: new Set() };
  const present = await intake.insert(stored).catch(async (error: unknown) => {
    // An answer can get lost after the rows were written: then their files stay.
    if (!(await hasAnyRow(deps, audience, ownerId, stored))) await removeStored(deps, stored);
    return intake.insertFailed(error, stored);
  });
  // Another request brought the same file at the same moment, or used up the quota.
  await removeStored(
    deps,
    stored.filter(({ id }) => !present.has(id)),
  );
  const ids = stored.flatMap(({ id }) => (present.has(id) ? [id] : []));
  await announceDocuments(deps, audience, { ownerId, watched: intake.watched(ids) });
  return { taken, refused, present };
}

async function hasAnyRow(
  { db }: Deps,
  { table }: DocumentAudience,
  ownerId: string,
  stored: StoredDocument[],
): Promise<boolean> {
  const ids = stored.map(({ id }) => id);
  return (await db.dbFor(ownerId).$count(table, inArray(table.id, ids))) > 0;
}
