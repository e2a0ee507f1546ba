import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { importances, partStatuses } from "~/components/details/score-account";
import { counted } from "~/lib/format";
import { type RequirementRow, statuses } from "~/lib/views/requirement-rows";
import { AskedWords, Quotes } from "./quotes";

/** What the job asks for, one by one, each with its words and the résumé's; filtered by plain links. */
export function RequirementList({
  rows,
  show,
  base,
}: {
  rows: RequirementRow[];
  show: RequirementRow["status"] | null;
  /** the page's own path, which filters are added to; null: no filters */
  base: string | null;
}) {
  if (rows.length === 0) {
    return (
      <p className="text-soft">
        Nothing that this job asks for could be made out, so only the kind of work was compared.
      </p>
    );
  }
  const shown = rows.filter(({ status }) => show === null || status === show);
  return (
    <div className="grid gap-5">
      {base && <StatusFilter rows={rows} show={show} base={base} />}
      <ol className="grid gap-px">
        {shown.map((row) => (
          <RequirementItem key={row.id} row={row} />
        ))}
      </ol>
    </div>
  );
}

function StatusFilter({
  rows,
  show,
  base,
}: {
  rows: RequirementRow[];
  show: RequirementRow["status"] | null;
  base: string;
}) {
  const choices = [
    { key: "all", word: "All", to: `${base}#requirements`, current: show === null, count: rows.length },
    ...statuses.map((status) => ({
      key: status,
      word: partStatuses[status].word,
      to: `${base}?show=${status}#requirements`,
      current: show === status,
      count: rows.filter((row) => row.status === status).length,
    })),
  ];
  return (
    <nav aria-label="Requirements by answer" className="flex flex-wrap gap-2 print:hidden">
      {choices.map(({ key, word, to, current, count }) =>
        count === 0 ? (
          <span key={key} className="inline-flex min-h-9 items-center px-3 text-sm text-soft">
            {word} 0
          </span>
        ) : (
          <Link
            key={key}
            to={to}
            preventScrollReset
            aria-current={current ? "true" : undefined}
            className={clsx(
              "inline-flex min-h-9 items-center gap-1.5 rounded-md border px-3 text-sm tabular-nums pointer-coarse:min-h-11",
              current
                ? "border-ink bg-ink text-paper"
                : "border-edge bg-surface hover:border-ink hover:bg-sunken",
            )}
          >
            {word} <span className={current ? undefined : "text-soft"}>{count}</span>
            <span className="sr-only">{counted(count, "requirement").replace(/^\d+ /, "")}</span>
          </Link>
        ),
      )}
    </nav>
  );
}

function RequirementItem({ row }: { row: RequirementRow }) {
  const { icon: Icon, look, word } = partStatuses[row.status];
  return (
    <li className="grid break-inside-avoid gap-x-4 gap-y-1.5 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <p className={clsx("flex items-center gap-2 self-start text-sm font-medium", look)}>
        <Icon className="size-4.5 shrink-0" aria-hidden="true" />
        {word}
      </p>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium [overflow-wrap:anywhere]">{row.label}</span>
          <span className="text-sm text-soft">
            {importances[row.importance]}
            {row.gate && ", deal-breaker"}
          </span>
        </p>
        <p className="text-sm">{row.reason}</p>
        <dl className={clsx("grid gap-x-5 gap-y-2.5 text-sm", row.asked.length > 0 && "sm:grid-cols-2")}>
          {row.asked.length > 0 && (
            <div className="grid content-start gap-1">
              <dt className="text-soft">The job says</dt>
              <dd>
                <AskedWords words={row.asked} />
              </dd>
            </div>
          )}
          {row.evidence.length > 0 && (
            <div className="grid content-start gap-1">
              <dt className="text-soft">Your résumé says</dt>
              <dd>
                <Quotes evidence={row.evidence} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </li>
  );
}
