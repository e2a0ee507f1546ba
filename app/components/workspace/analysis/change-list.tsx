import { importances } from "~/components/details/score-account";
import { Block } from "~/components/details/verdict";
import { Badge } from "~/components/ui/badge";
import { points, signed } from "~/lib/format";
import type { KeywordView } from "~/lib/keyword-views";
import type { MatchView, WhatIfView } from "~/lib/match-view";
import { FindingItems } from "./finding-items";
import { Quotes } from "./quotes";

/** What would lift this match, and what would make the résumé speak better: all of it only where it is true. */
export function ChangeList({ view }: { view: MatchView }) {
  return (
    <>
      <Block title="What would change this">
        {view.whatIfs.length > 0 ? (
          <>
            <p className="mb-4 text-sm text-soft">
              Each line was tried: the change was made to what was read from your résumé, and everything was
              scored again. Make it only if it is true.
            </p>
            <ol className="grid gap-4">
              {view.whatIfs.map((whatIf) => (
                <WhatIfItem key={whatIf.promise} whatIf={whatIf} />
              ))}
            </ol>
          </>
        ) : (
          <p className="text-soft">No single change that we can try would lift this match.</p>
        )}
      </Block>
      {view.keywords.length > 0 && (
        <Block title="Keyword suggestions">
          <p className="mb-4 text-sm text-soft">
            Words of the job that your résumé doesn’t bear out yet, and where they could truthfully stand.
          </p>
          <ul className="grid gap-4">
            {view.keywords.map((keyword) => (
              <KeywordItem key={keyword.id} keyword={keyword} />
            ))}
          </ul>
        </Block>
      )}
      <Block title="Improvement suggestions">
        {view.suggestions.length > 0 ? (
          <FindingItems findings={view.suggestions} />
        ) : (
          <p className="text-soft">Nothing beyond the changes above stands out.</p>
        )}
      </Block>
    </>
  );
}

function WhatIfItem({ whatIf: { promise, from, to } }: { whatIf: WhatIfView }) {
  return (
    <li className="grid break-inside-avoid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-3">
      <Badge tone="good" className="justify-self-start font-semibold">
        {signed(to - from)}
      </Badge>
      <p>
        {promise}{" "}
        <span className="whitespace-nowrap text-soft tabular-nums">
          {points(from)} → {points(to)}
        </span>
      </p>
    </li>
  );
}

function KeywordItem({ keyword: { label, importance, where, evidence } }: { keyword: KeywordView }) {
  return (
    <li className="grid break-inside-avoid gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-medium [overflow-wrap:anywhere]">{label}</strong>
        <span className="text-sm text-soft">{importances[importance]}</span>
      </p>
      <p className="text-sm">{where}</p>
      <Quotes evidence={evidence} />
    </li>
  );
}
