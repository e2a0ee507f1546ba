import { Badge } from "~/components/ui/data/badge";
import { EmptyState } from "~/components/ui/data/empty-state";
import { signed } from "~/lib/format";
import type { Compared, ComparedChange } from "~/lib/views/compare-view";
import { CompareTable } from "./compare-table";

export function ComparisonView({ compared, by }: { compared: Compared; by: "jobs" | "versions" }) {
  const { title, columns, rows, changes } = compared;
  const caption =
    by === "jobs" ? `${title} beside ${columns.length} jobs` : `Résumés beside the job ${title}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <header className="grid gap-2">
        <h2 className="text-2xl [overflow-wrap:anywhere]">{title}</h2>
        <p className="text-soft">
          All of it is scored now, by the same engine and with what is read from your résumé today, so that
          the figures compare.
        </p>
      </header>
      <section aria-labelledby="table-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <h3 id="table-title" className="text-xl">
            Requirement by requirement
          </h3>
          {by === "jobs" && <p className="text-soft">A dash means that this job doesn’t ask for it.</p>}
        </div>
        {rows.length > 0 ? (
          <CompareTable caption={caption} columns={columns} rows={rows} />
        ) : (
          <EmptyState level="h3" title="Nothing to set side by side">
            <p>None of these jobs asks for anything that could be made out.</p>
          </EmptyState>
        )}
      </section>
      {changes.length > 0 && <Changes changes={changes} titles={columns.map((column) => column.title)} />}
    </div>
  );
}

function Changes({ changes, titles }: { changes: ComparedChange[]; titles: string[] }) {
  return (
    <section aria-labelledby="changes-title" className="grid gap-4">
      <div className="grid gap-1">
        <h3 id="changes-title" className="text-xl">
          What one change would do
        </h3>
        <p className="text-soft">
          Each was tried and scored against all of them. Make it only if it is true.
        </p>
      </div>
      <ol className="grid gap-4">
        {changes.map(({ promise, helps, gains }) => (
          <li key={promise} className="grid gap-1.5 border-t border-line pt-4">
            <p>
              {promise}{" "}
              <strong className="whitespace-nowrap">
                This one change helps {helps} of {titles.length}.
              </strong>
            </p>
            <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
              {gains.map((gain, index) =>
                gain === null ? null : (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title
                    key={index}
                    className="flex flex-wrap items-baseline gap-x-2"
                  >
                    <Badge tone="good">{signed(gain)}</Badge>
                    <span className="text-soft [overflow-wrap:anywhere]">{titles[index]}</span>
                  </li>
                ),
              )}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
