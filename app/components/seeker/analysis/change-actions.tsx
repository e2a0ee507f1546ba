import { Badge } from "~/components/ui/data/badge";
import { points, signed } from "~/lib/format";
import type { WhatIfView } from "~/lib/views/match-view";

/** At most three changes that would lift this match: each was tried, and holds only where it is true. */
export function ChangeActions({ whatIfs }: { whatIfs: WhatIfView[] }) {
  return (
    <section>
      <h2 className="mb-2 text-xl">What would change this</h2>
      {whatIfs.length > 0 ? (
        <>
          <ol className="grid gap-3">
            {whatIfs.map((whatIf) => (
              <ChangeAction key={whatIf.promise} whatIf={whatIf} />
            ))}
          </ol>
          <p className="mt-3 text-sm text-soft">
            Each was tried on what was read from your résumé, and everything was scored again. Make it only if
            it is true.
          </p>
        </>
      ) : (
        <p className="text-soft">
          We found nothing in your résumé that, said more plainly, would lift this match.
        </p>
      )}
    </section>
  );
}

function ChangeAction({ whatIf: { promise, from, to } }: { whatIf: WhatIfView }) {
  return (
    <li className="grid break-inside-avoid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-3">
      <Badge tone="good" className="justify-self-start font-semibold">
        {signed(to - from)}
      </Badge>
      <p className="[overflow-wrap:anywhere]">
        {promise}{" "}
        <span className="whitespace-nowrap text-soft tabular-nums">
          {points(from)} → {points(to)}
        </span>
      </p>
    </li>
  );
}
