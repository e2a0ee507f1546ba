import { inArray } from "drizzle-orm";
import type { Deps } from "../deps";
import { type IncomingFile, type RefusedFile, removeStored } from "../files/store-file";
import { announceDocuments } from "./announce-documents";
import type { DocumentAudience } from "./audience";
import { type Admission, type StoredDocument, storeFiles, type TakenFile } from "./store-files";

/** How one audience's documents come in. */
export type Intake = {
  ownerId: string;
  admission: Admission;
  /** writes the rows in one transaction; @returns the ids of those that were written */
  insert: (stored: StoredDocument[]) => Promise<Set<string>>;
  /** says what the transaction threw in the audience's words; the files without rows are gone by then */
  insertFailed: (error: unknown, stored: StoredDocument[]) => never | Promise<never>;
  /** the ids of new documents by what is watched: a batch, or the document itself */
  watched: (ids: string[]) => Record<string, string[]>;
};

/** `taken` and `refused`: the files in the order of arrival. `present`: ids of the documents that are new. */
export type AcceptedDocuments = { taken: TakenFile[]; refused: RefusedFile[]; present: Set<string> };

/**
 * Takes uploaded documents: every file is checked before it is stored; then one transaction writes the rows; then one
 * message per document goes to its queue. A lost message is sent again by the sweeper.
 * @throws AppError "no-files" and what the intake throws
 */
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
    // An answer can get lost after the rows were written: then their files stay. Without rows the sweeper finds them.
    if (!(await hasAnyRow(deps, audience, ownerId, stored))) await removeStored(deps, stored);
    return intake.insertFailed(error, stored);
  });
  // Another request brought the same file at the same moment, or took the room: ours has no row.
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
