import type { ReactNode } from "react";

export function EmptyState({
  title,
  action,
  level: Heading = "h3",
  children,
}: {
  title: string;
  action?: ReactNode;
  level?: "h2" | "h3";
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-edge px-6 py-12 text-center">
      <svg viewBox="0 0 96 40" className="mb-1 w-24 text-edge" aria-hidden="true">
        <path d="M8 4h20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M18 4v10c0 16 14 19 24 19s14-9 24-9c8 0 9 8 16 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <path d="m80 28 8 2-1 8-7-1z" className="fill-accent" />
        <path d="M4 38.5h88" fill="none" stroke="currentColor" strokeWidth="1" />
      </svg>
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="max-w-prose text-soft">{children}</div>}
      {action}
    </div>
  );
}
