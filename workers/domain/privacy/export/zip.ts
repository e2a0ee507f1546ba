import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** One file of an archive. `isPacked`: its format is compressed already. */
export type ZipEntry = {
  path: string;
  modifiedAt: number;
  isPacked: boolean;
  content: AsyncIterable<Uint8Array>;
};

/** An entry's content that is in memory already, in one piece. */
export async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A value as an entry's content: indented JSON. */
export function json(value: unknown): AsyncGenerator<Uint8Array> {
  return once(new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`));
}

/** Without the 64-bit extension, sizes and places in an archive are 32-bit numbers. */
const MAX_BYTES = 2 ** 32 - 1;

/**
 * A ZIP archive, piece by piece: in memory is only what one piece of one file makes.
 * @param entries times in UTC ms; paths must differ
 * @throws Error when the archive would pass 4 GiB; whatever the entries throw
 */
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
