import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { ScoreChange, ScoreChanges } from "../../../workers/domain/applicants/list-score-changes";
import { ScoreMove } from "./score-badge";

export type ScoreStatusView = {
  /** applicants whose scores are being made again, and all that have scores */
  waiting: number;
  scored: number;
  /** who moved, where the reader has just had the scores made again */
  scoreChanges: ScoreChanges | null;
  /** of the requirements, where the former ones can be brought back */
  undoVersion: number | null;
  /** a row that is shown carries a score of an earlier job or engine */
  stale: boolean;
};

/** How far the making of new scores is, and afterwards who moved. */
export function ScoreReport({ threadId, status }: { threadId: string; status: ScoreStatusView }) {
  const { waiting, scored, scoreChanges, undoVersion } = status;
  const mayWork = useMayWork();
  if (waiting > 0 || !scoreChanges) return <Waiting waiting={waiting} scored={scored} />;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4">
      <div>
        <Moved threadId={threadId} scoreChanges={scoreChanges} />
      </div>
      {undoVersion && mayWork && <Undo threadId={threadId} version={undoVersion} />}
    </div>
  );
}

function Waiting({ waiting, scored }: { waiting: number; scored: number }) {
  return (
    <div className="grid max-w-md gap-2 tabular-nums">
      <p>
        Scoring again: {waiting} of {scored} left
      </p>
      <ProgressBar value={(100 * (scored - waiting)) / Math.max(1, scored)} label="Scored again" />
      <noscript>
        <p>Reload this page to see how far it is.</p>
      </noscript>
    </div>
  );
}

function Undo({ threadId, version }: { threadId: string; version: number }) {
  const search = useTableSearch();
  return (
    <Form method="post" action={agencyPaths.requirements(threadId) + search}>
      <input type="hidden" name="version" value={version} />
      <Button name="intent" value="undo" look="secondary" size="small">
        Undo
      </Button>
    </Form>
  );
}

function Moved({ threadId, scoreChanges }: { threadId: string; scoreChanges: ScoreChanges }) {
  const { scored, moved, biggest } = scoreChanges;
  if (moved === 0) return <p>Scored again: no score moved.</p>;
  return (
    <>
      <p>
        Scored again: {moved} of {counted(scored, "candidate")} moved.
      </p>
      <div className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 max-sm:flex-col">
        <span id="biggest-moves">Biggest:</span>
        <ul aria-labelledby="biggest-moves" className="flex flex-wrap gap-x-5 gap-y-0.5 max-sm:flex-col">
          {biggest.map((scoreChange) => (
            <ScoreChangeItem key={scoreChange.id} threadId={threadId} scoreChange={scoreChange} />
          ))}
        </ul>
      </div>
    </>
  );
}

function ScoreChangeItem({ threadId, scoreChange }: { threadId: string; scoreChange: ScoreChange }) {
  const search = useTableSearch();
  const { id, name, rank, formerRank } = scoreChange;
  return (
    <li>
      <Link
        to={agencyPaths.applicant(threadId, id) + search}
        preventScrollReset
        discover="none"
        className="text-link"
      >
        {name}
      </Link>{" "}
      <ScoreMove move={scoreChange} />
      {rank !== formerRank && (
        <span className="text-soft tabular-nums">
          , rank {formerRank} to {rank}
        </span>
      )}
    </li>
  );
}
