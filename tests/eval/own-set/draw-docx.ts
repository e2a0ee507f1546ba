import { strToU8, zipSync } from "fflate";
import type { Row, Sheet, Span } from "./sheet";

const namespace = "http://schemas.openxmlformats.org";
const wordNames: Record<string, string> = {
  helvetica: "Arial",
  times: "Times New Roman",
  courier: "Courier New",
  lato: "Calibri",
  garamond: "Garamond",
  montserrat: "Verdana",
};

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function run(span: Span, size: number): string {
  const properties = [
    span.bold ? "<w:b/>" : "",
    span.italic ? "<w:i/>" : "",
    span.color ? `<w:color w:val="${span.color.slice(1)}"/>` : "",
    span.tracking ? `<w:spacing w:val="${Math.round(span.tracking * 20)}"/>` : "",
    `<w:sz w:val="${Math.round((span.size ?? size) * 2)}"/>`,
  ].join("");
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(span.text)}</w:t></w:r>`;
}

const tab = "<w:r><w:tab/></w:r>";

type Room = { size: number; width: number };

function paragraph(row: Row, { size, width }: Room, label: Span[] | undefined): string {
  const hang = label ? 2000 : row.bullet ? 300 : 0;
  const properties = [
    row.rule ? '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="444444"/></w:pBdr>' : "",
    row.right ? `<w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs>` : "",
    `<w:spacing w:before="${(row.before ?? 0) * 20}" w:after="20"/>`,
    hang ? `<w:ind w:left="${hang}" w:hanging="${hang}"/>` : "",
    row.centre ? '<w:jc w:val="center"/>' : "",
  ].join("");
  const runs = [
    ...(label ? [...label.map((span) => run(span, size)), tab] : []),
    ...(row.bullet ? [run({ text: row.bullet }, size), tab] : []),
    ...row.spans.map((span) => run(span, size)),
    ...(row.right ? [tab, ...row.right.map((span) => run(span, size))] : []),
  ];
  return `<w:p><w:pPr>${properties}</w:pPr>${runs.join("")}</w:p>`;
}

function table(rows: string[][], widths: number[]): string {
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join("");
  const cell = (text: string, i: number): string =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[i]}" w:type="dxa"/></w:tcPr>${text || "<w:p/>"}</w:tc>`;
  const body = rows.map((cells) => `<w:tr>${cells.map(cell).join("")}</w:tr>`).join("");
  const total = widths.reduce((sum, width) => sum + width, 0);
  return `<w:tbl><w:tblPr><w:tblW w:w="${total}" w:type="dxa"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl><w:p/>`;
}

/** Rows as paragraphs; grids become tables, and so do labelled entries where `boxed` says so. */
function blocks(rows: Row[], room: Room, boxed: boolean): string {
  let xml = "";
  for (let i = 0; i < rows.length; ) {
    const first = rows[i] as Row;
    if (first.cells) {
      const cells: string[][] = [];
      const count = first.cells.length;
      while (rows[i]?.cells)
        cells.push((rows[i++]?.cells ?? []).map((spans) => paragraph({ spans }, room, undefined)));
      const filled = cells.map((row) => Array.from({ length: count }, (_, at) => row[at] ?? ""));
      xml += table(filled, Array(count).fill(Math.floor(room.width / count)));
    } else if (first.label && boxed) {
      const lines: string[][] = [];
      const inner = { ...room, width: room.width - 2000 };
      while (rows[i]?.label) {
        const { label = [], ...rest } = rows[i++] as Row;
        if (label.length > 0 || lines.length === 0)
          lines.push([paragraph({ spans: label }, room, undefined), ""]);
        const last = lines.at(-1) as string[];
        last[1] += paragraph(rest, inner, undefined);
      }
      xml += table(lines, [2000, room.width - 2000]);
    } else {
      xml += paragraph(first, room, first.label);
      i++;
    }
  }
  return xml;
}

/** A sheet as a DOCX; columns are the cells of one table. */
export function drawDocx(sheet: Sheet, boxed: boolean): Uint8Array {
  const { look } = sheet;
  const margin = look.margin * 20;
  const width = (look.letter ? 12240 : 11906) - 2 * margin;
  const room = { size: look.size, width };
  const [only, other] = sheet.columns;
  const main = other
    ? table(
        [
          sheet.columns.map(({ rows, share }) =>
            blocks(rows, { ...room, width: Math.floor(width * share) - 200 }, boxed),
          ),
        ],
        sheet.columns.map(({ share }) => Math.floor(width * share)),
      )
    : blocks(only?.rows ?? [], room, boxed);
  const page = `<w:sectPr><w:pgSz w:w="${look.letter ? 12240 : 11906}" w:h="${look.letter ? 15840 : 16838}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}"/></w:sectPr>`;
  const body = `${blocks(sheet.head, room, false)}${main}${blocks(sheet.foot, room, false)}${page}`;
  const font = wordNames[look.face] ?? "Arial";
  const styles = `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr></w:rPrDefault></w:docDefaults>`;
  const word = `xmlns:w="${namespace}/wordprocessingml/2006/main"`;
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const relation = `${namespace}/officeDocument/2006/relationships`;
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml";
  const files = {
    "[Content_Types].xml": `${head}<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/_rels/document.xml.rels": `${head}<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    "word/styles.xml": `${head}<w:styles ${word}>${styles}</w:styles>`,
    "word/document.xml": `${head}<w:document ${word}><w:body>${body}</w:body></w:document>`,
  };
  const mtime = new Date("2026-11-02T09:00:00Z");
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, [strToU8(text), { mtime }]])),
  );
}
