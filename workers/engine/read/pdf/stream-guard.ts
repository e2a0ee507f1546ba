import { Inflate } from "fflate";
import { ReadError } from "../errors";
import { MAX_INFLATED_BYTES } from "../limits";

/** Deflate can't shrink data more than this. */
const MAX_RATIO = 1032;
const MAX_DICTIONARY = 2048;

type Stream = { dictionary: string; start: number; end: number };

/** Whether all pictures are opaque. @throws ReadError `too-complex` when the streams would inflate beyond the limit */
export function checkStreams(bytes: Uint8Array): { opaqueImages: boolean } {
  let opaqueImages = true;
  let suspects: Stream[] = [];
  let possible = 0;
  for (const stream of streamsOf(bytes)) {
    if (/\/Subtype\s*\/Image\b/.test(stream.dictionary)) {
      if (/\/(?:SMask|Mask|ImageMask)\b/.test(stream.dictionary)) opaqueImages = false;
      continue;
    }
    const stages =
      stream.dictionary.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW|BrotliDecode|RunLengthDecode|RL)\b/g)
        ?.length ?? 0;
    if (stages === 0) continue;
    if (stages > 1) throw new ReadError("too-complex", "chained compression");
    possible += (stream.end - stream.start) * MAX_RATIO;
    suspects.push(stream);
  }
  if (possible <= MAX_INFLATED_BYTES) suspects = [];
  let left = MAX_INFLATED_BYTES;
  for (const stream of suspects) {
    const data = bytes.subarray(stream.start, stream.end);
    left -= isDense(data) ? data.length * 8 : inflatedSize(data, left);
    if (left < 0) throw new ReadError("too-complex", "inflates beyond the limit");
  }
  return { opaqueImages };
}

/** Streams by their keyword; an `endstream` inside data only makes a stream shorter, never hides the next. */
function* streamsOf(bytes: Uint8Array): Generator<Stream> {
  for (let at = find(bytes, "stream", 0); at >= 0; at = find(bytes, "stream", at + 6)) {
    if (bytes[at - 1] === 0x64 && bytes[at - 2] === 0x6e) continue;
    const start = at + (bytes[at + 6] === 0x0d ? 8 : 7);
    const end = find(bytes, "endstream", start);
    const dictionary = latin(bytes, dictionaryStart(bytes, at), at);
    yield { dictionary, start, end: end < 0 ? bytes.length : end };
    if (end < 0) return;
    at = end + 3;
  }
}

function dictionaryStart(bytes: Uint8Array, at: number): number {
  const first = Math.max(0, at - MAX_DICTIONARY);
  for (let i = at; i > first; i--)
    if (bytes[i] === 0x6f && bytes[i + 1] === 0x62 && bytes[i + 2] === 0x6a) return i;
  return first;
}

function latin(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  for (let i = start; i < end; i++) text += String.fromCharCode(bytes[i]!);
  return text;
}

function find(bytes: Uint8Array, word: string, from: number): number {
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let i = 1;
    while (i < word.length && bytes[at + i] === word.charCodeAt(i)) i++;
    if (i === word.length) return at;
  }
  return -1;
}

/** Honest compressed data looks like noise; what shrank a hundredfold and more repeats itself even then. */
function isDense(data: Uint8Array): boolean {
  const WINDOW = 1024;
  const seen = new Uint32Array(256);
  for (let from = 0, round = 1; from + WINDOW <= data.length; from += WINDOW, round++) {
    let distinct = 0;
    for (let i = from; i < from + WINDOW; i++) {
      const byte = data[i]!;
      if (seen[byte] !== round) {
        seen[byte] = round;
        distinct++;
      }
    }
    if (distinct < 190) return false;
  }
  return true;
}

function inflatedSize(data: Uint8Array, limit: number): number {
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
  });
  const STEP = 4096;
  try {
    for (let from = 2; from < data.length && size <= limit; from += STEP) {
      inflate.push(data.subarray(from, from + STEP), from + STEP >= data.length);
    }
  } catch {
    return size;
  }
  return size;
}
