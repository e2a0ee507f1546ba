import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Banner } from "~/components/ui/banner";
import { ProgressBar } from "~/components/ui/progress-bar";
import { type BatchStatus, batchMessage } from "../../../workers/domain/batches/rules";
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

function useTableRefresh(now: { processed: number; ended: boolean; hasFilters: boolean }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const latest = useRef({ ...now, revalidate, navigate });
  latest.current = { ...now, revalidate, navigate };

  useEffect(() => {
    if (now.ended) return;
    let shown = latest.current.processed;
    // The rows of a fresh upload appear at once, still to be processed.
    if (shown === 0) latest.current.revalidate();
    const timer = setInterval(() => {
      if (latest.current.processed === shown) return;
      shown = latest.current.processed;
      latest.current.revalidate();
    }, REFRESH_MILLISECONDS);
    return () => {
      clearInterval(timer);
      // Ended, or left: on the end all rows are read anew, and filters give way so that the new ones are seen.
      if (!latest.current.ended) return;
      if (latest.current.hasFilters) latest.current.navigate("?", { preventScrollReset: true });
      else latest.current.revalidate();
    };
  }, [now.ended]);
}
