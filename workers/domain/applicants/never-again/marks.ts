import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../../../db/client";
import { type applicants, neverAgainMarks } from "../../../../db/schema";
import { wordKey } from "../../../engine/parse/fold";
import type { LogEntry } from "../../agency-log/run-logged";
import type { Deps } from "../../deps";
import { normalizeEmail } from "../../identity/normalize-email";
import { phoneKeyOf } from "../duplicates/same-person";

const PURPOSE = "never-again";

type Person = Partial<
  Pick<typeof applicants.$inferInsert, "candidateName" | "candidateEmail" | "candidatePhoneNumbers">
>;

/**
 * How a company remembers somebody whom it must not take again: nobody can read it back without our secret, and no other
 * company's mark is the same. A phone number counts with its name, because families share numbers.
 */
export function marksOf(
  { signer }: Pick<Deps, "signer">,
  companyId: string,
  { candidateEmail, candidatePhoneNumbers = [], candidateName }: Person,
): string[] {
  const name = wordKey(candidateName ?? "");
  const phones = candidatePhoneNumbers.flatMap((number) => phoneKeyOf([number]) ?? []);
  const told = [
    ...(candidateEmail ? [`email ${normalizeEmail(candidateEmail)}`] : []),
    ...(name === "" ? [] : phones.map((phone) => `phone ${phone} ${name}`)),
  ];
  return told.map((text) => signer.sign(PURPOSE, `${companyId} ${text}`));
}

/** For an erasure's batch. A second time is no error. */
export function prepareMarks(db: Db, companyId: string, hashes: string[]): BatchItem<"sqlite">[] {
  return [...new Set(hashes)].map((hash) =>
    db.insert(neverAgainMarks).values({ companyId, hash }).onConflictDoNothing(),
  );
}

/** The same for rows that a colleague erases, with the log's line; what has neither address nor number leaves no mark. */
export function prepareNeverAgain(
  deps: Pick<Deps, "db" | "signer">,
  companyId: string,
  rows: Person[],
): { before: BatchItem<"sqlite">[]; entries: LogEntry[] } {
  const marks = rows.flatMap((row) => marksOf(deps, companyId, row));
  return {
    before: prepareMarks(deps.db.dbFor(companyId), companyId, marks),
    entries: marks.length > 0 ? [{ action: "never-again" }] : [],
  };
}

/** Whether a company must not take the person of these marks. */
export function isMarked(db: Db, companyId: string, hashes: string[]): SQL<number> {
  const marked = db
    .select({ hash: neverAgainMarks.hash })
    .from(neverAgainMarks)
    .where(and(eq(neverAgainMarks.companyId, companyId), inArray(neverAgainMarks.hash, hashes)));
  return hashes.length === 0 ? sql<number>`0` : sql<number>`exists ${marked}`;
}
