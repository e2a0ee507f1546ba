import { ReadError } from "../errors";

/** `text[i]` is at `offset + i * width` of the file. */
export type TextPiece = { text: string; offset: number; width: 1 | 2 };

export type WordText = { headers: TextPiece[]; body: TextPiece[]; boxes: TextPiece[] };

const WORD_MAGIC = 0xa5ec;
const OLD_MAGIC = 0xa5dc;
/** File format number of Word 97; older files have no piece table to speak of. */
export const FIRST_WORD_97 = 0xc1;
const COMPLEX = 0x0004;
const ENCRYPTED = 0x0100;
/** Flag of the file header: the table stream is "1Table". */
export const TABLE_1 = 0x0200;
/** characters of one document; a page of text has about 3,000 */
const MAX_CHARACTERS = 2_000_000;

/** The piece table of MS-DOC 2.4.1. @throws ReadError `password` or `damaged` */
export function readWordText(main: Uint8Array, table: (name: string) => Uint8Array | null): WordText {
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  if (main.length < 0x60) throw new ReadError("damaged", "short WordDocument stream");
  const magic = view.getUint16(0, true);
  if (magic !== WORD_MAGIC && magic !== OLD_MAGIC) throw new ReadError("damaged", "no Word file header");
  const flags = view.getUint16(10, true);
  if (flags & ENCRYPTED) throw new ReadError("password");
  if (view.getUint16(2, true) < FIRST_WORD_97) return readOldText(main, view, flags);
  if (main.length < 0x1aa) throw new ReadError("damaged", "short file header");
  const tableBytes = table(flags & TABLE_1 ? "1Table" : "0Table");
  if (!tableBytes) throw new ReadError("damaged", "no table stream");
  const pieces = readPieces(main, tableBytes, view.getUint32(0x1a2, true), view.getUint32(0x1a6, true));
  const counts = [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64].map((at) => view.getUint32(at, true));
  const [text, notes, headers, macros, comments, endnotes, boxes] = counts as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const headersAt = text + notes;
  const boxesAt = headersAt + headers + macros + comments + endnotes;
  return {
    headers: cut(pieces, headersAt, headersAt + headers),
    body: cut(pieces, 0, text),
    boxes: cut(pieces, boxesAt, boxesAt + boxes),
  };
}

function readOldText(main: Uint8Array, view: DataView, flags: number): WordText {
  if (flags & COMPLEX) throw new ReadError("damaged", "fast-saved file of Word 95 or older");
  const start = view.getUint32(0x18, true);
  const end = Math.min(view.getUint32(0x1c, true), main.length, start + MAX_CHARACTERS);
  if (start >= end) throw new ReadError("damaged", "no text range");
  const text = new TextDecoder("windows-1252").decode(main.subarray(start, end));
  return { headers: [], body: [{ text, offset: start, width: 1 }], boxes: [] };
}

function readPieces(main: Uint8Array, table: Uint8Array, start: number, size: number): TextPiece[] {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const end = Math.min(start + size, table.length);
  let at = start;
  while (at + 3 < end && table[at] === 1) at += 3 + view.getUint16(at + 1, true);
  if (at + 5 > end || table[at] !== 2) throw new ReadError("damaged", "no piece table");
  const bytes = Math.min(view.getUint32(at + 1, true), end - at - 5);
  const count = Math.floor((bytes - 4) / 12);
  const positions = at + 5;
  const descriptors = positions + (count + 1) * 4;
  const pieces: TextPiece[] = [];
  let total = 0;
  for (let i = 0; i < count; i++) {
    const length = view.getUint32(positions + i * 4 + 4, true) - view.getUint32(positions + i * 4, true);
    const where = view.getUint32(descriptors + i * 8 + 2, true);
    const narrow = (where & 0x40000000) !== 0;
    const width = narrow ? 1 : 2;
    const offset = narrow ? (where & 0x3fffffff) >>> 1 : where & 0x3fffffff;
    total += length;
    if (length < 0 || total > MAX_CHARACTERS) throw new ReadError("damaged", "piece table out of range");
    const data = main.subarray(offset, offset + length * width);
    const text = new TextDecoder(narrow ? "windows-1252" : "utf-16le").decode(data);
    pieces.push({ text: text.padEnd(length, "\0"), offset, width });
  }
  return pieces;
}

function cut(pieces: TextPiece[], from: number, to: number): TextPiece[] {
  const parts: TextPiece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const start = Math.max(0, from - at);
    const end = Math.min(piece.text.length, to - at);
    if (start < end)
      parts.push({
        ...piece,
        text: piece.text.slice(start, end),
        offset: piece.offset + start * piece.width,
      });
    at += piece.text.length;
  }
  return parts;
}
