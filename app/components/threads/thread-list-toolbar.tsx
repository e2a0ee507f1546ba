import { Form, Link } from "@remix-run/react";
import { clsx } from "clsx";
import { Button } from "~/components/ui/button";
import { Pagination } from "~/components/ui/data/pagination";
import { SearchInput } from "~/components/ui/fields/search-input";
import { LinkChoice } from "~/components/ui/link-choice";
import { counted } from "~/lib/format";
import { threadListSearch } from "~/lib/thread-list-search";
import { pageSizes } from "../../../workers/domain/applicants/table/table-filters";
import type { ThreadQuery } from "../../../workers/domain/threads/list/thread-list-query";

const states = [
  { label: "All", state: undefined },
  { label: "Open", state: "open" },
  { label: "Closed", state: "closed" },
  { label: "With failures", state: "failed" },
] as const;

export function ThreadListToolbar({ query }: { query: ThreadQuery }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Form
        key={threadListSearch(query)}
        method="get"
        preventScrollReset
        className="flex flex-1 basis-72 flex-wrap items-center gap-2"
      >
        <input type="hidden" name="tab" value="campaigns" />
        <input type="hidden" name="sort" value={query.sort} />
        <input type="hidden" name="order" value={query.order} />
        <input type="hidden" name="size" value={query.size} />
        {query.scope !== "mine" && <input type="hidden" name="scope" value={query.scope} />}
        {query.counting && <input type="hidden" name="counting" value={query.counting} />}
        {query.state && <input type="hidden" name="state" value={query.state} />}
        <SearchInput
          label="Search job threads by title or company"
          placeholder="Title or company"
          value={query.search}
          className="min-w-44 flex-1 sm:max-w-72"
        />
        <Button look="secondary" size="small">
          Search
        </Button>
      </Form>
      <LinkChoice
        label="State"
        choices={states.map(({ label, state }) => ({
          label,
          to: threadListSearch(query, { state, page: 1 }),
          current: query.state === state,
        }))}
      />
    </div>
  );
}

export function ThreadPages({
  query,
  page,
  pages,
  total,
}: {
  query: ThreadQuery;
  page: number;
  pages: number;
  total: number;
}) {
  const first = (page - 1) * query.size + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
      <p className="text-soft tabular-nums">
        {first}–{Math.min(total, first + query.size - 1)} of {counted(total, "job thread")}
      </p>
      <Pagination page={page} pages={pages} to={(number) => threadListSearch(query, { page: number })} />
      <nav aria-label="Rows per page" className="flex items-center gap-1">
        <span className="text-soft">Per page</span>
        {pageSizes.map((size) => (
          <Link
            key={size}
            to={threadListSearch(query, { size, page: 1 })}
            preventScrollReset
            aria-current={size === query.size ? "true" : undefined}
            className={clsx(
              "inline-flex min-h-9 min-w-9 items-center justify-center rounded-md px-2 tabular-nums",
              size === query.size ? "font-semibold" : "text-soft hover:bg-sunken",
            )}
          >
            {size}
          </Link>
        ))}
      </nav>
    </div>
  );
}
