import type { ReactNode } from "react";
import { TrackedSection } from "~/components/consent/tracked-section";

/** The first screen of a page: what is promised, what to do, and next to it the proof. */
export function Hero({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <TrackedSection name="hero" aria-labelledby="promise" className="relative overflow-hidden">
      <div className="mx-auto grid max-w-page gap-6 px-gutter pt-6 pb-section sm:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-16">
        <div className="grid content-start gap-5">
          <h1 id="promise" className="text-display">
            {title}
          </h1>
          <p className="max-w-reading text-lead text-soft">{lead}</p>
          {actions}
        </div>
        <div className="relative min-w-0 lg:pt-14">
          <Cord />
          {children}
        </div>
      </div>
    </TrackedSection>
  );
}

function Cord() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute -top-16 left-1/2 hidden h-30 flex-col items-center lg:flex"
    >
      <div className="w-px flex-1 bg-ink/60" />
      <svg viewBox="0 0 10 14" className="h-5 w-4" aria-hidden="true">
        <path d="M0 0h10l-1.5 7L5 14 1.5 7z" className="fill-accent" />
      </svg>
    </div>
  );
}
