import { ReadError } from "../errors";

/** A compound file (MS-CFB): named streams, read on demand, those of all folders included. */
export type CompoundFile = {
  names: string[];
  stream: (name: string) => Uint8Array | null;
};

const HEADER_SIZE = 512;
const ENTRY_SIZE = 128;
const HEADER_FAT_SLOTS = 109;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const STREAM_TYPE = 2;
const ROOT_TYPE = 5;

type Entry = { name: string; type: number; start: number; size: number };

/** Follows a chain for at most as many sectors as the file has: loops end. @throws ReadError `damaged` */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  if (bytes.length < HEADER_SIZE) throw new ReadError("damaged", "compound file without header");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw new ReadError("damaged", "sector size");
  const sectorSize = 1 << shift;
  const sectorCount = Math.ceil(bytes.length / sectorSize);
  const sector = (id: number): Uint8Array => {
    const start = (id + 1) * sectorSize;
    if (start >= bytes.length) throw new ReadError("damaged", `sector ${id}`);
    return bytes.subarray(start, start + sectorSize);
  };
  const fat = readFat(view, sector, sectorCount, sectorSize);
  const chain = (start: number): Uint8Array => joinChain(start, fat, sectorCount, sector);
  const entries = readEntries(chain(view.getUint32(48, true)));
  const cutoff = view.getUint32(56, true);
  const root = entries.find((entry) => entry.type === ROOT_TYPE);
  if (!root) throw new ReadError("damaged", "no root entry");

  function small(entry: Entry): Uint8Array {
    const miniFat = words(chain(view.getUint32(60, true)));
    const store = chain(root!.start);
    const count = Math.ceil(store.length / 64);
    const data = joinChain(entry.start, miniFat, count, (id) => store.subarray(id * 64, id * 64 + 64));
    return data.subarray(0, entry.size);
  }

  return {
    names: entries.map((entry) => entry.name),
    stream(name) {
      const entry = entries.find((other) => other.name === name && other.type === STREAM_TYPE);
      if (!entry) return null;
      if (entry.size === 0) return new Uint8Array();
      return entry.size < cutoff ? small(entry) : chain(entry.start).subarray(0, entry.size);
    },
  };
}

function readFat(
  view: DataView,
  sector: (id: number) => Uint8Array,
  sectorCount: number,
  sectorSize: number,
): Uint32Array {
  const ids: number[] = [];
  for (let i = 0; i < HEADER_FAT_SLOTS; i++) ids.push(view.getUint32(76 + i * 4, true));
  let next = view.getUint32(68, true);
  for (let i = 0; next < END_OF_CHAIN && i <= sectorCount; i++) {
    const more = words(sector(next));
    ids.push(...more.subarray(0, more.length - 1));
    next = more[more.length - 1]!;
  }
  const used = ids.filter((id) => id < sectorCount).slice(0, Math.ceil((sectorCount * 4) / sectorSize) + 1);
  const fat = new Uint32Array((used.length * sectorSize) / 4).fill(FREE);
  used.forEach((id, i) => {
    const part = words(sector(id));
    fat.set(part, (i * sectorSize) / 4);
  });
  return fat;
}

function joinChain(
  start: number,
  table: Uint32Array,
  limit: number,
  sector: (id: number) => Uint8Array,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let id = start; id < END_OF_CHAIN; id = table[id] ?? END_OF_CHAIN) {
    if (parts.length > limit) throw new ReadError("damaged", "endless chain");
    const part = sector(id);
    parts.push(part);
    size += part.length;
  }
  const out = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function readEntries(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_SIZE <= directory.length; at += ENTRY_SIZE) {
    const nameBytes = Math.min(64, view.getUint16(at + 64, true));
    let name = "";
    for (let i = 0; i + 2 < nameBytes; i += 2) name += String.fromCharCode(view.getUint16(at + i, true));
    entries.push({
      name,
      type: directory[at + 66]!,
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

function words(data: Uint8Array): Uint32Array {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const out = new Uint32Array(data.length >> 2);
  for (let i = 0; i < out.length; i++) out[i] = view.getUint32(i * 4, true);
  return out;
}
