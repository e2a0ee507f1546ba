import type { ReadErrorCode } from "../types";

/** One plain sentence per code: what happened, and what the user can do about it. */
export const READ_ERROR_MESSAGES: Record<ReadErrorCode, string> = {
  password: "This file is protected with a password. Remove the protection and upload it again.",
  "no-text":
    "We found no readable text in this file; it may be a scanned picture. Upload a version whose text can be selected.",
  "wrong-type": "This is not a PDF or Word document. Upload the résumé as PDF, DOCX or DOC.",
  damaged:
    "This file is damaged and can't be opened. Save or export the résumé again and upload the new file.",
  "too-large": "This file is larger than 10 MB. Upload a smaller version, for example without pictures.",
  "too-many-pages": "This file has more than 50 pages. Upload only the résumé.",
  "too-complex":
    "This file is too complex to read safely. Export the résumé as a simple PDF and upload it again.",
  empty: "This file is empty. Choose the résumé again and upload it once more.",
};

/** A file that can't be read. `message` is the user's sentence; `detail` is for logs only. */
export class ReadError extends Error {
  readonly code: ReadErrorCode;
  readonly detail: string | undefined;

  constructor(code: ReadErrorCode, detail?: string) {
    super(READ_ERROR_MESSAGES[code]);
    this.name = "ReadError";
    this.code = code;
    this.detail = detail;
  }
}
