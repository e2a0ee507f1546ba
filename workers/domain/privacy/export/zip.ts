import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** `isPacked`: its format is compressed already. */
export type ZipEntry = {
  path: string;
  modifiedAt: number;
  isPacked: boolean;
  content: AsyncIterable<Uint8Array>;
};

export async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export function jsonBytes(value: unknown): AsyncGenerator<Uint8Array> {
  return once(new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`));
}

/** Without the 64-bit extension, sizes and places in an archive are 32-bit numbers. */
const MAX_BYTES = 2 ** 32 - 1;

/** One piece of one file in memory at a time. Paths must differ. @throws Error over 4 GiB */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  let bytes = 0;
  const archive = new Zip((error, piece) => {
    failure ??= error;
    if (!error) ready.push(piece);
  });
  function take(): Uint8Array[] {
    if (failure) throw failure;
    const pieces = ready;
    ready = [];
    for (const piece of pieces) bytes += piece.length;
    if (bytes > MAX_BYTES) throw new Error("the archive is larger than 4 GiB");
    return pieces;
  }

  for await (const { path, modifiedAt, isPacked, content } of entries) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = modifiedAt;
    archive.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  archive.end();
  yield* take();
}
