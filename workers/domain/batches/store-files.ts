import { createHash } from "node:crypto";
import { requireRoom } from "../agencies/get-entitlement";
import type { CompanySubscription } from "../agencies/rules";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { MAX_FILES_PER_REQUEST, refusalOf, safeFileName } from "./rules";

export type IncomingFile = { name: string; bytes: Uint8Array };

export type StoredFile = { id: string; name: string; key: string; size: number; hash: string };

export type RefusedFile = { file: string; reason: string };

export const ALREADY_UPLOADED = "Already uploaded to this job thread";

async function storeOne(
  deps: Deps,
  campaignId: string,
  file: IncomingFile,
  hash: string,
): Promise<StoredFile> {
  const safeName = safeFileName(file.name);
  // Two files of one name in the same millisecond must not share a key.
  for (let offset = 0; offset < 50; offset++) {
    const key = `${campaignId}/${deps.now() + offset}-${safeName}`;
    if (await deps.files.put(key, file.bytes, "application/pdf")) {
      return { id: crypto.randomUUID(), name: file.name.slice(0, 255), key, size: file.bytes.length, hash };
    }
  }
  throw new Error("no free storage key");
}

function tooManyFiles(limit: number): AppError {
  return new AppError("too-many-files", {
    message: `You can only upload up to ${limit} files at a time`,
  });
}

/** Removes objects of an upload that came to nothing. What can't be removed now has no row: the sweeper finds it. */
export async function removeStored(deps: Deps, files: StoredFile[]): Promise<void> {
  await deps.files.remove(files.map((file) => file.key)).catch((error: unknown) => {
    deps.log({ event: "file-deletion-failed", key: files[0]?.key ?? "", error: errorText(error) });
  });
}

/**
 * Checks each file as it arrives and stores those that may come in; only one is in memory at a time.
 * When a limit is passed, or storage fails, everything that this call stored is removed again.
 * @param earlier files that the batch already has
 * @param isKnown whether the job thread already has a file of this hash
 * @throws AppError "no-files" | "too-many-files" | "limit-reached"
 */
export async function storeFiles(
  deps: Deps,
  input: {
    campaignId: string;
    files: AsyncIterable<IncomingFile>;
    earlier: number;
    isKnown: (hash: string) => Promise<boolean>;
    usedCandidates: number;
    limits: CompanySubscription["limits"];
  },
): Promise<{ stored: StoredFile[]; refused: RefusedFile[] }> {
  const { campaignId, earlier, limits } = input;
  const seen = new Set<string>();
  const stored: StoredFile[] = [];
  const refused: RefusedFile[] = [];
  let received = 0;
  try {
    for await (const file of input.files) {
      received += 1;
      if (earlier + received > limits.filesPerUpload) throw tooManyFiles(limits.filesPerUpload);
      if (received > MAX_FILES_PER_REQUEST) throw tooManyFiles(MAX_FILES_PER_REQUEST);
      const hash = createHash("sha256").update(file.bytes).digest("hex");
      const repeated = seen.has(hash) || (await input.isKnown(hash));
      const reason = refusalOf(file) ?? (repeated ? ALREADY_UPLOADED : null);
      if (reason) {
        refused.push({ file: file.name, reason });
        continue;
      }
      requireRoom("candidates", {
        used: input.usedCandidates,
        adding: stored.length + 1,
        limit: limits.candidates,
      });
      seen.add(hash);
      stored.push(await storeOne(deps, campaignId, file, hash));
    }
  } catch (error) {
    await removeStored(deps, stored);
    throw error;
  }
  if (received === 0) throw new AppError("no-files");
  return { stored, refused };
}
