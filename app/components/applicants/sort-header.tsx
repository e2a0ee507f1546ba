import { Link } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { tableSearch } from "~/lib/thread-query";
import type { ApplicantQuery, SortColumn } from "../../../workers/domain/applicants/schema";

/** A column's heading: a click turns the order round, or sorts by this column ascending; back to page 1 either way. */
export function SortHeader({
  column,
  query,
  before,
  children,
}: {
  column: SortColumn;
  query: ApplicantQuery;
  /** in the same heading, such as a box that chooses all */
  before?: ReactNode;
  children: string;
}) {
  const active = query.sort === column;
  const order = active && query.order === "asc" ? "desc" : "asc";
  const Arrow = query.order === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={active ? (query.order === "asc" ? "ascending" : "descending") : undefined}
      className="px-2 py-2 align-bottom text-xs font-medium whitespace-nowrap first:pl-4"
    >
      {before && <span className="-my-2 inline-block align-middle">{before}</span>}
      <Link
        to={tableSearch(query, { sort: column, order, page: 1 })}
        preventScrollReset
        className="inline-flex items-center gap-0.5 rounded-sm underline-offset-4 hover:underline"
      >
        {children}
        <Arrow className={active ? "size-3" : "invisible size-3"} aria-hidden="true" />
      </Link>
    </th>
  );
}

export function PlainHeader({ before, children }: { before?: ReactNode; children: string }) {
  return (
    <th
      scope="col"
      className="px-2 py-2 align-bottom text-xs font-medium whitespace-nowrap first:pl-4 last:pr-4"
    >
      {before && <span className="-my-2 inline-block align-middle">{before}</span>}
      {children}
    </th>
  );
}
