import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { LocalTime } from "~/components/ui/local-time";
import { agencyPaths } from "~/lib/agency-paths";
import type { Stage } from "../../../../workers/domain/decisions/stages";
import type { ReviewerRow } from "../../../../workers/domain/reviewers/list-rows";
import { ROW_KINDS, type RowKind } from "../../../../workers/domain/reviewers/row-kinds";
import { duration } from "./reviewer-table";

type Opened = { rows: ReviewerRow[]; total: number; kind: RowKind; name: string | null };

export function ReviewerRows({
  opened,
  stages,
}: {
  opened: Opened;
  stages: { stage: Stage; name: string }[];
}) {
  const { rows, total, kind, name } = opened;
  const named = (stage: Stage) => stages.find((one) => one.stage === stage)?.name ?? stage;
  return (
    <Card title={`${ROW_KINDS[kind]}: ${name ?? "a former colleague"}`}>
      {rows.length === 0 && <p className="text-soft">None in this period.</p>}
      {rows.length < total && (
        <p className="mb-3 text-sm text-soft">
          The newest {rows.length} of {total}.
        </p>
      )}
      <ul className="grid divide-y divide-line text-sm">
        {rows.map(({ id, at, threadId, threadTitle, applicantId, person, move }) => (
          <li key={id} className="py-2 [overflow-wrap:anywhere]">
            <LocalTime value={at} />:{" "}
            {threadId && applicantId ? (
              <Link to={agencyPaths.applicant(threadId, applicantId)} className="text-link">
                {person}
              </Link>
            ) : (
              (person ?? "somebody who is erased")
            )}
            {threadTitle && `, ${threadTitle}`}
            {move && (
              <>
                {`: ${named(move.from)} → ${named(move.to)}`}
                {move.score !== null && `, relevancy ${move.score.toFixed(1)}`}
                {move.seconds !== null && `, ${duration(move.seconds)} after the opening`}
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
