import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import { type BatchStatus, batchMessage } from "../../../workers/domain/documents/batch-status";
import { useBatchStatus } from "./use-batch-status";

/** While a batch runs, rows that have ended appear in the table this often. */
const REFRESH_MILLISECONDS = 3000;

export type WatchedBatchStart = { id: string; status: BatchStatus | null };

/** How far the analysis of an upload is, live; at the end the table shows the result. */
export function BatchProgress({ batch, hasFilters }: { batch: WatchedBatchStart; hasFilters: boolean }) {
  const { status, overdue } = useBatchStatus(batch.id, batch.status);
  const ended = status?.status === "completed";
  useTableRefresh({ processed: status?.data.processed_count ?? 0, ended, hasFilters });
  if (!status) return null;
  const { progress_percentage: progress } = status.data;
  if (ended) {
    return (
      <Banner kind={status.completed > 0 ? "success" : "error"}>
        {batchMessage(status)} {status.completed > 0 && <span>Table refreshed with new candidates!</span>}
      </Banner>
    );
  }
  return (
    <div className="grid gap-2">
      <p role="status" className="text-[0.95rem] tabular-nums">
        {batchMessage(status)}
      </p>
      <ProgressBar value={progress} label="Analysis of the uploaded résumés" />
      {overdue && (
        <p className="text-sm text-soft">
          Polling timeout: Analysis took too long. It goes on without this page: you may leave, and the
          results appear here when they are ready.
        </p>
      )}
      <noscript>
        <p className="text-sm text-soft">Reload this page to see how far the analysis is.</p>
      </noscript>
    </div>
  );
}

/**
 * Reads the rows again as they end; at the very end all of them, and filters give way so that the new ones are seen.
 * One after the other: an answer that is cut short by the next question is an error in the browser.
 */
function useTableRefresh(now: { processed: number; ended: boolean; hasFilters: boolean }) {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const [due, setDue] = useState<"rows" | "all" | null>(null);
  const latest = useRef(now);
  latest.current = now;

  useEffect(() => {
    if (!due || state !== "idle") return;
    setDue(null);
    if (due === "all" && latest.current.hasFilters) navigate("?", { preventScrollReset: true });
    else revalidate();
  }, [due, state, revalidate, navigate]);

  useEffect(() => {
    if (now.ended) return;
    let shown = latest.current.processed;
    // The rows of a fresh upload appear at once, still to be processed.
    if (shown === 0) setDue("rows");
    const timer = setInterval(() => {
      if (latest.current.processed === shown) return;
      shown = latest.current.processed;
      setDue("rows");
    }, REFRESH_MILLISECONDS);
    return () => {
      clearInterval(timer);
      // Ended, or left.
      if (latest.current.ended) setDue("all");
    };
  }, [now.ended]);
}
