import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import type { Audience } from "../../../../workers/domain/billing/plans/list-plans";

/** For Individuals / For Agencies: two addresses of one page, so that it works without a script. */
export function AudienceToggle({ path, audience }: { path: string; audience: Audience }) {
  const choices = [
    { value: "individual", asked: "individuals", label: "For Individuals" },
    { value: "agency", asked: "agencies", label: "For Agencies" },
  ];
  return (
    <nav
      aria-label="Plans for"
      className="inline-flex flex-wrap justify-self-start rounded-lg border border-edge bg-surface p-1"
    >
      {choices.map(({ value, asked, label }) => (
        <Link
          key={value}
          to={`${path}?for=${asked}`}
          preventScrollReset
          aria-current={audience === value ? "page" : undefined}
          className={clsx(
            "inline-flex min-h-11 items-center rounded-md px-4 text-ui font-medium whitespace-nowrap",
            audience === value ? "bg-ink text-paper" : "text-soft hover:text-ink",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
