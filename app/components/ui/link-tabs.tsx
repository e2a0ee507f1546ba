import { Link } from "@remix-run/react";
import { clsx } from "clsx";

/** Each tab has its own address and works without scripts. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
}) {
  return (
    <nav aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map(({ to, label: name, current }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={current ? "page" : undefined}
          className={clsx(
            "inline-flex min-h-11 items-center border-b-2 px-3 text-ui whitespace-nowrap focus-visible:-outline-offset-3",
            current ? "border-accent font-semibold text-ink" : "border-transparent text-soft hover:text-ink",
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
