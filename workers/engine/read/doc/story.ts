import { type Block, newParagraph, newPiece, type Piece } from "../docx/blocks";
import { NO_STYLE, type RunStyle } from "../docx/styles";
import { WHITE } from "../legibility";
import type { ParagraphMark } from "./formatting";
import type { TextPiece } from "./word-text";

/** Word's control characters (MS-DOC 2.4.1). */
const CELL_END = "\x07";
const LINE_BREAK = "\x0b";
const PAGE_BREAK = "\x0c";
const PARAGRAPH_END = "\r";
const FIELD_BEGIN = "\x13";
const FIELD_SEPARATOR = "\x14";
const FIELD_END = "\x15";
const NO_BREAK_HYPHEN = "\x1e";
const MAX_FIELD_CODE = 4096;

export type Formatting = {
  styleAt: (at: number) => RunStyle | null;
  markAt: (at: number) => ParagraphMark | null;
};

type Field = { code: string; url: string | null; shown: boolean };

export function readStory(pieces: TextPiece[], { styleAt, markAt }: Formatting): Block[] {
  const builder = createBuilder();
  const fields: Field[] = [];
  for (const { text, offset, width } of pieces) {
    for (let i = 0; i < text.length; i++) {
      const char = text[i]!;
      const field = fields[fields.length - 1];
      if (char === FIELD_BEGIN) fields.push({ code: "", url: null, shown: false });
      else if (char === FIELD_SEPARATOR && field) show(field);
      else if (char === FIELD_END) fields.pop();
      else if (field && !field.shown) field.code += field.code.length < MAX_FIELD_CODE ? char : "";
      else if (char === CELL_END) builder.endCell(markAt(offset + i * width));
      else if (char === PARAGRAPH_END) builder.endParagraph(markAt(offset + i * width));
      else {
        const shown = shownAs(char);
        if (shown !== "") builder.add(shown, styleAt(offset + i * width) ?? NO_STYLE, field?.url ?? null);
      }
    }
  }
  return builder.end();
}

function show(field: Field): void {
  field.shown = true;
  field.url = /HYPERLINK\s+"([^"]+)"/.exec(field.code)?.[1] ?? null;
}

function shownAs(char: string): string {
  if (char === "\t") return char;
  if (char === LINE_BREAK || char === PAGE_BREAK) return "\n";
  if (char === NO_BREAK_HYPHEN) return "-";
  return char < " " ? "" : char;
}

function createBuilder() {
  const blocks: Block[] = [];
  let rows: Block[][][] = [];
  let row: Block[][] = [];
  let cell: Block[] = [];
  let paragraph = newParagraph(WHITE);
  let piece: Piece | null = null;

  function closeParagraph(mark: ParagraphMark | null): void {
    if (mark) paragraph.styleId = String(mark.style);
    if (paragraph.pieces.length > 0) cell.push(paragraph);
    paragraph = newParagraph(WHITE);
    piece = null;
  }

  function closeRow(): void {
    if (row.length > 0) rows.push(row);
    row = [];
  }

  function closeTable(): void {
    closeRow();
    if (rows.length > 0) blocks.push({ kind: "table", rows });
    rows = [];
  }

  return {
    add(text: string, style: RunStyle, url: string | null): void {
      if (!piece || piece.style !== style || piece.url !== url) {
        piece = { ...newPiece(url), style };
        paragraph.pieces.push(piece);
      }
      piece.text += text;
    },
    endParagraph(mark: ParagraphMark | null): void {
      closeParagraph(mark);
      if (mark?.inTable) return;
      closeTable();
      blocks.push(...cell);
      cell = [];
    },
    endCell(mark: ParagraphMark | null): void {
      const empty = paragraph.pieces.length === 0 && cell.length === 0;
      if (mark ? mark.endsRow : empty && row.length > 0) {
        closeRow();
        return;
      }
      closeParagraph(mark);
      row.push(cell);
      cell = [];
    },
    end(): Block[] {
      closeParagraph(null);
      closeTable();
      return [...blocks, ...cell];
    },
  };
}
