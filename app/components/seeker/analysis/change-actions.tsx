import { Badge } from "~/components/ui/data/badge";
import { signed } from "~/lib/format";
import type { WhatIfView } from "~/lib/views/match-view";

/** At most three changes that would lift this match: each was tried, and holds only where it is true. */
export function ChangeActions({ whatIfs }: { whatIfs: WhatIfView[] }) {
  return (
    <section>
      <h2 className="mb-1 font-sans sm:mb-2 text-ui font-semibold">What would change this</h2>
      {whatIfs.length > 0 ? (
        <>
          <ol className="grid gap-1.5 text-sm sm:gap-2 sm:text-base">
            {whatIfs.map((whatIf) => (
              <ChangeAction key={whatIf.promise} whatIf={whatIf} />
            ))}
          </ol>
          <p className="mt-1 text-sm text-soft sm:mt-2">
            Each was tried, and everything scored again. Make it only if it is true.
          </p>
        </>
      ) : (
        <p className="text-soft">
          We found no change to your résumé that would lift this match by half a point or more.
        </p>
      )}
    </section>
  );
}

function ChangeAction({ whatIf: { promise, from, to } }: { whatIf: WhatIfView }) {
  return (
    <li className="grid break-inside-avoid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-2 sm:gap-3">
      <Badge tone="good" className="justify-self-start font-semibold">
        {signed(to - from)}
      </Badge>
      <p className="[overflow-wrap:anywhere]">{promise}</p>
    </li>
  );
}
