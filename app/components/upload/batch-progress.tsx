import { useNavigate, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import {
  type BatchStatus,
  batchMessage,
  batchStatusOf,
} from "../../../workers/domain/documents/batch-status";
import { useBatchStatus, type WatchedBatch } from "./use-batch-status";

/** While a batch runs, rows that have ended appear in the table this often. */
const REFRESH_MILLISECONDS = 3000;

export type WatchedBatchStart = { id: string; status: BatchStatus | null };

/**
 * How far the analysis of an upload is, live.
 * @param batches its rounds; `sending`: more may come
 * @param added what is said of this visit's upload itself
 */
export function BatchProgress({
  batches,
  sending,
  hasFilters,
  added,
}: {
  batches: WatchedBatchStart[];
  sending: boolean;
  hasFilters: boolean;
  added: string | null;
}) {
  const [watched, setWatched] = useState<Record<string, WatchedBatch>>({});
  const onChange = useCallback(
    (id: string, now: WatchedBatch) => setWatched((before) => ({ ...before, [id]: now })),
    [],
  );
  return (
    <>
      {batches.map((batch) => (
        <BatchWatch key={batch.id} batch={batch} onChange={onChange} />
      ))}
      <Progress
        status={sumOf(batches.map(({ id, status }) => watched[id]?.status ?? status))}
        overdue={batches.some(({ id }) => watched[id]?.overdue)}
        sending={sending}
        hasFilters={hasFilters}
        added={added}
      />
    </>
  );
}

function BatchWatch({
  batch,
  onChange,
}: {
  batch: WatchedBatchStart;
  onChange: (id: string, now: WatchedBatch) => void;
}) {
  const now = useBatchStatus(batch.id, batch.status);
  useEffect(() => onChange(batch.id, now), [batch.id, now, onChange]);
  return null;
}

/** null until each round has been heard of */
function sumOf(statuses: (BatchStatus | null)[]): BatchStatus | null {
  const heard = statuses.filter((status) => status !== null);
  if (heard.length < statuses.length) return null;
  const sum = (count: "completed" | "failed" | "pending") =>
    heard.reduce((all, status) => all + status[count], 0);
  return batchStatusOf({ completed: sum("completed"), failed: sum("failed"), pending: sum("pending") });
}

function Progress({
  status,
  overdue,
  sending,
  hasFilters,
  added,
}: {
  status: BatchStatus | null;
  overdue: boolean;
  sending: boolean;
  hasFilters: boolean;
  added: string | null;
}) {
  const ended = status?.status === "completed" && !sending;
  useTableRefresh({ processed: status?.data.processed_count ?? 0, ended, hasFilters });
  const said = added && <Banner kind="success">{added}</Banner>;
  if (!status) return said;
  const { progress_percentage: progress } = status.data;
  if (ended) {
    return (
      <Banner kind={status.completed > 0 ? "success" : "error"}>
        {added && <span>{added} </span>}
        <span>{batchMessage(status)}</span>{" "}
        {status.completed > 0 && <span>Table refreshed with new candidates!</span>}
      </Banner>
    );
  }
  return (
    <div className="grid gap-2">
      {said}
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
