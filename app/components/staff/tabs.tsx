import { Link } from "@remix-run/react";
import { clsx } from "clsx";

export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: { to: string; label: string; current: boolean }[];
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1 border-b border-line">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.current ? "page" : undefined}
          className={clsx(
            "-mb-px border-b-2 px-3 py-2 text-[0.95rem]",
            tab.current
              ? "border-accent font-semibold text-ink"
              : "border-transparent text-soft hover:text-ink",
          )}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
