import { readFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { agencyPaths } from "../../app/lib/agency-paths";
import { root } from "../lib/paths";

export type Agreement = { version: string; hash: string; text: string };

type Doc = InstanceType<typeof PDFDocument>;

const TITLE = "Data processing agreement";
const FACES = "node_modules/@fontsource/source-serif-4/files/source-serif-4-latin";
const INK = "#1a1a1a";
const SOFT = "#5c5c5c";
const MARGIN = 64;
const INDENT = 14;

/** Below the repository. */
export function agreementFile(version: string): string {
  return `public${agencyPaths.agreementPdf(version)}`;
}

/**
 * An agreement as a tagged PDF. The same text gives the same bytes: its date is its version, and its streams aren't
 * packed, which each zlib does differently.
 */
export async function makeAgreementPdf({ version, hash, text }: Agreement): Promise<Buffer> {
  const doc = new PDFDocument({
    ...{ size: "A4", margin: MARGIN, bufferPages: true, compress: false, font: "", lang: "en" },
    ...{ pdfVersion: "1.7", tagged: true, displayTitle: true },
    info: { Title: `${TITLE}, version ${version}`, Author: "Plumbline", CreationDate: new Date(version) },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise((resolve) => doc.on("end", resolve));
  doc.registerFont("text", readFileSync(join(root, `${FACES}-400-normal.woff`)));
  doc.registerFont("heading", readFileSync(join(root, `${FACES}-600-normal.woff`)));
  writeBody(doc, { version, hash, text });
  writeFooters(doc, version);
  doc.end();
  await written;
  return Buffer.concat(chunks);
}

function writeBody(doc: Doc, { version, hash, text }: Agreement): void {
  const all = doc.struct("Document");
  doc.addStructure(all);
  const add = (kind: string, draw: () => void) => all.add(doc.struct(kind, {}, draw));
  add("H1", () => doc.font("heading").fontSize(22).fillColor(INK).text(TITLE));
  add("P", () => doc.font("text").fontSize(10.5).fillColor(SOFT).text(`Plumbline. Version ${version}.`));
  for (const block of text.trim().split(/\n\n+/)) {
    if (block.startsWith("## ")) add("H2", () => writeHeading(doc, block.slice(3)));
    else if (block.startsWith("- ")) all.add(listOf(doc, block));
    else add("P", () => writeWhole(doc, block));
  }
  doc.moveDown(1);
  add("P", () => doc.fontSize(9).fillColor(SOFT).text(`SHA-256 of this text: ${hash}`));
  all.end();
}

function writeHeading(doc: Doc, heading: string): void {
  // A heading keeps two lines of its text on its page.
  if (doc.y > doc.page.height - MARGIN - 72) doc.addPage();
  doc.moveDown(0.9).font("heading").fontSize(13).fillColor(INK).text(heading);
}

/** A paragraph or an item of a list begins on the page where it ends. */
function writeWhole(doc: Doc, words: string, indent = 0): void {
  const x = MARGIN + indent;
  const look = { width: doc.page.width - MARGIN - x, lineGap: 2 };
  doc.moveDown(0.4).font("text").fontSize(10.5).fillColor(INK);
  if (doc.y + doc.heightOfString(words, look) > doc.page.height - MARGIN) doc.addPage();
  const top = doc.y;
  if (indent > 0) doc.text("•", MARGIN, top, { lineBreak: false });
  doc.text(words, x, top, look);
  doc.x = MARGIN;
}

function listOf(doc: Doc, block: string) {
  const list = doc.struct("L");
  for (const line of block.split("\n"))
    list.add(doc.struct("LI", {}, [doc.struct("LBody", {}, () => writeWhole(doc, line.slice(2), INDENT))]));
  return list;
}

function writeFooters(doc: Doc, version: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // Below the margin, where a line would begin a page of its own.
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    const words = `${TITLE}, version ${version}. Page ${page + 1} of ${count}`;
    doc.font("text").fontSize(8.5).fillColor(SOFT);
    doc.text(words, MARGIN, doc.page.height - MARGIN / 2 - 8, { lineBreak: false });
    doc.endMarkedContent();
    doc.page.margins.bottom = MARGIN;
  }
}
