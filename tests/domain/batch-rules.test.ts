import { expect, test } from "vitest";
import { batchMessage, batchStatusOf } from "../../workers/domain/documents/batch-status";
import { judgePdf } from "../../workers/domain/documents/uploads/pdf-check";
import { safeFileName } from "../../workers/domain/files/file-names";
import { MAX_FILE_BYTES } from "../../workers/domain/files/upload-limits";

const pdf = new TextEncoder().encode("%PDF-1.7\n");

test.each([
  [{ completed: 0, failed: 0, pending: 3 }, "Analysis in progress: 0/3 resumes processed (0.0%)"],
  [{ completed: 1, failed: 1, pending: 1 }, "Analysis in progress: 2/3 resumes processed (66.7%)"],
  [{ completed: 2, failed: 1, pending: 0 }, "Analysis completed! 2 successful, 1 failed."],
  [{ completed: 3, failed: 0, pending: 0 }, "Analysis completed successfully! All 3 candidates processed."],
])("%o is told as: %s", (counts, message) => {
  expect(batchMessage(batchStatusOf(counts))).toBe(message);
});

test("a batch whose candidates were all deleted is completed", () => {
  const status = batchStatusOf({ completed: 0, failed: 0, pending: 0 });
  expect(status).toMatchObject({ status: "completed", data: { progress_percentage: 100 } });
});

test.each([
  ["cv.pdf", pdf, null],
  ["CV.PDF", pdf, null],
  ["cv.pdf", new TextEncoder().encode(`${" ".repeat(1000)}%PDF-1.4`), null],
  [
    "cv.pdf",
    new TextEncoder().encode(`${" ".repeat(1030)}%PDF-1.4`),
    "The file is not a PDF, whatever its name says",
  ],
  ["cv.doc", pdf, "Only PDF files are allowed"],
  ["pdf", pdf, "Only PDF files are allowed"],
  ["cv.pdf", new Uint8Array(), "The file is empty"],
  ["cv.pdf", new Uint8Array(MAX_FILE_BYTES + 1), "The file is larger than 10MB"],
])("%s is judged by name, size and first bytes", (name, bytes, refusal) => {
  expect(judgePdf({ name, bytes })).toEqual(refusal ? { refusal } : { fileType: "application/pdf" });
});

test.each([
  ["My CV (final).pdf", "My_CV_final_.pdf"],
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\Users\\me\\résumé.pdf", "resume.pdf"],
  ["履歴書.pdf", "resume.pdf"],
  ["a\r\nSet-Cookie: x.pdf", "a_Set-Cookie_x.pdf"],
  ["..pdf", "resume.pdf"],
  ["", "resume.pdf"],
  ["履歴書.docx", "resume.docx"],
  ["Vita neu.DOC", "Vita_neu.DOC"],
  [`${"x".repeat(300)}.docx`, `${"x".repeat(115)}.docx`],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(116)}.pdf`],
])("%j is stored as %s", (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});
