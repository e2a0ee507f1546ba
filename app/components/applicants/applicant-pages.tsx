import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { Pagination } from "~/components/ui/data/pagination";
import { counted } from "~/lib/format";
import { tableSearch } from "~/lib/thread-query";
import type { ApplicantQuery } from "../../../workers/domain/applicants/schema";
import { pageSizes } from "../../../workers/domain/applicants/table/table-filters";

const box = "inline-flex min-h-9 min-w-9 items-center justify-center rounded-md px-2 tabular-nums";

export function ApplicantPages({
  query,
  page,
  pages,
  total,
}: {
  query: ApplicantQuery;
  page: number;
  pages: number;
  total: number;
}) {
  const first = (page - 1) * query.size + 1;
  const to = (changes: Partial<ApplicantQuery>) => tableSearch(query, changes);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
      <p className="text-soft tabular-nums">
        {first}–{Math.min(total, first + query.size - 1)} of {counted(total, "candidate")}
      </p>
      <Pagination page={page} pages={pages} to={(number) => to({ page: number })} />
      <nav aria-label="Rows per page" className="flex items-center gap-1">
        <span className="text-soft">Per page</span>
        {pageSizes.map((size) => (
          <Link
            key={size}
            to={to({ size, page: 1 })}
            preventScrollReset
            aria-current={size === query.size ? "true" : undefined}
            className={clsx(box, size === query.size ? "font-semibold" : "text-soft hover:bg-sunken")}
          >
            {size}
          </Link>
        ))}
      </nav>
    </div>
  );
}
