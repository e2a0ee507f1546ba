import { createHash } from "node:crypto";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import {
  type IncomingFile,
  type RefusedFile,
  removeStored,
  type StoredFile,
  storeFile,
} from "../files/store-file";

export type StoredDocument = StoredFile & { fileType: string };

/** The document that a file is already, by its id and its name for the owner. */
export type KnownDocument = { id: string; name: string };

/** An uploaded file that is let in, in the order of arrival: stored now, or known from before or from the same upload. */
export type TakenFile = { stored: StoredDocument } | { known: KnownDocument } | { repeats: StoredDocument };

/** Which files one audience lets in, and where they are kept. */
export type Admission = {
  /** what their keys begin with */
  folder: string;
  /** the content type by name, size and first bytes, or why the file can't be taken */
  judge: (file: IncomingFile) => { fileType: string } | { refusal: string };
  /** the document that has this file (SHA-256) already */
  findKnown: (hash: string) => Promise<KnownDocument | null>;
  /** why a file that is there already is refused; null where it stands for its document */
  knownRefusal: string | null;
  /** @throws AppError where so many files are too many */
  requireCount: (received: number) => void;
  /** why there is no room for one more file beside those stored now; null where there is. @throws AppError */
  refuseBySpace: (size: number, stored: StoredDocument[]) => string | null;
  /** says what storage threw in the audience's words */
  storageFailed: (error: unknown) => never;
};

/**
 * Checks each file as it arrives and stores those that are new; only one is in memory at a time. When a limit is passed,
 * or storage fails, everything that this call stored is removed again.
 * @throws AppError "no-files" and what `admission` throws
 */
export async function storeFiles(
  deps: Deps,
  admission: Admission,
  files: AsyncIterable<IncomingFile>,
): Promise<{ taken: TakenFile[]; refused: RefusedFile[] }> {
  const taken: TakenFile[] = [];
  const refused: RefusedFile[] = [];
  const stored = new Map<string, StoredDocument>();
  let received = 0;
  try {
    for await (const file of files) {
      received += 1;
      admission.requireCount(received);
      const result = await takeFile(deps, admission, file, stored);
      if ("reason" in result) refused.push(result);
      else taken.push(result);
    }
  } catch (error) {
    await removeStored(deps, [...stored.values()]);
    throw error;
  }
  if (received === 0) throw new AppError("no-files");
  return { taken, refused };
}

/** @param stored by hash; a file that is stored is added */
async function takeFile(
  deps: Deps,
  admission: Admission,
  file: IncomingFile,
  stored: Map<string, StoredDocument>,
): Promise<TakenFile | RefusedFile> {
  const refuse = (reason: string): RefusedFile => ({ file: file.name, reason });
  const judged = admission.judge(file);
  if ("refusal" in judged) return refuse(judged.refusal);
  const hash = createHash("sha256").update(file.bytes).digest("hex");
  const repeats = stored.get(hash);
  const known = repeats ? null : await admission.findKnown(hash);
  if (repeats || known) {
    if (admission.knownRefusal) return refuse(admission.knownRefusal);
    return repeats ? { repeats } : { known: known as KnownDocument };
  }
  const full = admission.refuseBySpace(file.bytes.length, [...stored.values()]);
  if (full) return refuse(full);
  const { fileType } = judged;
  const { folder, storageFailed } = admission;
  const kept = await storeFile(deps, { folder, file, hash, contentType: fileType }).catch(storageFailed);
  const document = { ...kept, fileType };
  stored.set(hash, document);
  return { stored: document };
}
