import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { resumes } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { MAX_FILES_PER_REQUEST } from "../files/rules";
import {
  type IncomingFile,
  type RefusedFile,
  removeStored,
  type StoredFile,
  storeFile,
} from "../files/store-file";
import { judgeFile } from "./judge-file";
import { type ResumeQuota, refusalByQuota } from "./rules";

export type StoredResumeFile = StoredFile & { fileType: string };

/** `id` and `name` of the résumé that a file is or becomes. */
export type KnownResume = { id: string; name: string };

/** One uploaded file, in the order in which they came: stored, or known from before. */
export type TakenFile = { stored: StoredResumeFile } | { known: KnownResume } | { repeats: StoredResumeFile };

/** A user's résumé whose file has this SHA-256, or null. */
export async function findByHash(
  { db }: Pick<Deps, "db">,
  { userId, hash }: { userId: string; hash: string },
): Promise<KnownResume | null> {
  const [row] = await db.shared
    .select({ id: resumes.id, name: resumes.name })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.fileHash, hash)));
  return row ?? null;
}

/**
 * Checks each file as it arrives and stores those that are new; only one is in memory at a time. When a limit is passed,
 * or storage fails, everything that this call stored is removed again.
 * @param input.room what the account still takes; a file beyond it is refused by name
 * @throws AppError "no-files" | "too-many-files" | "resume-upload-failed"
 */
export async function storeResumeFiles(
  deps: Deps,
  { userId, files, room }: { userId: string; files: AsyncIterable<IncomingFile>; room: ResumeQuota },
): Promise<{ taken: TakenFile[]; refused: RefusedFile[] }> {
  const taken: TakenFile[] = [];
  const refused: RefusedFile[] = [];
  const seen = new Map<string, StoredResumeFile>();
  const left = { ...room };
  let received = 0;
  try {
    for await (const file of files) {
      received += 1;
      if (received > MAX_FILES_PER_REQUEST) throw new AppError("too-many-files");
      const judged = judgeFile(file);
      if ("refusal" in judged) {
        refused.push({ file: file.name, reason: judged.refusal });
        continue;
      }
      const hash = createHash("sha256").update(file.bytes).digest("hex");
      const repeats = seen.get(hash);
      const known = repeats ? null : await findByHash(deps, { userId, hash });
      if (repeats) taken.push({ repeats });
      else if (known) taken.push({ known });
      else {
        const full = refusalByQuota(left, file.bytes.length);
        if (full) {
          refused.push({ file: file.name, reason: full });
          continue;
        }
        left.files -= 1;
        left.bytes -= file.bytes.length;
        const contentType = judged.fileType;
        const stored = await storeFile(deps, { folder: userId, file, hash, contentType }).catch(uploadFailed);
        seen.set(hash, { ...stored, fileType: judged.fileType });
        taken.push({ stored: { ...stored, fileType: judged.fileType } });
      }
    }
  } catch (error) {
    await removeStored(deps, [...seen.values()]);
    throw error;
  }
  if (received === 0) throw new AppError("no-files");
  return { taken, refused };
}

/** What storage or the database throws during an upload, in the spec's words. */
export function uploadFailed(error: unknown): never {
  throw new AppError("resume-upload-failed", { detail: errorText(error) });
}
