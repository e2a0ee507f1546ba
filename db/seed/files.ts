import PDFDocument from "pdfkit";
import { type Application, applications } from "./applications";
import { formatPeriod } from "./layouts/dates";
import { registerFaces } from "./layouts/faces";
import { headingsFor } from "./layouts/headings";
import { layouts } from "./layouts/index";
import { type Doc, pageSize } from "./layouts/sheet";

export type SeedFile = { threadKey: string; fileName: string; bytes: Uint8Array };

/** Draws the demo's résumés as PDFs, all or those `chosen`. The same source gives the same bytes on every call. */
export async function buildSeedFiles(chosen: readonly Application[] = applications): Promise<SeedFile[]> {
  const files: SeedFile[] = [];
  for (const application of chosen) {
    const { threadKey, fileName } = application;
    files.push({ threadKey, fileName, bytes: await drawApplication(application) });
  }
  return files;
}

/** Draws one résumé in its layout. */
export async function drawApplication(application: Application): Promise<Uint8Array> {
  const { person, layout, dates, accent, password } = application;
  // Keys of PDF 1.4 are derived from the passwords and the file's id; later ones need random bytes.
  const doc: Doc = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.4",
    lang: person.language,
    info: {
      Title: application.fileName.replace(/\.pdf$/, ""),
      CreationDate: new Date("2026-11-02T09:00:00Z"),
    },
    ...(password ? { userPassword: password, ownerPassword: `${password}-owner` } : {}),
  });
  const bytes = collect(doc);
  registerFaces(doc);
  layouts[layout]({
    doc,
    person,
    headings: headingsFor(person.language, application.headings),
    accent,
    period: (from, to) => formatPeriod(from, to, person.language, dates),
  });
  if (application.hiddenKeywords) hide(doc, application.hiddenKeywords);
  doc.end();
  return bytes;
}

function hide(doc: Doc, words: string): void {
  doc.switchToPage(0);
  doc.font("Helvetica").fontSize(4).fillColor("#ffffff");
  doc.text(words, 40, pageSize.height - 30, { width: pageSize.width - 80 });
}

function collect(doc: Doc): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on("error", reject);
  });
}
