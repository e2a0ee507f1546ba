import { Link, useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { Badge } from "~/components/ui/data/badge";

/** `under`: addresses that belong to the entry, too. */
export type NavEntry = { to: string; label: string; under?: string[]; isNew?: boolean };

/** Someone's pages in one row; on phones the row scrolls, and begins where the reader is. */
export function NavRow({ label: name, entries }: { label: string; entries: readonly NavEntry[] }) {
  const { pathname } = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again on every page
  useEffect(() => {
    const row = current.current?.parentElement;
    if (row && current.current) row.scrollLeft = current.current.offsetLeft - row.clientWidth / 3;
  }, [pathname]);
  return (
    <nav
      aria-label={name}
      className="relative order-last -mx-4 flex w-[calc(100%+2rem)] overflow-x-auto px-2 [scrollbar-width:none] sm:-mx-6 sm:w-[calc(100%+3rem)] sm:px-4 xl:order-none xl:mx-0 xl:w-auto xl:px-0"
    >
      {entries.map(({ to, label, under = [], isNew }) => {
        const isHere = [to, ...under].some((path) => pathname === path || pathname.startsWith(`${path}/`));
        return (
          <Link
            key={to}
            ref={isHere ? current : undefined}
            to={to}
            aria-current={isHere ? "page" : undefined}
            className={clsx(
              "inline-flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 px-2.5 py-3 text-ui whitespace-nowrap focus-visible:-outline-offset-3 xl:px-1 xl:py-4.5",
              isHere ? "border-accent font-semibold text-ink" : "border-transparent text-soft hover:text-ink",
            )}
          >
            {label}
            {isNew && <Badge tone="accent">New</Badge>}
          </Link>
        );
      })}
    </nav>
  );
}
