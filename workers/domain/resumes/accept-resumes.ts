import { eq, inArray } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { resumes } from "../../../db/schema";
import { requireSubscription } from "../billing/require-subscription";
import type { Deps } from "../deps";
import { type IncomingFile, type RefusedFile, removeStored } from "../files/store-file";
import { requireVerified } from "../identity/require-verified";
import type { SignedInUser } from "../identity/rules";
import { recordActivity } from "../seekers/record-activity";
import { announceResumes } from "./announce-resumes";
import { makeNewestDefault } from "./default-resume";
import { getResume, ofUser } from "./get-resume";
import { insertWithinQuota, quotaOf } from "./resume-quota";
import { tidyVersions } from "./resume-versions";
import { refusalByQuota, resumeNameOf } from "./rules";
import {
  findByHash,
  type StoredResumeFile,
  storeResumeFiles,
  type TakenFile,
  uploadFailed,
} from "./store-resume-files";

/** `isNew` false: the same file stands there from before, and nothing changed. */
export type AcceptedResume = { id: string; name: string; isNew: boolean };

export type AcceptedResumes = { accepted: AcceptedResume[]; refused: RefusedFile[] };

/**
 * Takes a job seeker's résumés: every file is checked before it is stored and answered for itself; then one transaction
 * writes the rows that the account has room for, the last of them as the default; then one message per résumé goes to the
 * queue.
 * @param input.versionOf another of his résumés, of which these are newer versions
 * @throws AppError "email-unverified" | "resume-not-found" (versionOf) | "no-files" | "too-many-files" |
 *   "resume-upload-failed" | subscription errors
 */
export async function acceptResumes(
  deps: Deps,
  input: {
    user: Pick<SignedInUser, "userId" | "emailVerified">;
    files: AsyncIterable<IncomingFile>;
    versionOf?: string | null;
  },
): Promise<AcceptedResumes> {
  const { userId } = input.user;
  requireVerified(input.user);
  await requireSubscription(deps, { userId });
  const base = input.versionOf ? await getResume(deps, { userId, resumeId: input.versionOf }) : null;
  const room = await quotaOf(deps, userId).catch(uploadFailed);
  const { taken, refused } = await storeResumeFiles(deps, { userId, files: input.files, room });
  const stored = taken.flatMap((file) => ("stored" in file ? [file.stored] : []));
  const present = stored.length > 0 ? await insertResumes(deps, { userId, stored, base }) : new Set<string>();
  // Another request brought the same file at the same moment, or took the room: ours has no row.
  await removeStored(
    deps,
    stored.filter(({ id }) => !present.has(id)),
  );
  const accepted: AcceptedResume[] = [];
  for (const file of taken) {
    const answer = await answerFor(deps, { userId, file, present });
    if ("reason" in answer) refused.push(answer);
    else accepted.push(answer);
  }
  await announceResumes(deps, { userId, resumeIds: [...present] });
  deps.log({ event: "resumes-accepted", userId, files: present.size, refused: refused.length });
  return { accepted, refused };
}

async function answerFor(
  deps: Deps,
  { userId, file, present }: { userId: string; file: TakenFile; present: Set<string> },
): Promise<AcceptedResume | RefusedFile> {
  if ("known" in file) return { ...file.known, isNew: false };
  const { id, name, hash, size } = "stored" in file ? file.stored : file.repeats;
  if (present.has(id)) return { id, name: resumeNameOf(name), isNew: "stored" in file };
  const known = await findByHash(deps, { userId, hash });
  if (known) return { ...known, isNew: false };
  const reason = refusalByQuota(await quotaOf(deps, userId), size);
  return reason ? { file: name, reason } : uploadFailed("the row is gone");
}

/** @returns the ids of the rows that were written */
async function insertResumes(
  deps: Deps,
  input: { userId: string; stored: StoredResumeFile[]; base: { id: string; familyId: string | null } | null },
): Promise<Set<string>> {
  const { userId, stored, base } = input;
  const db = deps.db.shared;
  const familyId = base && (base.familyId ?? base.id);
  // A millisecond apart, so that the newest is the last that was sent.
  const rows = stored.map((file, index) => ({
    id: file.id,
    userId,
    name: resumeNameOf(file.name),
    fileKey: file.key,
    fileSize: file.size,
    fileType: file.fileType,
    fileHash: file.hash,
    isDefault: false,
    familyId,
    corrections: [],
    factsVersion: 1,
    analysisStatus: "pending" as const,
    failureCode: null,
    attempts: 0,
    leaseToken: null,
    leaseUntil: null,
    lastQueuedAt: deps.now(),
    createdAt: deps.now() + index,
    updatedAt: deps.now() + index,
  }));
  const inserts = rows.map((row) => insertWithinQuota(db, row));
  const ids = rows.map(({ id }) => id);
  try {
    const results = await runBatch(db, [
      ...inserts,
      ...makeNewestDefault(db, { userId, inserted: ids }),
      ...rows.map(({ id, createdAt }) =>
        recordActivity(db, {
          type: "upload",
          title: "Resume uploaded",
          where: eq(resumes.id, id),
          createdAt,
        }),
      ),
      ...(base && familyId
        ? [
            db
              .update(resumes)
              .set({ familyId })
              .where(ofUser({ userId, resumeId: base.id })),
            tidyVersions(db, { userId, familyId }),
          ]
        : []),
    ]);
    const inserted = results.slice(0, inserts.length) as { id: string }[][];
    return new Set(inserted.flat().map(({ id }) => id));
  } catch (error) {
    // An answer can get lost after the rows were written: then their files stay.
    const [standing] = await db
      .select({ id: resumes.id })
      .from(resumes)
      .where(inArray(resumes.id, ids))
      .limit(1);
    if (!standing) await removeStored(deps, stored);
    return uploadFailed(error);
  }
}
