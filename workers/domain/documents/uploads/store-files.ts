import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import {
  type IncomingFile,
  type RefusedFile,
  removeStored,
  type StoredFile,
  storeFile,
} from "../../files/store-file";
import { sha256 } from "../../sha256";

export type StoredDocument = StoredFile & { fileType: string };

export type KnownDocument = { id: string; name: string };

export type TakenFile = { stored: StoredDocument } | { known: KnownDocument } | { repeats: StoredDocument };

export type Admission = {
  folder: string;
  judge: (file: IncomingFile) => { fileType: string } | { refusal: string };
  findKnown: (hash: string) => Promise<KnownDocument | null>;
  /** why a known file is refused; null where its document is the answer */
  knownRefusal: string | null;
  requireCount: (received: number) => void;
  refuseBySpace: (size: number, stored: StoredDocument[]) => string | null;
  storageFailed: (error: unknown) => never;
};

/** One file in memory at a time. When a limit is passed or storage fails, all that this call stored is removed. */
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

async function takeFile(
  deps: Deps,
  admission: Admission,
  file: IncomingFile,
  stored: Map<string, StoredDocument>,
): Promise<TakenFile | RefusedFile> {
  const refuse = (reason: string): RefusedFile => ({ file: file.name, reason });
  const judged = admission.judge(file);
  if ("refusal" in judged) return refuse(judged.refusal);
  const hash = sha256(file.bytes);
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
  const storedFile = await storeFile(deps, { folder, file, hash, contentType: fileType }).catch(
    storageFailed,
  );
  const document = { ...storedFile, fileType };
  stored.set(hash, document);
  return { stored: document };
}
