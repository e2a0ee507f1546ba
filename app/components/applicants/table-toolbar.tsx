import { Form } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass, LinkButton } from "~/components/ui/button";
import { LinkChoice } from "~/components/ui/link-choice";
import { agencyPaths } from "~/lib/agency-paths";
import { useFocusAfter } from "~/lib/hooks/use-focus-after";
import { tableSearch } from "~/lib/thread-query";
import type { ApplicantQuery } from "../../../workers/domain/applicants/schema";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { ClearFilters, FilterChips } from "./filters/filter-chips";
import { Filters } from "./filters/filters";
import { SearchField } from "./filters/search-field";

const orders = [
  { label: "Best match first", sort: "relevancy_score", order: "desc" },
  { label: "Newest first", sort: "created_at", order: "desc" },
] as const;

/** Order, search, filters and exports of the applicant table: links and a GET form, so each state is an address. */
export function TableToolbar({
  threadId,
  query,
  hiring,
  blind,
  filtered,
  exports,
}: {
  threadId: string;
  query: ApplicantQuery;
  hiring: StageSettings;
  /** nobody is searched by who they are */
  blind: boolean;
  filtered: boolean;
  /** the menu of exports */
  exports: ReactNode;
}) {
  const onAsk = useFocusAfter(tableSearch(query), "candidates-heading");
  return (
    <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <FilterForm
        key={tableSearch(query)}
        query={query}
        hiring={hiring}
        blind={blind}
        filtered={filtered}
        onAsk={onAsk}
      />
      <div className="flex flex-wrap items-center gap-2">
        <LinkChoice
          label="Order"
          choices={orders.map(({ label, sort, order }) => ({
            label,
            to: tableSearch(query, { sort, order, page: 1 }),
            current: query.sort === sort && query.order === order,
          }))}
        />
        <LinkButton
          to={agencyPaths.tableViews(threadId) + tableSearch(query)}
          preventScrollReset
          look="secondary"
          size="small"
        >
          Views
        </LinkButton>
        <LinkButton
          to={agencyPaths.tableColumns(threadId) + tableSearch(query)}
          preventScrollReset
          look="secondary"
          size="small"
        >
          Columns
        </LinkButton>
        {exports}
      </div>
      <FilterChips query={query} hiring={hiring} onAsk={onAsk} />
    </div>
  );
}

function FilterForm({
  query,
  hiring,
  blind,
  filtered,
  onAsk,
}: {
  query: ApplicantQuery;
  hiring: StageSettings;
  blind: boolean;
  filtered: boolean;
  onAsk: () => void;
}) {
  return (
    <Form method="get" preventScrollReset onSubmit={onAsk} className="flex-1 basis-96">
      <input type="hidden" name="sort" value={query.sort} />
      <input type="hidden" name="order" value={query.order} />
      <input type="hidden" name="size" value={query.size} />
      <div className="flex flex-wrap items-center gap-2">
        {!blind && <SearchField search={query.search} />}
        <details className="group">
          <summary className={buttonClass("secondary", "small", "list-none")}>
            Filters
            <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <div className="absolute inset-x-0 z-20 mt-2 shadow-lg">
            <Filters query={query} hiring={hiring} blind={blind} />
          </div>
        </details>
        <ClearFilters query={query} filtered={filtered} onAsk={onAsk} />
      </div>
    </Form>
  );
}
