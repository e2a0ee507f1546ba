import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../../db/client";
import { applicantNotes, applicants } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { isSamePerson } from "./same-person";

/** More résumés with one contact are an agency's own address. */
const MOST = 50;

const isWorkedOn = sql<number>`(b2b_candidates.stage <> 'new' or exists (
  select 1 from ${applicantNotes} as note where note.applicant_id = b2b_candidates.id))`;

const columns = {
  id: applicants.id,
  name: applicants.candidateName,
  email: applicants.candidateEmail,
  phoneKey: applicants.phoneKey,
  textHash: applicants.textHash,
  fileHash: applicants.fileHash,
  keptApartFrom: applicants.keptApartFrom,
  createdAt: applicants.createdAt,
  isWorkedOn,
};

type Stored = typeof applicants.$inferSelect;

type Row = Pick<Stored, "id" | "phoneKey" | "textHash" | "fileHash" | "keptApartFrom" | "createdAt"> & {
  name: string | null;
  email: string | null;
  isWorkedOn: number;
};

type OfThread = { companyId: string; threadId: string; applicantId: string };

/**
 * Finds the other résumés of a person in their thread: one row stands for all. Asked after each first analysis, so that of two
 * that end at once the later one sees both. A row whose turn was cut off has no time of it, and `seekMissed` asks again.
 */
export async function mergeDuplicates(deps: Pick<Deps, "db" | "now">, input: OfThread): Promise<void> {
  const tenant = deps.db.dbFor(input.companyId);
  await merge(tenant, input);
  await tenant
    .update(applicants)
    .set({ duplicatesSoughtAt: deps.now() })
    .where(and(eq(applicants.id, input.applicantId), eq(applicants.companyId, input.companyId)));
}

async function merge(tenant: Db, { companyId, threadId, applicantId }: OfThread): Promise<void> {
  const isAnalysed = and(
    eq(applicants.companyId, companyId),
    eq(applicants.threadId, threadId),
    eq(applicants.analysisStatus, "completed"),
  );
  const [row] = await tenant
    .select(columns)
    .from(applicants)
    .where(and(isAnalysed, eq(applicants.id, applicantId)));
  if (!row) return;
  // Each kind is one short range of an index of its own.
  const alike = await Promise.all(
    contactsOf(row).map((condition) =>
      tenant
        .select(columns)
        .from(applicants)
        .where(and(isAnalysed, ne(applicants.id, applicantId), condition))
        .limit(MOST),
    ),
  );
  const others = new Map(alike.flat().map((other) => [other.id, other]));
  const group = [row, ...[...others.values()].filter((other) => isSamePerson(row, other))];
  // Where a colleague told two of them apart, who the third one is isn't for us to say.
  if (group.length < 2 || group.some(({ keptApartFrom }) => keptApartFrom !== null)) return;
  const standing = standingOf(group);
  const hidden = group.filter(({ id, isWorkedOn }) => id !== standing.id && !isWorkedOn).map(({ id }) => id);
  if (hidden.length === 0) return;
  const stillStands = sql`exists (select 1 from ${applicants} as other where other.id = ${standing.id})`;
  await tenant.batch([
    tenant.update(applicants).set({ duplicateOf: null }).where(eq(applicants.id, standing.id)),
    tenant
      .update(applicants)
      .set({ duplicateOf: standing.id })
      .where(
        and(
          // With those that stood behind one that no longer stands.
          or(inArray(applicants.id, hidden), inArray(applicants.duplicateOf, hidden)),
          ne(applicants.id, standing.id),
          sql`not ${isWorkedOn}`,
          isNull(applicants.keptApartFrom),
          stillStands,
        ),
      ),
  ]);
}

function contactsOf({ email, phoneKey, textHash }: Row): SQL[] {
  return [
    ...(email ? [sql`${applicants.candidateEmail} = ${email} collate nocase`] : []),
    ...(phoneKey ? [eq(applicants.phoneKey, phoneKey)] : []),
    ...(textHash ? [eq(applicants.textHash, textHash)] : []),
  ];
}

/** Of those that somebody has worked on, else of all: the newest. Of one upload: always the same one. */
function standingOf(group: Row[]): Row {
  const workedOn = group.filter((row) => row.isWorkedOn);
  const from = workedOn.length > 0 ? workedOn : group;
  return from.reduce((best, row) =>
    row.createdAt > best.createdAt || (row.createdAt === best.createdAt && row.fileHash > best.fileHash)
      ? row
      : best,
  );
}
