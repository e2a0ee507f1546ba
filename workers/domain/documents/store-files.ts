import { createHash } from "node:crypto";
import type { CompanySubscription } from "../agencies/rules";
import { requireWithinPlan } from "../billing/get-agency-entitlement";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { MAX_FILES_PER_REQUEST } from "../files/rules";
import {
  type IncomingFile,
  type RefusedFile,
  removeStored,
  type StoredFile,
  storeFile,
} from "../files/store-file";
import { refusalOf } from "./rules";

export const ALREADY_UPLOADED = "Already uploaded to this job thread";

/** @param limit how many there may be at a time */
export function tooManyFiles(limit: number): AppError {
  return new AppError("too-many-files", {
    message: `You can only upload up to ${limit} files at a time`,
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
    threadId: string;
    files: AsyncIterable<IncomingFile>;
    earlier: number;
    isKnown: (hash: string) => Promise<boolean>;
    usedApplicants: number;
    limits: CompanySubscription["limits"];
  },
): Promise<{ stored: StoredFile[]; refused: RefusedFile[] }> {
  const { threadId, earlier, limits } = input;
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
      requireWithinPlan("candidates", {
        used: input.usedApplicants,
        adding: stored.length + 1,
        limit: limits.applicants,
      });
      seen.add(hash);
      stored.push(await storeFile(deps, { folder: threadId, file, hash, contentType: "application/pdf" }));
    }
  } catch (error) {
    await removeStored(deps, stored);
    throw error;
  }
  if (received === 0) throw new AppError("no-files");
  return { stored, refused };
}
