import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { resumes } from "../../../db/schema";
import { requireSubscription } from "../billing/require-subscription";
import type { Deps } from "../deps";
import { seekerDocuments } from "../documents/audiences/seeker-documents";
import { acceptDocuments } from "../documents/uploads/accept-documents";
import type { Admission, KnownDocument, StoredDocument, TakenFile } from "../documents/uploads/store-files";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import type { IncomingFile, RefusedFile } from "../files/store-file";
import { MAX_FILES_PER_REQUEST } from "../files/upload-limits";
import { requireVerified } from "../identity/require-verified";
import type { SignedInUser } from "../identity/session/signed-in-user";
import { recordActivity } from "../seekers/record-activity";
import { tidyVersions } from "./analysis/resume-versions";
import { makeNewestDefault } from "./default-resume";
import { judgeOwnFile } from "./files/judge-file";
import { resumeNameOf } from "./files/resume-files";
import { getResume, ownResume } from "./get-resume";
import { refusalByQuota } from "./resume-limits";
import { insertWithinQuota, quotaOf } from "./resume-quota";

/** `isNew` false: the same file was there before, and nothing changed. */
export type AcceptedResume = { id: string; name: string; isNew: boolean };

export type AcceptedResumes = { accepted: AcceptedResume[]; refused: RefusedFile[] };

/** Checks and answers each file for itself; one transaction writes the rows that fit, the last as default. */
export async function acceptResumes(
  deps: Deps,
  input: {
    user: Pick<SignedInUser, "userId" | "emailVerified">;
    files: AsyncIterable<IncomingFile>;
    versionOf?: string | null;
    judge?: Admission["judge"];
  },
): Promise<AcceptedResumes> {
  const { userId } = input.user;
  requireVerified(input.user);
  await requireSubscription(deps, { userId });
  const base = input.versionOf ? await getResume(deps, { userId, resumeId: input.versionOf }) : null;
  const left = await quotaOf(deps, userId).catch(uploadFailed);
  const { taken, refused, present } = await acceptDocuments(deps, seekerDocuments, {
    intake: {
      ownerId: userId,
      admission: {
        folder: userId,
        judge: input.judge ?? judgeOwnFile,
        findKnown: (hash) => findByHash(deps, { userId, hash }),
        knownRefusal: null,
        requireCount: (received) => {
          if (received > MAX_FILES_PER_REQUEST) throw new AppError("too-many-files");
        },
        refuseBySpace: (size, stored) => {
          const bytes = left.bytes - stored.reduce((sum, file) => sum + file.size, 0);
          return refusalByQuota({ files: left.files - stored.length, bytes }, size);
        },
        storageFailed: uploadFailed,
      },
      insert: (stored) => insertResumes(deps, { userId, stored, base }),
      insertFailed: uploadFailed,
      watched: (ids) => Object.fromEntries(ids.map((id) => [id, [id]])),
    },
    files: input.files,
  });
  const accepted: AcceptedResume[] = [];
  for (const file of taken) {
    const answer = await answerFor(deps, { userId, file, present });
    if ("reason" in answer) refused.push(answer);
    else accepted.push(answer);
  }
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

function uploadFailed(error: unknown): never {
  throw new AppError("resume-upload-failed", { detail: errorText(error) });
}

async function findByHash(
  { db }: Pick<Deps, "db">,
  { userId, hash }: { userId: string; hash: string },
): Promise<KnownDocument | null> {
  const [row] = await db.shared
    .select({ id: resumes.id, name: resumes.name })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.fileHash, hash)));
  return row ?? null;
}

async function insertResumes(
  deps: Deps,
  input: { userId: string; stored: StoredDocument[]; base: { id: string; familyId: string | null } | null },
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
    confirmedReading: null,
    tookDefaultFrom: null,
    analysisStatus: "pending" as const,
    failureCode: null,
    analysisKey: null,
    rescoreQueuedAt: null,
    attempts: 0,
    leaseToken: null,
    leaseUntil: null,
    lastQueuedAt: deps.now(),
    createdAt: deps.now() + index,
    updatedAt: deps.now() + index,
  }));
  const inserts = rows.map((row) => insertWithinQuota(db, row));
  const ids = rows.map(({ id }) => id);
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
            .where(ownResume({ userId, resumeId: base.id })),
          tidyVersions(db, { userId, familyId }),
        ]
      : []),
  ]);
  const inserted = results.slice(0, inserts.length) as { id: string }[][];
  return new Set(inserted.flat().map(({ id }) => id));
}
