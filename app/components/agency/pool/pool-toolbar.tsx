import { Form, Link } from "@remix-run/react";
import { clsx } from "clsx";
import { Button, buttonClass } from "~/components/ui/button";
import { Pagination } from "~/components/ui/data/pagination";
import { smallInputClass } from "~/components/ui/fields/field";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { poolSearch } from "~/lib/pool-search";
import type { PoolQuery } from "../../../../workers/domain/pool/pool-query";

const genders = [
  ["male", "Male"],
  ["female", "Female"],
  ["other", "Other"],
  ["not-stated", "Not stated"],
] as const;

/** Search and filters of the pool, a GET form, so that each state is an address. */
export function PoolToolbar({ query }: { query: PoolQuery }) {
  const filtered = query.search || query.location || query.gender;
  return (
    <Form
      key={poolSearch(query)}
      method="get"
      action={paths.pool}
      preventScrollReset
      className="grid gap-x-2 gap-y-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto_auto] sm:items-center"
    >
      {query.scope !== "mine" && <input type="hidden" name="scope" value={query.scope} />}
      {query.size !== 10 && <input type="hidden" name="size" value={query.size} />}
      <input
        type="search"
        name="search"
        defaultValue={query.search}
        aria-label="Search by name, email or job title"
        aria-describedby="pool-search-help"
        placeholder="Name, email or job title"
        maxLength={200}
        className={smallInputClass}
      />
      <input
        type="search"
        name="location"
        defaultValue={query.location}
        aria-label="Location"
        placeholder="Location"
        maxLength={200}
        className={smallInputClass}
      />
      <select name="gender" defaultValue={query.gender ?? ""} aria-label="Gender" className={smallInputClass}>
        <option value="">All genders</option>
        {genders.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div className="flex gap-2">
        <Button look="secondary" size="small">
          Search
        </Button>
        {filtered && (
          <Link
            to={
              paths.pool +
              poolSearch({ ...query, search: undefined, location: undefined, gender: undefined, page: 1 })
            }
            className={buttonClass("quiet", "small")}
          >
            Clear
          </Link>
        )}
      </div>
      <p id="pool-search-help" className="text-sm text-soft sm:col-span-4">
        All words must be found. “acute ward” in quotes is a phrase; NOT manager leaves out who has the word.
      </p>
    </Form>
  );
}

/** Which people these are, the pages around, and how many a page holds. */
export function PoolPages({
  query,
  sizes,
  page,
  pages,
  total,
}: {
  query: PoolQuery;
  sizes: readonly number[];
  page: number;
  pages: number;
  total: number;
}) {
  const first = (page - 1) * query.size + 1;
  const to = (changes: Partial<PoolQuery>) => paths.pool + poolSearch(query, changes);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
      <p className="text-soft tabular-nums">
        {first}–{Math.min(total, first + query.size - 1)} of {counted(total, "candidate")}
      </p>
      <Pagination page={page} pages={pages} to={(number) => to({ page: number })} />
      <nav aria-label="Rows per page" className="flex items-center gap-1">
        <span className="text-soft">Per page</span>
        {sizes.map((size) => (
          <Link
            key={size}
            to={to({ size, page: 1 })}
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
