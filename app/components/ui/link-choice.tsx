import { Link } from "@remix-run/react";
import { clsx } from "clsx";

/** One of a few states of a page, side by side: links, so that each is an address. */
export function LinkChoice({
  label,
  choices,
}: {
  label: string;
  choices: readonly { to: string; label: string; current: boolean }[];
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1 rounded-md bg-none-soft p-0.5 text-sm">
      {choices.map(({ to, label: name, current }) => (
        <Link
          key={name}
          to={to}
          preventScrollReset
          aria-current={current ? "true" : undefined}
          className={clsx(
            "inline-flex min-h-8 items-center rounded px-3 font-medium whitespace-nowrap pointer-coarse:min-h-11",
            current ? "bg-surface text-ink shadow-sm" : "text-soft hover:text-ink",
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
