import type { SQL } from "drizzle-orm";
import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Db } from "../../../../db/client";
import type { applicants, resumes } from "../../../../db/schema";
import type { DocumentMessage } from "../../../adapters/resume-queue/port";
import type { ResumeFacts, ResumeText } from "../../../engine/types";
import type { Deps } from "../../deps";

export type DocumentRef = { ownerId: string; id: string };

export type DocumentTable = typeof applicants | typeof resumes;
export type DocumentRow = typeof applicants.$inferSelect | typeof resumes.$inferSelect;

export type ReadDocument = { text: ResumeText; facts: ResumeFacts };

/** `isOutdated`: another engine version read it, and this one may read the file again. */
export type EarlierRead = ReadDocument & { isOutdated: boolean };

export type Result<Row> = {
  row: Row;
  read: ReadDocument;
  /** what must still hold of the row; else nothing is written */
  on: SQL | undefined;
  isFirst: boolean;
};

/** What differs between the two audiences. Lease, tries, sending again and failing are the same for both. */
export type DocumentAudience<Row extends DocumentRow = DocumentRow> = {
  name: "applicant" | "seeker";
  table: DocumentTable;
  owner: typeof applicants.companyId | typeof resumes.userId;
  ownerOf: (row: DocumentRow) => string;
  fileKeyOf: (row: DocumentRow) => string;
  /** whether anything may be read and scored now, for the row's owner */
  mayWork: SQL;
  /** who is told of progress: the upload's batch, or watchers of this document; null for nobody */
  watchIdOf: (row: DocumentRow) => string | null;
  messageOf: (ref: DocumentRef) => DocumentMessage;
  failedColumns: (
    time: number,
  ) => SQLiteUpdateSetSource<typeof applicants> | SQLiteUpdateSetSource<typeof resumes>;
  /** statements before the one that gives up a document of which `isEnding` holds */
  beforeFailing?(db: Db, ref: DocumentRef, isEnding: SQL | undefined): BatchItem<"sqlite">[];
  readEarlier(deps: Pick<Deps, "files">, row: Row): Promise<EarlierRead | null>;
  /** all or nothing; @returns whether `on` still held */
  save(deps: Deps, result: Result<Row>): Promise<boolean>;
};

export function isDocument({ table, owner }: DocumentAudience, { ownerId, id }: DocumentRef) {
  return and(eq(table.id, id), eq(owner, ownerId));
}
