import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { sharedPath } from "./shared-sets";

/** Résumés that real people wrote, with their names taken out; some lie there as the files that they were. */
export const REAL_SET = "eval/dev/category.jsonl";
const POSTINGS = "eval/dev/postings.jsonl";

type RealResume = { id: string; text: string; file?: string };

function records<T>(set: string): T[] {
  const lines = readFileSync(sharedPath(set), "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}

/** So many as files to upload: PDFs as they were sent first, then texts, printed line by line. */
export function realResumes(count: number) {
  const all = records<RealResume>(REAL_SET).sort((a, b) => Number(!a.file) - Number(!b.file));
  return Promise.all(
    all.slice(0, count).map(async ({ id, text, file }) => ({
      name: `${id}.pdf`,
      mimeType: "application/pdf",
      buffer: file ? readFileSync(sharedPath(`eval/dev/${file}`)) : await printed(text),
    })),
  );
}

export function realPosting(id: string): { title: string; text: string } {
  const posting = records<{ id: string; title: string; text: string }>(POSTINGS).find((one) => one.id === id);
  if (!posting) throw new Error(`no posting ${id} in ${POSTINGS}`);
  return posting;
}

function printed(text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: "A4", margin: 48 });
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.font("Helvetica").fontSize(9);
    for (const line of text.split("\n")) doc.text(line.trim() || " ");
    doc.end();
  });
}
