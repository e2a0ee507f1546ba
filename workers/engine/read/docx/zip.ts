import { Inflate } from "fflate";
import { ReadError } from "../errors";

export type ZipEntry = {
  name: string;
  method: number;
  compressedSize: number;
  offset: number;
  encrypted: boolean;
};

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const MAX_ENTRIES = 1024;
/** Means "see the ZIP64 record"; no file of 10 MB needs one. */
const ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const INFLATE_STEP = 16 * 1024;

/** Inflates nothing; entries by lower-case name. @throws ReadError `damaged`, `too-complex` for a package built to exhaust */
export function readDirectory(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (view.getUint16(end + 4, true) !== 0) throw new ReadError("damaged", "ZIP over several disks");
  if (count > MAX_ENTRIES) throw new ReadError("too-complex", `${count} entries`);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let i = 0; i < count; i++) {
    const entry = readEntry(bytes, view, at);
    const key = entry.name.toLowerCase();
    if (entries.has(key)) throw new ReadError("damaged", `two entries named ${key}`);
    entries.set(key, entry);
    total += entry.compressedSize;
    at = entry.next;
  }
  if (total > bytes.length) throw new ReadError("too-complex", "entries overlap");
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw new ReadError("damaged", "no central directory");
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry & { next: number } {
  if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE)
    throw new ReadError("damaged", "broken central directory");
  const compressedSize = view.getUint32(at + 20, true);
  const offset = view.getUint32(at + 42, true);
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  if (compressedSize === ZIP64 || offset === ZIP64 || nameEnd > bytes.length)
    throw new ReadError("damaged", "unfit central directory entry");
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    compressedSize,
    offset,
    next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  };
}

/** Inflates one entry to at most `limit` bytes, whatever the directory says. @throws ReadError `damaged`, `password` or `too-complex` */
export function readEntryBytes(bytes: Uint8Array, entry: ZipEntry, limit: number): Uint8Array {
  if (entry.encrypted) throw new ReadError("password", entry.name);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== LOCAL_SIGNATURE)
    throw new ReadError("damaged", "broken local header");
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const data = bytes.subarray(start, start + entry.compressedSize);
  if (data.length < entry.compressedSize) throw new ReadError("damaged", "entry beyond the end of the file");
  if (entry.method === STORED) {
    if (data.length > limit) throw new ReadError("too-complex", entry.name);
    return data;
  }
  if (entry.method !== DEFLATED) throw new ReadError("damaged", `compression method ${entry.method}`);
  return inflate(data, limit, entry.name);
}

function inflate(data: Uint8Array, limit: number, name: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let finished = false;
  const stream = new Inflate((chunk, final) => {
    chunks.push(chunk);
    size += chunk.length;
    finished = final;
  });
  try {
    for (let from = 0; from < data.length && size <= limit; from += INFLATE_STEP)
      stream.push(data.subarray(from, from + INFLATE_STEP), from + INFLATE_STEP >= data.length);
  } catch (error) {
    throw new ReadError("damaged", `${name}: ${String(error)}`);
  }
  if (size > limit) throw new ReadError("too-complex", `${name} inflates beyond ${limit} bytes`);
  if (!finished) throw new ReadError("damaged", `${name} ends early`);
  const out = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}
