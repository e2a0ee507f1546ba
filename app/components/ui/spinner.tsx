import { clsx } from "clsx";

/** Decoration: say in words what is loading. */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={clsx("shrink-0", className)} aria-hidden="true">
      <path d="M5 1.5h10" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <g className="origin-[50%_7.5%] animate-swing [transform-box:view-box]">
        <path d="M10 1.5v9" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M7 10.5h6l-1 3.5-2 5-2-5z" fill="currentColor" />
      </g>
    </svg>
  );
}
