import { MAX_FILE_BYTES } from "../files/rules";

/** Pages poll this often where no live connection stands, and stop watching after the timeout (spec 4). */
export const POLL_MILLISECONDS = 5_000;
export const POLL_TIMEOUT_MILLISECONDS = 600_000;

/** What the details of a failed analysis say when the file itself was not to blame. */
export const ANALYSIS_FAILED = "analysis-failed";
export const ANALYSIS_FAILED_MESSAGE = "Analysis failed or timed out. Please try again.";

/** A worker's claim on a résumé holds this long; an analysis takes a fraction of it. */
export const LEASE_MILLISECONDS = 30_000;

/** After this many claims a résumé is given up: it has brought down whoever touched it. */
export const MAX_ATTEMPTS = 6;

/** A résumé that has not ended after this long never will. */
export const HOPELESS_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What a row says of a résumé that is to be analysed from the start, and whose message is sent now (UTC ms). */
export function pendingAgain(time: number) {
  return {
    analysisStatus: "pending",
    failureCode: null,
    attempts: 0,
    leaseToken: null,
    leaseUntil: null,
    lastQueuedAt: time,
    updatedAt: time,
  } as const;
}

/** "YYYY-MM" of a time in UTC ms: the month that "present" stands for in a résumé of that day. */
export function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

export type BatchStatus = {
  status: "processing" | "completed";
  total: number;
  completed: number;
  failed: number;
  pending: number;
  data: { processed_count: number; total_resumes: number; progress_percentage: number };
};

/** The state of a batch from its counts. A batch is processing while any applicant is pending. */
export function batchStatusOf(counts: { completed: number; failed: number; pending: number }): BatchStatus {
  const { completed, failed, pending } = counts;
  const total = completed + failed + pending;
  const processed = completed + failed;
  return {
    status: pending > 0 ? "processing" : "completed",
    total,
    completed,
    failed,
    pending,
    data: {
      processed_count: processed,
      total_resumes: total,
      progress_percentage: total === 0 ? 100 : Math.round((processed / total) * 1000) / 10,
    },
  };
}

/** The line that the upload area shows for a batch (spec 8). */
export function batchMessage(status: BatchStatus): string {
  const { total, completed, failed, data } = status;
  if (status.status === "processing") {
    return `Analysis in progress: ${data.processed_count}/${total} resumes processed (${data.progress_percentage.toFixed(1)}%)`;
  }
  if (failed > 0) return `Analysis completed! ${completed} successful, ${failed} failed.`;
  return `Analysis completed successfully! All ${total} candidates processed.`;
}

/** Whether a name ends in .pdf, in any case. */
export function isPdfName(name: string): boolean {
  return name.toLowerCase().endsWith(".pdf");
}

/** Why a file can't be taken, or null. Looks at name, size and the first bytes. */
export function refusalOf(file: { name: string; bytes: Uint8Array }): string | null {
  if (!isPdfName(file.name)) return "Only PDF files are allowed";
  if (file.bytes.length === 0) return "The file is empty";
  if (file.bytes.length > MAX_FILE_BYTES) return "The file is larger than 10MB";
  // Readers accept a PDF header anywhere in the first 1024 bytes, and so do we.
  const head = String.fromCharCode(...file.bytes.subarray(0, 1029));
  if (!head.includes("%PDF-")) return "The file is not a PDF, whatever its name says";
  return null;
}
