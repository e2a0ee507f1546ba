import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { partStatuses, ScorePart, type ScoreRow } from "~/components/details/score-account";
import { counted, points } from "~/lib/format";
import type { MatchView } from "~/lib/views/match-view";
import type { RequirementRow } from "~/lib/views/requirement-rows";
import { AskedWords } from "./quotes";

/** What stands in the way first. */
const ORDER = ["not-found", "unclear", "partly", "met"] as const;

/** Longer tables begin with what is met folded, and with the first rows of the other groups: three screens hold no more. */
const LONG = 16;
const FIRST_ROWS = 6;

/** Every row of the match score: what the job asks for, grouped by the answer, then the work itself. Their points add up to it. */
export function RequirementTable({ view: { rows, work, sum } }: { view: MatchView }) {
  const isLong = rows.length > LONG;
  return (
    <div>
      {rows.length === 0 && (
        <p className="pb-4 text-soft">
          Nothing that this job asks for could be made out, so only the kind of work was compared.
        </p>
      )}
      {ORDER.map((status) => (
        <RowGroup
          key={status}
          title={partStatuses[status].word}
          rows={rows.filter((row) => row.status === status)}
          open={!isLong || status !== "met"}
          first={isLong && status !== "met" ? FIRST_ROWS : undefined}
        />
      ))}
      <RowGroup title="The work itself" rows={work} open={!isLong} />
      {sum !== null && (
        <p className="flex justify-between gap-3 border-t border-line px-2 py-3 text-sm">
          <span className="text-soft">All points together; the match score is this, rounded</span>
          <strong className="tabular-nums">{points(sum)}</strong>
        </p>
      )}
    </div>
  );
}

/** Nothing can be opened there. */
const UNFOLDED_ON_PAPER = "print:[&::details-content]:[content-visibility:visible]";

type Row = ScoreRow & Partial<Pick<RequirementRow, "asked">>;

function RowGroup({
  title,
  rows,
  open,
  first = rows.length,
}: {
  title: string;
  rows: Row[];
  open: boolean;
  /** so many are shown at once; the others are a click away */
  first?: number;
}) {
  if (rows.length === 0) return null;
  const most = rows.reduce((sum, row) => sum + row.maxPoints, 0);
  const own = rows.reduce((sum, row) => sum + row.points, 0);
  // One row takes no more room than the line that would open it.
  const shown = rows.length <= first + 1 ? rows : rows.slice(0, first);
  const folded = rows.slice(shown.length);
  return (
    <details open={open} className={clsx("group/rows border-t border-line", UNFOLDED_ON_PAPER)}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-sm">
        <ChevronRight
          className="size-4 text-soft group-open/rows:rotate-90 print:hidden"
          aria-hidden="true"
        />
        <h3 className="font-sans text-ui font-semibold">{title}</h3>
        <span className="text-sm text-soft">{counted(rows.length, "row")}</span>
        <span className="ml-auto pr-2 text-sm whitespace-nowrap text-soft tabular-nums">
          {points(own)} / {points(most)}
        </span>
      </summary>
      <div className="pb-3 sm:pl-4">
        <Rows rows={shown} />
        {folded.length > 0 && (
          <details className={UNFOLDED_ON_PAPER}>
            <summary className="ml-9.5 inline-flex min-h-9 items-center rounded-sm text-sm text-link pointer-coarse:min-h-11 print:hidden">
              {folded.length} more
              <span className="sr-only">: {title}</span>
            </summary>
            <Rows rows={folded} />
          </details>
        )}
      </div>
    </details>
  );
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <ul className="grid">
      {rows.map((row) => (
        <ScorePart key={row.id} part={row}>
          {row.asked && row.asked.length > 0 && (
            <Said by="The job says">
              <AskedWords words={row.asked} />
            </Said>
          )}
        </ScorePart>
      ))}
    </ul>
  );
}

function Said({ by, children }: { by: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-soft">{by}</p>
      {children}
    </div>
  );
}
