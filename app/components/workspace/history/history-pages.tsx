import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { pageWindow } from "~/lib/thread-query";

const box =
  "inline-grid min-h-9 min-w-9 place-items-center rounded-md px-2 text-sm tabular-nums pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** The pages of a list: up to five around the current one, and a step back and forth. Nothing where there is only one. */
export function HistoryPages({
  page,
  pages,
  to,
}: {
  page: number;
  pages: number;
  /** the address of a page */
  to: (page: number) => string;
}) {
  if (pages < 2) return null;
  const step = clsx(box, "hover:bg-sunken");
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-1">
      {page > 1 && (
        <Link to={to(page - 1)} preventScrollReset className={step}>
          Previous
        </Link>
      )}
      {pageWindow(page, pages).map((number) => (
        <Link
          key={number}
          to={to(number)}
          preventScrollReset
          aria-label={`Page ${number} of ${pages}`}
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
      {page < pages && (
        <Link to={to(page + 1)} preventScrollReset className={step}>
          Next
        </Link>
      )}
    </nav>
  );
}
