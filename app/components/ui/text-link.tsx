import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";

/** External links get an arrow and tell screen readers; they open in place, so that Back returns. */
export function TextLink({
  to,
  quiet = false,
  className,
  children,
}: {
  to: string;
  /** for lists of links: the text's colour, underlined on hover */
  quiet?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const look = clsx(
    "rounded-sm",
    quiet ? "text-soft underline-offset-4 hover:text-ink hover:underline" : "text-link",
    className,
  );
  if (/^(mailto|tel):/.test(to)) {
    return (
      <a href={to} className={look}>
        {children}
      </a>
    );
  }
  if (!/^https?:/.test(to)) {
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} rel="noopener" className={look}>
      {children}
      <ArrowUpRight className="ml-0.5 inline size-[0.9em] align-[-0.08em]" aria-hidden="true" />
      <span className="sr-only"> (another site)</span>
    </a>
  );
}
