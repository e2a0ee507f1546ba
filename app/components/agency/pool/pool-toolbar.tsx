import { Form, Link } from "@remix-run/react";
import { clsx } from "clsx";
import { Button, buttonClass } from "~/components/ui/button";
import { Pagination } from "~/components/ui/data/pagination";
import { smallInputClass } from "~/components/ui/fields/field";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { poolSearch } from "~/lib/pool-search";
import { filtersPool } from "../../../../workers/domain/pool/pool-filters";
import type { PoolQuery } from "../../../../workers/domain/pool/pool-query";
import { poolYears } from "../../../../workers/domain/pool/pool-years";

const genders = [
  ["male", "Male"],
  ["female", "Female"],
  ["other", "Other"],
  ["not-stated", "Not stated"],
] as const;

/** Search and filters of the pool, a GET form, so that each state is an address. */
export function PoolToolbar({ query, blind }: { query: PoolQuery; blind: boolean }) {
  const cleared = {
    search: undefined,
    location: undefined,
    gender: undefined,
    skills: undefined,
    years: undefined,
  };
  return (
    <Form
      key={poolSearch(query)}
      method="get"
      action={paths.pool}
      preventScrollReset
      className="group/search relative flex flex-wrap items-center gap-x-2 gap-y-1.5 print:hidden"
    >
      {query.scope !== "mine" && <input type="hidden" name="scope" value={query.scope} />}
      {query.size !== 10 && <input type="hidden" name="size" value={query.size} />}
      {!blind && <OwnWords query={query} />}
      <Words name="skills" value={query.skills} label="Skills, with commas between them" short="Skills" />
      <div>
        <select
          name="years"
          defaultValue={query.years ?? ""}
          aria-label="Years of experience, at least"
          className={smallInputClass}
        >
          <option value="">Any experience</option>
          {poolYears.map((years) => (
            <option key={years} value={years}>
              {years}+ {years === 1 ? "year" : "years"}
            </option>
          ))}
        </select>
      </div>
      <div className="flex gap-2">
        <Button look="secondary" size="small">
          Search
        </Button>
        {filtersPool(query) && (
          <Link
            to={paths.pool + poolSearch({ ...query, ...cleared, page: 1 })}
            className={buttonClass("quiet", "small")}
          >
            Clear
          </Link>
        )}
      </div>
      {!blind && (
        <p
          id="pool-search-help"
          className="absolute top-full left-0 z-20 mt-1 hidden rounded-md border border-line bg-surface px-3 py-2 text-sm text-soft shadow-lg group-has-[[name=search]:focus]/search:block"
        >
          All words must be found, by how they begin. “acute ward” in quotes is a phrase; NOT manager leaves
          out who has the word.
        </p>
      )}
    </Form>
  );
}

/** What tells who someone is: not asked for under blind review. */
function OwnWords({ query }: { query: PoolQuery }) {
  return (
    <>
      <Words
        name="search"
        value={query.search}
        label="Search by name, email, job title or skill"
        short="Name, email, job title or skill"
        help="pool-search-help"
      />
      <Words name="location" value={query.location} label="Location" short="Location" />
      <div>
        <select
          name="gender"
          defaultValue={query.gender ?? ""}
          aria-label="Gender"
          className={smallInputClass}
        >
          <option value="">All genders</option>
          {genders.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function Words({
  name,
  value,
  label,
  short,
  help,
}: {
  name: "search" | "location" | "skills";
  value: string | undefined;
  label: string;
  short: string;
  help?: string;
}) {
  return (
    <div className={name === "search" ? "min-w-56 flex-[2] basis-56" : "min-w-40 flex-1 basis-40"}>
      <input
        type="search"
        name={name}
        defaultValue={value}
        aria-label={label}
        aria-describedby={help}
        placeholder={short}
        maxLength={200}
        className={smallInputClass}
      />
    </div>
  );
}

export function PoolPages({
  query,
  sizes,
  page,
  pages,
  total,
  hasMore,
}: {
  query: PoolQuery;
  sizes: readonly number[];
  page: number;
  pages: number;
  total: number;
  /** a search found more than its pages lead to */
  hasMore: boolean;
}) {
  const first = (page - 1) * query.size + 1;
  const to = (changes: Partial<PoolQuery>) => paths.pool + poolSearch(query, changes);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
      <p className="text-soft tabular-nums">
        {first}–{Math.min(total, first + query.size - 1)} of{" "}
        {hasMore
          ? `more than ${counted(total, "candidate")}: narrow the search to see the others`
          : counted(total, "candidate")}
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
