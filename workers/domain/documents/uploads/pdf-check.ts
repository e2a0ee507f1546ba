import type { IncomingFile } from "../../files/store-file";
import { MAX_FILE_BYTES } from "../../files/upload-limits";

export const ONLY_PDF = "Only PDF files are allowed";

export function isPdfName(name: string): boolean {
  return name.toLowerCase().endsWith(".pdf");
}

/** Where a company takes PDF files alone. @returns the content type, or the refusal */
export function judgePdf(file: IncomingFile): { fileType: string } | { refusal: string } {
  const refusal = refusalOf(file);
  return refusal ? { refusal } : { fileType: "application/pdf" };
}

function refusalOf(file: IncomingFile): string | null {
  if (!isPdfName(file.name)) return ONLY_PDF;
  if (file.bytes.length === 0) return "The file is empty";
  if (file.bytes.length > MAX_FILE_BYTES) return "The file is larger than 10MB";
  // Readers accept a PDF header anywhere in the first 1024 bytes, and so do we.
  const head = String.fromCharCode(...file.bytes.subarray(0, 1029));
  if (!head.includes("%PDF-")) return "The file is not a PDF, whatever its name says";
  return null;
}
