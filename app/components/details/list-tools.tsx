import { Form, Link, useOutletContext } from "@remix-run/react";
import { ArrowDownUp, ChevronDown } from "lucide-react";
import { ClearFilters, FilterChips } from "~/components/applicants/filters/filter-chips";
import { Filters } from "~/components/applicants/filters/filters";
import { SearchField } from "~/components/applicants/filters/search-field";
import { ClosingMenu } from "~/components/layout/closing-menu";
import { buttonClass } from "~/components/ui/button";
import { useFocusAfter } from "~/lib/hooks/use-focus-after";
import { withTab } from "~/lib/panel-tab";
import { tableSearch } from "~/lib/thread-query";
import type { ApplicantQuery, SortColumn } from "../../../workers/domain/applicants/schema";
import type { TableBeneath } from "./list-beneath";
import { usePanel } from "./panel-tabs";

type Order = { label: string; sort: SortColumn; order: ApplicantQuery["order"]; tellsWho?: boolean };

const orders: Order[] = [
  { label: "Best match first", sort: "relevancy_score", order: "desc" },
  { label: "Lowest match first", sort: "relevancy_score", order: "asc" },
  { label: "Newest first", sort: "created_at", order: "desc" },
  { label: "Oldest first", sort: "created_at", order: "asc" },
  { label: "Skills", sort: "skills_match_score", order: "desc" },
  { label: "Experience", sort: "experience_match_score", order: "desc" },
  { label: "Seniority", sort: "seniority_match_score", order: "desc" },
  { label: "Category", sort: "category_match_score", order: "desc" },
  { label: "Name", sort: "candidate_name", order: "asc", tellsWho: true },
  { label: "Location", sort: "candidate_location", order: "asc", tellsWho: true },
];

/** The table's search, filters and order beside an open panel: both stay as they are, in the address. */
export function ListTools({ answerId }: { answerId: string }) {
  const { query, hiring, blind, filtered } = useOutletContext<TableBeneath>();
  const { named } = usePanel();
  const state = tableSearch(query);
  const onAsk = useFocusAfter(state, answerId);
  return (
    <div className="grid gap-2 px-4 pt-4">
      <Form key={state} method="get" preventScrollReset replace onSubmit={onAsk} className="grid gap-2">
        <input type="hidden" name="sort" value={query.sort} />
        <input type="hidden" name="order" value={query.order} />
        <input type="hidden" name="size" value={query.size} />
        {named && <input type="hidden" name="tab" value={named} />}
        {!blind && (
          <div className="-mx-1 flex gap-1">
            <SearchField search={query.search} />
          </div>
        )}
        <details className="group">
          <summary className={buttonClass("secondary", "small", "list-none")}>
            Filters
            <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <div className="mt-2">
            <Filters query={query} hiring={hiring} blind={blind} narrow />
          </div>
        </details>
      </Form>
      <OrderMenu query={query} blind={blind} tab={named} onAsk={onAsk} />
      <FilterChips query={query} hiring={hiring} tab={named} onAsk={onAsk} />
      <ClearFilters query={query} filtered={filtered} tab={named} onAsk={onAsk} />
    </div>
  );
}

function OrderMenu({
  query,
  blind,
  tab,
  onAsk,
}: Pick<TableBeneath, "query" | "blind"> & { tab: string | null; onAsk: () => void }) {
  const inForce = orders.find(({ sort, order }) => sort === query.sort && order === query.order);
  return (
    <ClosingMenu
      className="relative"
      look={buttonClass("secondary", "small", "list-none")}
      label={
        <>
          <ArrowDownUp className="size-4" aria-hidden="true" />
          <span className="sr-only">Order: </span>
          {inForce?.label ?? "By a column"}
        </>
      }
    >
      <ul className="absolute left-0 z-20 mt-1 w-52 rounded-md border border-line bg-surface p-1 shadow-lg">
        {orders
          .filter(({ tellsWho }) => !blind || !tellsWho)
          .map((one) => (
            <li key={one.label}>
              <Link
                to={withTab(tableSearch(query, { sort: one.sort, order: one.order, page: 1 }), tab)}
                replace
                preventScrollReset
                onClick={onAsk}
                aria-current={one === inForce ? "true" : undefined}
                className={buttonClass("quiet", "small", "w-full justify-start")}
              >
                {one.label}
              </Link>
            </li>
          ))}
      </ul>
    </ClosingMenu>
  );
}
