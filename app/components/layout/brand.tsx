import { clsx } from "clsx";

export function PlumbMark({ className }: { className?: string }) {
  return (
    <svg viewBox="7 2 18 29" className={clsx("shrink-0", className)} aria-hidden="true">
      <path d="M8 3h16M16 3v13" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M11 16h10l-1.5 7L16 30l-3.5-7z" className="fill-accent" />
    </svg>
  );
}

export function Brand() {
  return (
    <span className="inline-flex items-center gap-3 font-serif text-xl font-semibold tracking-tight">
      <PlumbMark className="h-7" />
      Plumbline
    </span>
  );
}
