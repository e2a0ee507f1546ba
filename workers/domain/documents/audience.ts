import type { SQL } from "drizzle-orm";
import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Db } from "../../../db/client";
import type { applicants, resumes } from "../../../db/schema";
import type { DocumentMessage } from "../../adapters/resume-queue/port";
import type { ResumeFacts, ResumeText } from "../../engine/types";
import type { Deps } from "../deps";

/** One uploaded document by its owner: an agency's company, or a job seeker. */
export type DocumentRef = { ownerId: string; id: string };

export type DocumentTable = typeof applicants | typeof resumes;
export type DocumentRow = typeof applicants.$inferSelect | typeof resumes.$inferSelect;

/** What was read from a document. */
export type ReadDocument = { text: ResumeText; facts: ResumeFacts };

/**
 * What was read for a document's newest result, `facts` as the machine read them. `isOutdated`: another version of the
 * engine read them, and this one may read the file again.
 */
export type EarlierRead = ReadDocument & { isOutdated: boolean };

/** A result that is to be saved: for a document that was pending, or in place of an earlier result. */
export type Result<Row> = {
  row: Row;
  read: ReadDocument;
  /** what must still hold of the row: without it nothing is written */
  on: SQL | undefined;
  isFirst: boolean;
};

/**
 * What differs between the two audiences' documents: their table, their messages, what is made of what was read. All
 * else (lease, tries, sending again, failing) is the same for both.
 */
export type DocumentAudience<Row extends DocumentRow = DocumentRow> = {
  name: "applicant" | "seeker";
  table: DocumentTable;
  owner: typeof applicants.companyId | typeof resumes.userId;
  ownerOf: (row: DocumentRow) => string;
  fileKeyOf: (row: DocumentRow) => string;
  /** whom progress is told: the batch of the upload, or anyone who watches this one document; null for nobody */
  watchIdOf: (row: DocumentRow) => string | null;
  messageOf: (ref: DocumentRef) => DocumentMessage;
  /** the columns that say more than "failed" of a document that can't be read */
  failedColumns: (
    time: number,
  ) => SQLiteUpdateSetSource<typeof applicants> | SQLiteUpdateSetSource<typeof resumes>;
  /** statements before the one that gives up a document of which `isEnding` holds */
  beforeFailing?(db: Db, ref: DocumentRef, isEnding: SQL | undefined): BatchItem<"sqlite">[];
  /** the newest result, or null where it can't be found */
  readEarlier(deps: Pick<Deps, "files">, row: Row): Promise<EarlierRead | null>;
  /** judges what was read and saves it, all or nothing; @returns whether `on` still held */
  save(deps: Deps, result: Result<Row>): Promise<boolean>;
};

/** The row of a document, for its owner only. */
export function isDocument({ table, owner }: DocumentAudience, { ownerId, id }: DocumentRef) {
  return and(eq(table.id, id), eq(owner, ownerId));
}
