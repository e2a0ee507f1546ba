/** Spec 4: poll interval without a live connection, and when watching ends. */
export const POLL_MILLISECONDS = 5_000;
export const POLL_TIMEOUT_MILLISECONDS = 600_000;

export type BatchStatus = {
  status: "processing" | "completed";
  total: number;
  completed: number;
  failed: number;
  pending: number;
  data: { processed_count: number; total_resumes: number; progress_percentage: number };
};

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

export function batchMessage(status: BatchStatus): string {
  const { total, completed, failed, data } = status;
  if (status.status === "processing") {
    return `Analysis in progress: ${data.processed_count}/${total} resumes processed (${data.progress_percentage.toFixed(1)}%)`;
  }
  if (failed > 0) return `Analysis completed! ${completed} successful, ${failed} failed.`;
  return `Analysis completed successfully! All ${total} candidates processed.`;
}
