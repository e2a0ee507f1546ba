import { importances } from "~/components/details/score-account";
import { Block } from "~/components/details/verdict";
import type { KeywordView } from "~/lib/views/keyword-views";
import type { MatchView } from "~/lib/views/match-view";
import { FindingItems } from "./finding-items";
import { Quotes } from "./quotes";

/** What would make the résumé speak better beside the changes that were tried: all of it only where it is true. */
export function ChangeList({ view }: { view: MatchView }) {
  return (
    <>
      {view.keywords.length > 0 && (
        <Block title="Keyword suggestions">
          <p className="mb-4 text-sm text-soft">
            Words of the job that your résumé bears out in part, and where they could truthfully stand.
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
          <p className="text-soft">Nothing about the résumé itself stands out.</p>
        )}
      </Block>
    </>
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
