import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { ScoreDial } from "~/components/charts/score-dial";
import { importances, partStatuses } from "~/components/details/score-account";
import { matchBand } from "~/components/seeker/analysis/match-bands";
import { LocalDate } from "~/components/ui/local-date";
import type { ComparedCell, ComparedColumn, ComparedRow } from "~/lib/views/compare-view";

const STICKY =
  "sticky left-0 z-10 w-40 min-w-40 bg-surface sm:w-64 sm:min-w-64 print:static print:w-auto print:min-w-28";

/** Requirements down, jobs or versions across. The first column stays in sight while the others move sideways. */
export function CompareTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: ComparedColumn[];
  rows: ComparedRow[];
}) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-sm print:text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-left align-bottom">
            <td className={clsx(STICKY, "border-b border-line p-4 text-soft")}>Match score</td>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => (
            <tr key={id} className="group">
              <th
                scope="row"
                className={clsx(
                  STICKY,
                  "border-b border-line px-4 py-2.5 text-left align-top font-medium print:px-2 print:py-1 [overflow-wrap:anywhere] group-last:border-b-0",
                )}
              >
                {label}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]?.id}
                  className="border-b border-line px-4 py-2.5 align-top group-last:border-b-0 print:px-2 print:py-1"
                >
                  <Answer cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColumnHead({ column: { title, note, day, to, score } }: { column: ComparedColumn }) {
  return (
    <th scope="col" className="min-w-44 border-b border-line p-4 font-normal print:min-w-0 print:p-2">
      <Link to={to} className="text-link line-clamp-3 text-base font-medium [overflow-wrap:anywhere]">
        {title}
      </Link>
      {note && <p className="text-soft [overflow-wrap:anywhere]">{note}</p>}
      {day !== null && (
        <p className="text-soft">
          <LocalDate value={day} />
        </p>
      )}
      <div className="mt-3">
        <ScoreDial label="Match score" score={score} band={matchBand(score)} small />
      </div>
    </th>
  );
}

function Answer({ cell }: { cell: ComparedCell | null }) {
  if (!cell) {
    return (
      <span className="text-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">not asked for</span>
      </span>
    );
  }
  const { icon: Icon, look, word } = partStatuses[cell.status];
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <Icon className={clsx("size-4 shrink-0", look)} aria-hidden="true" />
      <span className={clsx("font-medium whitespace-nowrap", look)}>{word}</span>
      <span className="text-soft">{importances[cell.importance]}</span>
    </span>
  );
}
