import { clsx } from "clsx";
import type { ReactNode, TdHTMLAttributes } from "react";

/** Becomes a stack of cards on phones. */
export function CardTable({
  caption,
  head,
  children,
}: {
  caption: string;
  head: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border-line md:border md:bg-surface"
    >
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-left max-md:hidden">
          <tr>{head}</tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3 md:divide-y md:divide-line">{children}</tbody>
      </table>
    </section>
  );
}

/** `compact`: two lines of text high. */
export function CardRow({ compact, children }: { compact?: boolean; children: ReactNode }) {
  return (
    <tr
      className={clsx(
        compact ? "align-middle" : "align-top",
        "group/row max-md:grid max-md:grid-cols-2 max-md:gap-x-5 max-md:gap-y-2 max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface max-md:p-4",
        compact && "md:hover:bg-sunken/60 md:[&>td]:py-1",
      )}
    >
      {children}
    </tr>
  );
}

/** On a card the label precedes the cell. `wide` cells take its whole width. */
export function Cell({
  label,
  wide,
  className,
  children,
  ...rest
}: TdHTMLAttributes<HTMLTableCellElement> & { label?: string; wide?: boolean }) {
  return (
    <td
      data-label={label}
      className={clsx(
        "px-2 py-3 first:pl-4 last:pr-4 max-md:p-0 max-md:first:pl-0 max-md:last:pr-0",
        label &&
          "max-md:flex max-md:items-start max-md:justify-between max-md:gap-2 max-md:before:text-soft max-md:before:content-[attr(data-label)]",
        wide && "max-md:col-span-2",
        className,
      )}
      {...rest}
    >
      {children}
    </td>
  );
}
