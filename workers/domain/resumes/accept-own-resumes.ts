import { count, eq, inArray, sum } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { resumes } from "../../../db/schema";
import { requireSubscription } from "../billing/require-subscription";
import type { Deps } from "../deps";
import { type IncomingFile, type RefusedFile, removeStored } from "../files/store-file";
import { requireVerified } from "../identity/require-verified";
import type { SignedInUser } from "../identity/rules";
import { announceOwnResumes } from "./announce-own-resumes";
import { makeDefault } from "./default-resume";
import { tidyFamily } from "./family";
import { getResume, ofUser } from "./get-resume";
import { noteActivity } from "./note-activity";
import { MAX_RESUME_BYTES, MAX_RESUMES, type ResumeRoom, resumeNameOf } from "./rules";
import {
  findByHash,
  type StoredOwnFile,
  storeOwnFiles,
  type TakenFile,
  uploadFailed,
} from "./store-own-files";

/** `isNew` false: the same file stands there from before, and nothing changed. */
export type AcceptedResume = { id: string; name: string; isNew: boolean };

export type AcceptedResumes = { accepted: AcceptedResume[]; refused: RefusedFile[] };

/**
 * Takes a job seeker's résumés: every file is checked before it is stored and answered for itself; then one transaction
 * writes the rows, the last of them as the default; then one message per résumé goes to the queue.
 * @param input.versionOf another of his résumés, of which these are newer versions
 * @throws AppError "email-unverified" | "resume-not-found" (versionOf) | "no-files" | "too-many-files" |
 *   "resume-upload-failed" | subscription errors
 */
export async function acceptOwnResumes(
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
  const room = await roomOf(deps, userId).catch(uploadFailed);
  const { taken, refused } = await storeOwnFiles(deps, { userId, files: input.files, room });
  const stored = taken.flatMap((file) => ("stored" in file ? [file.stored] : []));
  const present = stored.length > 0 ? await insertResumes(deps, { userId, stored, base }) : new Set<string>();
  // The same file came in at the same moment through another request: its row stands, ours doesn't.
  await removeStored(
    deps,
    stored.filter(({ id }) => !present.has(id)),
  );
  const accepted: AcceptedResume[] = [];
  for (const file of taken) accepted.push(await answerFor(deps, { userId, file, present }));
  await announceOwnResumes(deps, { userId, resumeIds: [...present] });
  deps.log({ event: "resumes-accepted", userId, files: present.size, refused: refused.length });
  return { accepted, refused };
}

/** What the account still takes. Requests at the same moment see the same room: the throttle bounds what they pass it by. */
async function roomOf({ db }: Pick<Deps, "db">, userId: string): Promise<ResumeRoom> {
  const [held] = await db.shared
    .select({ files: count(), bytes: sum(resumes.fileSize).mapWith(Number) })
    .from(resumes)
    .where(eq(resumes.userId, userId));
  return { files: MAX_RESUMES - (held?.files ?? 0), bytes: MAX_RESUME_BYTES - (held?.bytes ?? 0) };
}

async function answerFor(
  deps: Deps,
  { userId, file, present }: { userId: string; file: TakenFile; present: Set<string> },
): Promise<AcceptedResume> {
  if ("known" in file) return { ...file.known, isNew: false };
  const { id, name, hash } = "stored" in file ? file.stored : file.repeats;
  if (present.has(id)) return { id, name: resumeNameOf(name), isNew: "stored" in file };
  const known = await findByHash(deps, { userId, hash });
  return known ? { ...known, isNew: false } : uploadFailed("the row is gone");
}

/** @returns the ids of the rows that were written */
async function insertResumes(
  deps: Deps,
  input: { userId: string; stored: StoredOwnFile[]; base: { id: string; familyId: string | null } | null },
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
    familyId,
    lastQueuedAt: deps.now(),
    createdAt: deps.now() + index,
    updatedAt: deps.now() + index,
  }));
  const inserts = rows.map((row) =>
    db.insert(resumes).values(row).onConflictDoNothing().returning({ id: resumes.id }),
  );
  const last = stored.at(-1)?.id ?? "";
  try {
    const results = await runBatch(db, [
      ...inserts,
      ...makeDefault(db, { userId, resumeId: last }),
      ...rows.map(({ id, createdAt }) =>
        noteActivity(db, { type: "upload", title: "Resume uploaded", where: eq(resumes.id, id), createdAt }),
      ),
      ...(base && familyId
        ? [
            db
              .update(resumes)
              .set({ familyId })
              .where(ofUser({ userId, resumeId: base.id })),
            tidyFamily(db, { userId, familyId }),
          ]
        : []),
    ]);
    const inserted = results.slice(0, inserts.length) as { id: string }[][];
    return new Set(inserted.flat().map(({ id }) => id));
  } catch (error) {
    // An answer can get lost after the rows were written: then their files stay.
    const ids = stored.map(({ id }) => id);
    const [standing] = await db
      .select({ id: resumes.id })
      .from(resumes)
      .where(inArray(resumes.id, ids))
      .limit(1);
    if (!standing) await removeStored(deps, stored);
    return uploadFailed(error);
  }
}
