import type { ReactNode } from "react";

/** The start of a public page: its one h1, a sentence, what to do; on wide windows a plumb line runs next to it. */
export function PageHead({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="relative mx-auto grid max-w-page justify-items-start gap-4 px-gutter py-8 sm:py-12 lg:pr-40">
      <h1 className="max-w-4xl text-display">{title}</h1>
      <div className="max-w-2xl text-lead text-soft">{lead}</div>
      {children}
      <svg
        viewBox="0 0 40 240"
        className="absolute top-0 right-14 hidden h-4/5 max-h-48 lg:block"
        aria-hidden="true"
      >
        <path d="M20 0v196" fill="none" stroke="currentColor" strokeWidth="1" className="text-edge" />
        <path d="M10 196h20l-3 14-7 22-7-22z" className="fill-accent" />
      </svg>
    </div>
  );
}
