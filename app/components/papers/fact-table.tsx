import type { ReactNode } from "react";

/** A paper's facts: what is asked on the left, what the thread says on the right. */
export function FactTable({ facts }: { facts: { term: string; says: ReactNode }[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)]">
      {facts.map(({ term, says }) => (
        <div key={term} className="contents">
          <dt className="font-medium">{term}</dt>
          <dd className="[overflow-wrap:anywhere] text-soft max-sm:mb-2">{says}</dd>
        </div>
      ))}
    </dl>
  );
}
