import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";

export type SortOrder = "asc" | "desc";

export function SortHead({
  to,
  order,
  end = false,
  className,
  children,
}: {
  to: string;
  /** null where another column sorts the list */
  order: SortOrder | null;
  /** for numbers: aligned right */
  end?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const Arrow = order === null ? ArrowUpDown : order === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={order === null ? undefined : order === "asc" ? "ascending" : "descending"}
      className={clsx("px-2 py-1 font-medium first:pl-4 last:pr-4", end && "text-right", className)}
    >
      <Link
        to={to}
        preventScrollReset
        className={clsx(
          "inline-flex min-h-9 items-center gap-1 rounded-sm underline-offset-4 hover:underline",
          order === null && "text-soft",
        )}
      >
        {children}
        <Arrow className={clsx("size-3.5", order === null && "text-edge")} aria-hidden="true" />
      </Link>
    </th>
  );
}

export function PlainHead({
  end = false,
  className,
  children,
}: {
  end?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <th
      scope="col"
      className={clsx("px-2 py-3 font-medium text-soft first:pl-4 last:pr-4", end && "text-right", className)}
    >
      {children}
    </th>
  );
}
