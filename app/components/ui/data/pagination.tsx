import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { pageWindow } from "~/lib/thread-query";

const box =
  "grid min-h-9 min-w-9 place-items-center rounded-md px-2 text-sm tabular-nums pointer-coarse:min-h-11 pointer-coarse:min-w-11";

export function Pagination({
  page,
  pages,
  to,
  label = "Pages",
}: {
  /** from 1 */
  page: number;
  pages: number;
  to: (page: number) => string;
  label?: string;
}) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1">
      <Step to={page > 1 ? to(page - 1) : null} label="Previous page" icon={ChevronLeft} />
      {pageWindow(page, pages).map((number) => (
        <Link
          key={number}
          to={to(number)}
          preventScrollReset
          aria-label={`Page ${number}`}
          aria-current={number === page ? "page" : undefined}
          className={clsx(
            box,
            number === page
              ? "rounded-none border-b-2 border-accent font-semibold"
              : "text-soft hover:bg-sunken hover:text-ink",
          )}
        >
          {number}
        </Link>
      ))}
      <Step to={page < pages ? to(page + 1) : null} label="Next page" icon={ChevronRight} />
    </nav>
  );
}

function Step({ to, label, icon: Icon }: { to: string | null; label: string; icon: typeof ChevronLeft }) {
  const picture = <Icon className="size-4" aria-hidden="true" />;
  if (!to) {
    return (
      <span className={clsx(box, "text-edge")} aria-hidden="true">
        {picture}
      </span>
    );
  }
  return (
    <Link to={to} preventScrollReset aria-label={label} className={clsx(box, "hover:bg-sunken")}>
      {picture}
    </Link>
  );
}
