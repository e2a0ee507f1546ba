import type { ReadErrorCode } from "../engine/types";

/** Why a file could not be read, and what to do about it; the same to job seekers and agencies. */
export const UNREADABLE_FILES: Record<ReadErrorCode, string> = {
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
