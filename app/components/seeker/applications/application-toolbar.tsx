import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { SearchInput } from "~/components/ui/fields/search-input";
import { LinkChoice } from "~/components/ui/link-choice";
import { useFocusAfter } from "~/lib/hooks/use-focus-after";
import { paths } from "~/lib/paths";
import { applicationStates, STATE_NAMES } from "../../../../workers/domain/applications/application-states";
import type { ApplicationQuery } from "../../../../workers/domain/applications/schema";
import { applicationsSearch } from "./applications-search";

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
        <LinkChoice
          label="State"
          choices={[undefined, ...applicationStates].map((one) => ({
            to: applicationsSearch(query, { state: one, page: 1 }),
            label: one ? STATE_NAMES[one] : "All",
            current: one === state,
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
        <LinkChoice
          label="Look"
          choices={(["board", "list"] as const).map((one) => ({
            to: applicationsSearch(query, { view: one, state: undefined, page: 1 }) || "?",
            label: one === "board" ? "Board" : "List",
            current: one === view,
          }))}
        />
      </div>
    </div>
  );
}
