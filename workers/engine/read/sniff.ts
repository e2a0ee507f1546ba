export type Container = "pdf" | "zip" | "cfb" | "word-xml" | "unknown";

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** PDF readers accept up to this much junk before the header. */
const PDF_HEADER_WINDOW = 1024;

/** Word 2003 XML has its root element within this many bytes. */
const XML_WINDOW = 4096;

/** Tells the format by magic bytes; a PDF header within 1024 bytes wins over a ZIP header at 0, as in PDF readers. */
export function sniffContainer(bytes: Uint8Array): Container {
  if (startsWith(bytes, CFB, 0)) return "cfb";
  const last = Math.min(bytes.length - PDF.length, PDF_HEADER_WINDOW);
  for (let at = 0; at <= last; at++) if (startsWith(bytes, PDF, at)) return "pdf";
  if (startsWith(bytes, ZIP, 0)) return "zip";
  const start = new TextDecoder().decode(bytes.subarray(0, XML_WINDOW));
  return /^\uFEFF?\s*<\?xml[\s\S]*<w:wordDocument[\s>]/.test(start) ? "word-xml" : "unknown";
}

function startsWith(bytes: Uint8Array, magic: number[], at: number): boolean {
  return magic.every((byte, i) => bytes[at + i] === byte);
}
