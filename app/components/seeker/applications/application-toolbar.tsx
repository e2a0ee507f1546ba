import { Form, Link } from "@remix-run/react";
import { clsx } from "clsx";
import { Button } from "~/components/ui/button";
import { SearchInput } from "~/components/ui/fields/search-input";
import { useFocusAfter } from "~/lib/hooks/use-focus-after";
import { paths } from "~/lib/paths";
import { applicationStates, STATE_NAMES } from "../../../../workers/domain/applications/application-states";
import type { ApplicationQuery } from "../../../../workers/domain/applications/schema";
import { applicationsSearch } from "./applications-search";

/** Search, look and, for the list, the state: a GET form and links, so that each state of the page is an address. */
export function ApplicationToolbar({ query, shown }: { query: ApplicationQuery; shown: number }) {
  const { view, state, search, sort, order } = query;
  const onAsk = useFocusAfter(applicationsSearch(query), "application-results");
  const exported = applicationsSearch(query, { page: 1, ...(view === "board" ? { state: undefined } : {}) });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Form
        key={applicationsSearch(query)}
        method="get"
        action={paths.applications}
        preventScrollReset
        onSubmit={onAsk}
        className="flex min-w-52 flex-1 gap-2 sm:max-w-80"
      >
        {view === "list" && <input type="hidden" name="view" value="list" />}
        {view === "list" && state && <input type="hidden" name="state" value={state} />}
        {sort !== "saved" && <input type="hidden" name="sort" value={sort} />}
        {order !== "desc" && <input type="hidden" name="order" value={order} />}
        <SearchInput
          label="Search by title, employer or place"
          placeholder="Title, employer, place"
          value={search}
          className="min-w-0 flex-1"
        />
        <Button look="secondary" size="small">
          Search
        </Button>
      </Form>
      {search && (
        <Link
          to={applicationsSearch(query, { search: undefined, page: 1 }) || "?"}
          preventScrollReset
          onClick={onAsk}
          className="text-link rounded-sm text-sm"
        >
          Clear
        </Link>
      )}
      {view === "list" && (
        <Choice
          label="State"
          options={[undefined, ...applicationStates].map((one) => ({
            to: applicationsSearch(query, { state: one, page: 1 }),
            name: one ? STATE_NAMES[one] : "All",
            isCurrent: one === state,
          }))}
        />
      )}
      <p
        id="application-results"
        tabIndex={-1}
        role="status"
        className="text-sm text-soft tabular-nums outline-none"
      >
        {shown === 1 ? "1 job" : `${shown} jobs`}
      </p>
      <div className="ml-auto flex items-center gap-4">
        <a href={paths.applicationsCsv(exported)} download className="text-link rounded-sm text-sm">
          Export CSV
        </a>
        <Choice
          label="Look"
          options={(["board", "list"] as const).map((one) => ({
            to: applicationsSearch(query, { view: one, state: undefined, page: 1 }) || "?",
            name: one === "board" ? "Board" : "List",
            isCurrent: one === view,
          }))}
        />
      </div>
    </div>
  );
}

function Choice({
  label,
  options,
}: {
  label: string;
  options: { to: string; name: string; isCurrent: boolean }[];
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1 rounded-md bg-none-soft p-0.5 text-sm">
      {options.map(({ to, name, isCurrent }) => (
        <Link
          key={name}
          to={to}
          preventScrollReset
          aria-current={isCurrent ? "true" : undefined}
          className={clsx(
            "inline-flex min-h-8 items-center rounded px-2.5 font-medium pointer-coarse:min-h-11",
            isCurrent ? "bg-surface text-ink shadow-sm" : "text-soft hover:text-ink",
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
