import type { ResumeText } from "../types";
import { readDoc } from "./doc/read-doc";
import { readDocx } from "./docx/read-docx";
import { readWordXml } from "./docx/read-word-xml";
import { ReadError } from "./errors";
import { readJsonResume } from "./json-resume/read-json-resume";
import { MAX_FILE_BYTES } from "./limits";
import { readPlainText } from "./plain-text";
import { sniffContainer } from "./sniff";

export { ReadError } from "./errors";
export { textToResume } from "./text";

/**
 * Reads a résumé file, at most 10 MB of PDF, DOCX or DOC by its magic bytes, or plain text or a JSON Resume by the ending of `fileName`.
 * @returns visible lines in reading order, hidden text apart
 * @throws ReadError with one code per kind of trouble; nothing else
 */
export async function readResume(bytes: Uint8Array, fileName: string): Promise<ResumeText> {
  if (bytes.length === 0) throw new ReadError("empty", fileName);
  if (bytes.length > MAX_FILE_BYTES) throw new ReadError("too-large", fileName);
  const text = await readContainer(bytes, fileName);
  if (!text.lines.some((line) => /[\p{L}\p{N}]/u.test(line.text))) throw new ReadError("no-text", fileName);
  return text;
}

async function readContainer(bytes: Uint8Array, fileName: string): Promise<ResumeText> {
  switch (sniffContainer(bytes)) {
    case "pdf": {
      const { readPdf } = await import("./pdf/read-pdf");
      return readPdf(bytes);
    }
    case "zip":
      return readDocx(bytes);
    case "word-xml":
      return readWordXml(bytes);
    case "cfb":
      return readDoc(bytes);
    default:
      if (/\.txt$/i.test(fileName)) return readPlainText(bytes);
      if (/\.json$/i.test(fileName)) return readJsonResume(bytes);
      throw new ReadError("wrong-type", fileName);
  }
}
