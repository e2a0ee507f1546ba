import PDFDocument from "pdfkit";

/** One page of a hand-made PDF: its content stream, and further entries of its dictionary. */
export type RawPage = { content: string; entries?: string };

/**
 * Writes a PDF by hand, so that a test controls every operator. Fonts: /F1 Helvetica, /F2 Helvetica-Bold.
 *
 * @param objects further numbered objects, from 10 on, as they stand between "obj" and "endobj"
 */
export function makePdf(pages: (RawPage | string)[], objects: Record<number, string> = {}): Uint8Array {
  const all = new Map<number, string>();
  const kids: string[] = [];
  all.set(3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  all.set(4, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>");
  for (const [id, body] of Object.entries(objects)) all.set(Number(id), body);
  pages.forEach((given, i) => {
    const page = typeof given === "string" ? { content: given } : given;
    const id = 100 + 2 * i;
    kids.push(`${id} 0 R`);
    const resources = page.entries?.includes("/Resources")
      ? ""
      : "/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>";
    all.set(
      id,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${resources} /Contents ${id + 1} 0 R ${page.entries ?? ""} >>`,
    );
    all.set(id + 1, `<< /Length ${page.content.length} >>\nstream\n${page.content}\nendstream`);
  });
  if (!all.has(1)) all.set(1, "<< /Type /Catalog /Pages 2 0 R >>");
  all.set(2, `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`);
  return Uint8Array.from(assemble(all), (char) => char.charCodeAt(0));
}

function assemble(all: Map<number, string>): string {
  let out = "%PDF-1.7\n";
  const offsets = new Map<number, number>();
  const ids = [...all.keys()].sort((a, b) => a - b);
  for (const id of ids) {
    offsets.set(id, out.length);
    out += `${id} 0 obj\n${all.get(id)}\nendobj\n`;
  }
  const start = out.length;
  out += "xref\n0 1\n0000000000 65535 f \n";
  for (const id of ids) out += `${id} 1\n${String(offsets.get(id)).padStart(10, "0")} 00000 n \n`;
  return `${out}trailer\n<< /Size ${ids[ids.length - 1]! + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

/** Text at a place, in points from the page's top left corner (page of 600 x 800). */
export function at(x: number, y: number, text: string, { size = 10, font = "F1", before = "" } = {}): string {
  const escaped = text.replace(/[\\()]/g, "\\$&");
  return `q ${before} BT /${font} ${size} Tf 1 0 0 1 ${x} ${800 - y} Tm (${escaped}) Tj ET Q\n`;
}

/** A filled rectangle; colour as three numbers from 0 to 1. */
export function box(x: number, y: number, width: number, height: number, color: string): string {
  return `q ${color} rg ${x} ${800 - y - height} ${width} ${height} re f Q\n`;
}

/** A PDF by pdfkit, for what is tedious by hand (encryption, embedded features). */
export function pdfkitDocument(
  options: PDFKit.PDFDocumentOptions,
  draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument(options);
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on("error", reject);
    draw(doc);
    doc.end();
  });
}
