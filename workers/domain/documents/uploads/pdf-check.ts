import { MAX_FILE_BYTES } from "../../files/upload-limits";

export function isPdfName(name: string): boolean {
  return name.toLowerCase().endsWith(".pdf");
}

export function refusalOf(file: { name: string; bytes: Uint8Array }): string | null {
  if (!isPdfName(file.name)) return "Only PDF files are allowed";
  if (file.bytes.length === 0) return "The file is empty";
  if (file.bytes.length > MAX_FILE_BYTES) return "The file is larger than 10MB";
  // Readers accept a PDF header anywhere in the first 1024 bytes, and so do we.
  const head = String.fromCharCode(...file.bytes.subarray(0, 1029));
  if (!head.includes("%PDF-")) return "The file is not a PDF, whatever its name says";
  return null;
}
