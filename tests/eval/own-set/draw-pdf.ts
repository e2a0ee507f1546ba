import PDFDocument from "pdfkit";
import * as faces from "../../../db/seed/layouts/faces";
import type { Row, Sheet, Span } from "./sheet";

type Doc = InstanceType<typeof PDFDocument>;
type Pen = { doc: Doc; page: number; y: number; top: number; bottom: number; face: faces.Face; sheet: Sheet };
type Place = { x: number; width: number };
type Word = { text: string; span: Span; width: number };

const labelWidth = 104;
const byName: Record<string, faces.Face> = {
  helvetica: faces.helvetica,
  times: faces.times,
  courier: faces.courier,
  lato: faces.lato,
  garamond: faces.garamond,
  montserrat: faces.montserrat,
};

function setStyle({ doc, face, sheet }: Pen, span: Span): void {
  doc.font(span.bold ? face.bold : span.italic ? face.italic : face.regular);
  doc.fontSize(span.size ?? sheet.look.size).fillColor(span.color ?? "#1a1a1a");
}

function measure(pen: Pen, span: Span, text: string): number {
  setStyle(pen, span);
  return pen.doc.widthOfString(text, { characterSpacing: span.tracking ?? 0 });
}

/** Words and the white space between them, each with its style and width in points. */
function wordsOf(pen: Pen, spans: Span[]): Word[] {
  return spans.flatMap((span) =>
    span.text.split(/(?<= )/).map((text) => ({ text, span, width: measure(pen, span, text) })),
  );
}

function breakLines(words: Word[], width: number): Word[][] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + word.width > width + 3) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(word);
    used += word.width;
  }
  return lines;
}

function drawLine(pen: Pen, words: Word[], x: number): void {
  let at = x;
  let i = 0;
  while (i < words.length) {
    const { span } = words[i] as Word;
    let text = "";
    let width = 0;
    while (words[i]?.span === span) {
      text += words[i]?.text;
      width += words[i]?.width ?? 0;
      i++;
    }
    setStyle(pen, span);
    if (text.trim())
      pen.doc.text(text.trimEnd(), at, pen.y, { lineBreak: false, characterSpacing: span.tracking ?? 0 });
    at += width;
  }
}

function makeRoom(pen: Pen, height: number): void {
  if (pen.y + height <= pen.bottom) return;
  const { count } = pen.doc.bufferedPageRange();
  pen.page++;
  if (pen.page >= count) pen.doc.addPage();
  else pen.doc.switchToPage(pen.page);
  pen.y = pen.top;
}

function drawRow(pen: Pen, row: Row, place: Place): void {
  const { look } = pen.sheet;
  pen.y += row.before ?? 0;
  const size = Math.max(look.size, ...row.spans.map((span) => span.size ?? 0));
  const leading = size * 1.32;
  makeRoom(pen, leading);
  let { x, width } = place;
  if (row.label) {
    const kept = pen.y;
    for (const line of breakLines(wordsOf(pen, row.label), labelWidth - 10)) {
      drawLine(pen, line, x);
      pen.y += leading;
    }
    pen.y = kept;
    x += labelWidth;
    width -= labelWidth;
  }
  if (row.cells) {
    const share = width / row.cells.length;
    for (const [i, cell] of row.cells.entries()) drawLine(pen, wordsOf(pen, cell), x + i * share);
    pen.y += leading;
    return;
  }
  if (row.bullet) drawLine(pen, wordsOf(pen, [{ text: row.bullet }]), x);
  x += row.indent ?? 0;
  width -= row.indent ?? 0;
  const edge = row.right ? wordsOf(pen, row.right) : [];
  const edgeWidth = edge.reduce((sum, word) => sum + word.width, 0);
  if (edgeWidth > 0) drawLine(pen, edge, x + width - edgeWidth);
  const room = edgeWidth > 0 ? width - edgeWidth - 14 : width;
  for (const line of breakLines(wordsOf(pen, row.spans), room)) {
    makeRoom(pen, leading);
    const used = line.reduce((sum, word) => sum + word.width, 0);
    drawLine(pen, line, row.centre ? x + (width - used) / 2 : x);
    pen.y += leading;
  }
  if (row.rule) {
    pen.doc
      .moveTo(place.x, pen.y)
      .lineTo(place.x + place.width, pen.y)
      .lineWidth(0.6)
      .strokeColor(look.accent)
      .stroke();
    pen.y += 3;
  }
}

/** The signs that pdfkit's built-in faces can't show stand as a plain bullet. */
function encodable(sheet: Sheet): Sheet {
  if (!/helvetica|times|courier/.test(sheet.look.face)) return sheet;
  const text = JSON.stringify(sheet).replace(/[▪➢●○]/g, "•");
  return JSON.parse(text);
}

/** A sheet as a PDF; columns run side by side over as many pages as they need. */
export function drawPdf(given: Sheet): Promise<Uint8Array> {
  const sheet = encodable(given);
  const { look } = sheet;
  const doc: Doc = new PDFDocument({
    size: look.letter ? "LETTER" : "A4",
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.4",
    info: { CreationDate: new Date("2026-11-02T09:00:00Z") },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on("error", reject);
  });
  faces.registerFaces(doc);
  const face = byName[look.face] ?? faces.helvetica;
  const pen: Pen = {
    doc,
    page: 0,
    y: look.margin,
    top: look.margin,
    bottom: doc.page.height - look.margin,
    face,
    sheet,
  };
  const full = { x: look.margin, width: doc.page.width - 2 * look.margin };
  for (const row of sheet.head) drawRow(pen, row, full);
  const start = { page: pen.page, y: pen.y + 4 };
  let end = start;
  let x = full.x;
  const gap = 20;
  for (const { share, rows } of sheet.columns) {
    const width = full.width * share - (share < 1 ? gap / 2 : 0);
    doc.switchToPage(start.page);
    Object.assign(pen, start);
    for (const row of rows) drawRow(pen, row, { x, width });
    if (pen.page > end.page || (pen.page === end.page && pen.y > end.y)) end = { page: pen.page, y: pen.y };
    x += full.width * share + gap / 2;
  }
  doc.switchToPage(end.page);
  Object.assign(pen, end);
  for (const row of sheet.foot) drawRow(pen, row, full);
  doc.end();
  return done;
}
