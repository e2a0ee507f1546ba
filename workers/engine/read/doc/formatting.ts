import { NO_STYLE, type RunStyle } from "../docx/styles";

export type Ranges<T> = { start: number; end: number; value: T }[];

export type ParagraphMark = { style: number; inTable: boolean; endsRow: boolean };

const PAGE_SIZE = 512;
const BOLD = 0x0835;
const ITALIC = 0x0836;
const VANISH = 0x083c;
const HALF_POINTS = 0x4a43;
const COLOR = 0x6870;
const COLOR_INDEX = 0x2a42;
const SHADING = 0xca71;
const IN_TABLE = 0x2416;
const ENDS_ROW = 0x2417;
const TABLE_DEFINITION = 0xd608;
/** Word's sixteen colours by index (MS-DOC 2.9.119); 0 is automatic. */
const PALETTE = [
  0x000000, 0x000000, 0x0000ff, 0x00ffff, 0x00ff00, 0xff00ff, 0xff0000, 0xffff00, 0xffffff, 0x000080,
  0x008080, 0x008000, 0x800080, 0x800000, 0x808000, 0x808080, 0xc0c0c0,
];
/** Bytes of an operand by the top three bits of its operator (MS-DOC 2.2.5.1); 6 has its length in front. */
const OPERAND_SIZE = [1, 1, 2, 4, 2, 2, -1, 3];

/** Reads the direct character formatting of a Word 97+ document (MS-DOC 2.8.5, PlcBteChpx); empty where its tables are broken. */
export function readFormatting(main: Uint8Array, table: Uint8Array): Ranges<RunStyle> {
  return readRanges(main, table, { fileHeader: 0xfa, entrySize: 1 }, (page, at) => {
    const style = { ...NO_STYLE };
    eachProperty(page.subarray(at + 1, at + 1 + page[at]!), (operator, view, operand) =>
      noteProperty(style, operator, view, operand),
    );
    return style;
  });
}

/** Reads each paragraph's style and place in a table (MS-DOC 2.8.6, PlcBtePapx). */
export function readParagraphMarks(main: Uint8Array, table: Uint8Array): Ranges<ParagraphMark> {
  return readRanges(main, table, { fileHeader: 0x102, entrySize: 13 }, (page, at) => {
    const short = page[at]! !== 0;
    const start = at + (short ? 1 : 2) + 2;
    const mark = { style: page[start - 2]! | (page[start - 1]! << 8), inTable: false, endsRow: false };
    const end = short ? at + 2 * page[at]! : at + 2 + 2 * page[at + 1]!;
    eachProperty(page.subarray(start, Math.min(end, PAGE_SIZE - 1)), (operator, view, operand) => {
      if (operator === IN_TABLE) mark.inTable = view.getUint8(operand) === 1;
      else if (operator === ENDS_ROW) mark.endsRow = view.getUint8(operand) === 1;
    });
    return mark;
  });
}

function readRanges<T>(
  main: Uint8Array,
  table: Uint8Array,
  { fileHeader, entrySize }: { fileHeader: number; entrySize: number },
  read: (page: Uint8Array, at: number) => T,
): Ranges<T> {
  const header = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const start = header.getUint32(fileHeader, true);
  const size = header.getUint32(fileHeader + 4, true);
  if (start + size > table.length || size < 12) return [];
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const count = Math.floor((size - 4) / 8);
  const ranges: Ranges<T> = [];
  for (let i = 0; i < count; i++) {
    const at = (view.getUint32(start + (count + 1) * 4 + i * 4, true) & 0x3fffff) * PAGE_SIZE;
    if (at + PAGE_SIZE > main.length) continue;
    const page = main.subarray(at, at + PAGE_SIZE);
    const offsets = new DataView(page.buffer, page.byteOffset, PAGE_SIZE);
    const runs = page[PAGE_SIZE - 1]!;
    if ((runs + 1) * 4 + runs * entrySize > PAGE_SIZE - 1) continue;
    for (let run = 0; run < runs; run++) {
      const place = page[(runs + 1) * 4 + run * entrySize]! * 2;
      if (place === 0 || place > PAGE_SIZE - 3) continue;
      ranges.push({
        start: offsets.getUint32(run * 4, true),
        end: offsets.getUint32(run * 4 + 4, true),
        value: read(page, place),
      });
    }
  }
  return ranges.sort((a, b) => a.start - b.start);
}

export function lookUp<T>(ranges: Ranges<T>): (at: number) => T | null {
  let cursor = 0;
  return (at) => {
    if (cursor > 0 && ranges[cursor - 1]!.end > at) cursor = firstEndingAfter(ranges, at);
    while (cursor < ranges.length && ranges[cursor]!.end <= at) cursor++;
    const range = ranges[cursor];
    return range && range.start <= at ? range.value : null;
  };
}

function firstEndingAfter<T>(ranges: Ranges<T>, at: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.end <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Walks a list of properties (MS-DOC 2.6, grpprl). */
export function eachProperty(
  bytes: Uint8Array,
  note: (operator: number, view: DataView, operand: number) => void,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 3 <= bytes.length) {
    const operator = view.getUint16(at, true);
    at += 2;
    const fixed = OPERAND_SIZE[operator >> 13]!;
    const size = fixed < 0 ? bytes[at]! + (operator === TABLE_DEFINITION ? 2 : 1) : fixed;
    if (at + size > bytes.length) break;
    note(operator, view, at);
    at += size;
  }
}

export function noteProperty(style: RunStyle, operator: number, view: DataView, at: number): void {
  switch (operator) {
    case BOLD:
      style.bold = view.getUint8(at) === 1;
      break;
    case ITALIC:
      style.italic = view.getUint8(at) === 1;
      break;
    case VANISH:
      style.vanish = view.getUint8(at) === 1;
      break;
    case HALF_POINTS:
      style.size = view.getUint16(at, true) / 2;
      break;
    case COLOR:
      style.color = view.getUint8(at + 3) === 0xff ? 0 : readColor(view, at);
      break;
    case COLOR_INDEX:
      style.color = PALETTE[view.getUint8(at)] ?? 0;
      break;
    case SHADING:
      style.shading = -1;
      break;
  }
}

function readColor(view: DataView, at: number): number {
  return (view.getUint8(at) << 16) | (view.getUint8(at + 1) << 8) | view.getUint8(at + 2);
}
