import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { LinkTabs } from "~/components/ui/link-tabs";
import { STATE_NAMES } from "../../../../workers/domain/applications/application-states";
import type { ApplicationColumn } from "../../../../workers/domain/applications/arrange-applications";
import type { ApplicationQuery } from "../../../../workers/domain/applications/schema";
import { ApplicationCard } from "./application-card";
import { applicationsSearch } from "./applications-search";

/** A column a state; where there is no room for five, one at a time, chosen by its tab. */
export function ApplicationColumns({
  columns,
  query,
  today,
}: {
  columns: ApplicationColumn[];
  query: ApplicationQuery;
  today: number;
}) {
  const chosen = query.state ?? columns.find(({ total }) => total > 0)?.state ?? "saved";
  return (
    <div className="grid min-w-0 gap-4">
      <div className="min-w-0 lg:hidden">
        <LinkTabs
          label="Columns"
          tabs={columns.map(({ state, total }) => ({
            to: applicationsSearch(query, { state }),
            label: `${STATE_NAMES[state]} ${total}`,
            current: state === chosen,
          }))}
        />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-5">
        {columns.map((column) => (
          <Column
            key={column.state}
            column={column}
            query={query}
            today={today}
            className={column.state === chosen ? "" : "max-lg:hidden"}
          />
        ))}
      </div>
    </div>
  );
}

function Column({
  column: { state, total, cards },
  query,
  today,
  className,
}: {
  column: ApplicationColumn;
  query: ApplicationQuery;
  today: number;
  className: string;
}) {
  const search = applicationsSearch(query);
  const name = STATE_NAMES[state];
  return (
    <section aria-labelledby={`column-${state}`} className={clsx("grid min-w-0 gap-2", className)}>
      <h2
        id={`column-${state}`}
        className="flex items-baseline justify-between border-b border-line pb-1.5 font-sans text-sm font-semibold max-lg:sr-only"
      >
        {name} <span className="font-normal text-soft tabular-nums">{total}</span>
      </h2>
      {cards.length === 0 ? (
        <p className="py-2 text-sm text-soft">Nothing here</p>
      ) : (
        <ul className="grid gap-2">
          {cards.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} search={search} today={today} />
            </li>
          ))}
        </ul>
      )}
      {total > cards.length && (
        <Link
          to={applicationsSearch(query, { view: "list", state, page: 1 })}
          className="text-link rounded-sm py-2 text-sm"
        >
          All {total} in the list
        </Link>
      )}
    </section>
  );
}
