import { useEffect, useState } from "react";
import { agencyPaths } from "~/lib/agency-paths";
import { paths } from "~/lib/paths";
import {
  type BatchStatus,
  POLL_MILLISECONDS,
  POLL_TIMEOUT_MILLISECONDS,
} from "../../../workers/domain/documents/batch-status";
import type { AnalysisStatus } from "../../../workers/domain/resumes/analysis/analysis-status";

/** A live connection that is silent for this long is checked by a question. */
const SILENCE_MILLISECONDS = 15_000;
const LONGEST_PAUSE_MILLISECONDS = 30_000;
/** After the time limit the page still asks now and then, to catch up by itself. */
const SLOW_POLL_MILLISECONDS = 60_000;

/** `overdue`: it takes longer than ten minutes, and is asked about slowly from now on. */
export type WatchedBatch = { status: BatchStatus | null; overdue: boolean };

/** Watches an agency's batch until it ends. @param initial what the server knew when it made the page */
export function useBatchStatus(batchId: string | null, initial: BatchStatus | null): WatchedBatch {
  return useLiveStatus(
    batchId && agencyPaths.batch(batchId),
    batchId && agencyPaths.batchLive(batchId),
    initial,
  );
}

/** Watches a seeker's résumé. @param known to the server when it made the page; once it says more than "pending", that counts */
export function useResumeStatus(
  resumeId: string,
  known: AnalysisStatus,
): { status: AnalysisStatus; overdue: boolean } {
  const isPending = known === "pending";
  const { status, overdue } = useLiveStatus(
    isPending ? paths.ownResume(resumeId) : null,
    isPending ? paths.resumeLive(resumeId) : null,
    null,
  );
  if (!isPending || status?.status !== "completed") return { status: known, overdue };
  return { status: status.failed > 0 ? "failed" : "completed", overdue };
}

/**
 * Live over a WebSocket, by polling every 5 s while none is open, slowly after 10 minutes.
 * @param statusPath where the state is asked for; null watches nothing. @param livePath where it is pushed
 */
function useLiveStatus(
  statusPath: string | null,
  livePath: string | null,
  initial: BatchStatus | null,
): WatchedBatch {
  const [watched, setWatched] = useState<WatchedBatch>({ status: initial, overdue: false });

  useEffect(() => {
    if (!statusPath || !livePath) return;
    const [askAt, liveAt] = [statusPath, livePath];
    const started = Date.now();
    let socket: WebSocket | null = null;
    let pause = 1000;
    let heardAt = 0;
    let askedAt = 0;
    let ended = false;

    function take(status: BatchStatus) {
      if (ended) return;
      heardAt = Date.now();
      setWatched((before) => ({ ...before, status }));
      if (status.status === "completed") end();
    }

    async function ask() {
      askedAt = Date.now();
      const answer = await fetch(askAt).catch(() => null);
      if (answer?.ok) take((await answer.json()) as BatchStatus);
    }

    function connect() {
      if (ended) return;
      socket = new WebSocket(location.origin.replace(/^http/, "ws") + liveAt);
      socket.onopen = () => {
        pause = 1000;
      };
      socket.onmessage = ({ data }) => {
        const status = JSON.parse(String(data)) as BatchStatus;
        // An empty count is a tracker that has forgotten: the rows know better.
        if (status.total > 0) take(status);
        else void ask();
      };
      socket.onclose = () => {
        socket = null;
        heardAt = 0;
        setTimeout(connect, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS);
      };
    }

    const timer = setInterval(() => {
      const overdue = Date.now() - started > POLL_TIMEOUT_MILLISECONDS;
      if (overdue) setWatched((before) => ({ ...before, overdue: true }));
      const silence = Date.now() - Math.max(heardAt, askedAt);
      const allowed = overdue
        ? SLOW_POLL_MILLISECONDS
        : socket
          ? SILENCE_MILLISECONDS
          : POLL_MILLISECONDS - 100;
      if (silence >= allowed) void ask();
    }, POLL_MILLISECONDS);

    function end() {
      ended = true;
      clearInterval(timer);
      if (!socket) return;
      socket.onclose = null;
      socket.close();
    }

    connect();
    return () => {
      end();
      // What is watched next, the same once more included, begins without an end.
      setWatched({ status: null, overdue: false });
    };
  }, [statusPath, livePath]);

  return watched;
}
