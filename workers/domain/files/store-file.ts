import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { cutText, loggedKey, safeFileName } from "./file-names";

export type IncomingFile = { name: string; bytes: Uint8Array };

export type StoredFile = { id: string; name: string; key: string; size: number; hash: string };

export type RefusedFile = { file: string; reason: string };

export async function storeFile(
  deps: Pick<Deps, "files" | "now">,
  {
    folder,
    file,
    hash,
    contentType,
  }: { folder: string; file: IncomingFile; hash: string; contentType: string },
): Promise<StoredFile> {
  const safeName = safeFileName(file.name);
  // Two files of one name in the same millisecond must not share a key.
  for (let offset = 0; offset < 50; offset++) {
    const key = `${folder}/${deps.now() + offset}-${safeName}`;
    if (await deps.files.put(key, file.bytes, contentType)) {
      return { id: crypto.randomUUID(), name: cutText(file.name, 255), key, size: file.bytes.length, hash };
    }
  }
  throw new Error("no free storage key");
}

export async function removeStored(deps: Pick<Deps, "files" | "log">, files: StoredFile[]): Promise<void> {
  await deps.files.remove(files.map((file) => file.key)).catch((error: unknown) => {
    deps.log({ event: "file-deletion-failed", key: loggedKey(files[0]?.key ?? ""), error: errorText(error) });
  });
}
