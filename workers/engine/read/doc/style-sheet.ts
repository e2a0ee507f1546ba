import { NO_STYLE, overlay, type Style, type StyleSheet } from "../docx/styles";
import { eachProperty, noteProperty } from "./formatting";

/** Place of the style sheet in the file header (MS-DOC 2.5.6, fcStshf and lcbStshf). */
const HEADER_FIELD = 0xa2;
const NO_BASE = 0xfff;
const PARAGRAPH_STYLE = 1;
const MAX_STYLES = 4096;
const MAX_CHAIN = 12;
const PLAIN: Style = { ...NO_STYLE, basedOn: null, numId: null };

/** Reads the character formatting of paragraph styles (MS-DOC 2.9.271, STSH); `table` is null for files older than Word 97. */
export function readStyleSheet(main: Uint8Array, table: Uint8Array | null): StyleSheet {
  const styles = table ? readStyles(main, table) : [];
  return {
    paragraph(id) {
      const chain: Style[] = [];
      for (let next = id; next !== null && chain.length < MAX_CHAIN; ) {
        const style = styles[Number(next)];
        if (!style) break;
        chain.push(style);
        next = style.basedOn;
      }
      return chain.reduceRight((under, over) => overlay(under, over), PLAIN);
    },
    run: () => PLAIN,
  };
}

function readStyles(main: Uint8Array, table: Uint8Array): (Style | null)[] {
  const header = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const start = header.getUint32(HEADER_FIELD, true);
  const end = Math.min(table.length, start + header.getUint32(HEADER_FIELD + 4, true));
  if (start + 8 > end) return [];
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const infoSize = view.getUint16(start, true);
  const count = Math.min(MAX_STYLES, view.getUint16(start + 2, true));
  const baseSize = view.getUint16(start + 4, true);
  const styles: (Style | null)[] = [];
  let at = start + 2 + infoSize;
  for (let i = 0; i < count && at + 2 <= end; i++) {
    const size = view.getUint16(at, true);
    at += 2;
    const whole = at + size <= end;
    styles.push(size > baseSize && whole ? readStyle(table.subarray(at, at + size), baseSize) : null);
    at += size + (size & 1);
  }
  return styles;
}

function readStyle(bytes: Uint8Array, baseSize: number): Style {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = view.getUint16(2, true);
  const base = kind >> 4;
  const style: Style = { ...PLAIN, basedOn: base === NO_BASE ? null : String(base) };
  if ((kind & 0xf) !== PARAGRAPH_STYLE || baseSize + 2 > bytes.length) return style;
  let at = baseSize + 2 + (view.getUint16(baseSize, true) + 1) * 2;
  for (let list = 0; list < 2 && at + 2 <= bytes.length; list++) {
    const size = view.getUint16(at, true);
    if (list === 1)
      eachProperty(bytes.subarray(at + 2, at + 2 + size), (operator, properties, operand) =>
        noteProperty(style, operator, properties, operand),
      );
    at += 2 + size + (size & 1);
  }
  return style;
}
