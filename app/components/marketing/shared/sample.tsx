import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A piece of the product at work on made-up people; it says so. */
export function Sample({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <figure
      className={clsx(
        "min-w-0 content-start overflow-hidden rounded-lg border border-line bg-surface text-left shadow-lg",
        className,
      )}
    >
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-sunken px-4 py-2 text-sm">
        <span className="font-medium">{title}</span>
        <span className="text-soft">Sample data</span>
      </figcaption>
      <div className="p-4 sm:px-6">{children}</div>
    </figure>
  );
}
