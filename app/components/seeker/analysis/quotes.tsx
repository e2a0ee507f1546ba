import { Fragment } from "react";
import { EvidenceLink, place } from "~/components/details/evidence";
import type { EvidenceView } from "~/lib/views/applicant-view";
import type { AskedWords as Words } from "~/lib/views/posting-marks";
import { PanelLink } from "./panel-link";

/** Words of the résumé in one run of text, each said once with the places where it occurs. */
export function Quotes({ evidence }: { evidence: EvidenceView[] }) {
  if (evidence.length === 0) return null;
  return (
    <p className="border-l-2 border-mark-strong pl-3 text-sm">
      {[...byWords(evidence)].map(([text, places], index, all) => (
        <Fragment key={text}>
          {index > 0 && (goesOn(all[index - 1]!, places) ? " " : " · ")}
          <q className="[overflow-wrap:anywhere]">{text}</q>{" "}
          {places.map((quote, at) => (
            <Fragment key={quote.line}>
              {at > 0 && ", "}
              <EvidenceLink
                evidence={quote}
                className="whitespace-nowrap text-soft tabular-nums [a&]:underline [a&]:decoration-line [a&]:underline-offset-3 [a&]:hover:text-ink [a&]:hover:decoration-current"
              >
                {places[at - 1]?.page === quote.page ? `line ${quote.line + 1}` : place(quote)}
              </EvidenceLink>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}

/** Whether words go on with the sentence of the line above. */
function goesOn([before, above]: [string, EvidenceView[]], places: EvidenceView[]): boolean {
  return above.at(-1)!.line + 1 === places[0]!.line && !/[.!?;:]$/.test(before);
}

/** Words of the posting in one run of text, each a link to its place. */
export function AskedWords({ words }: { words: Words[] }) {
  return (
    <p className="border-l-2 border-edge pl-3 text-sm">
      {words.map(({ text, id }, index) => (
        <Fragment key={`${id}${text}`}>
          {index > 0 && " · "}
          {/* A click on quotes that a link makes itself isn't on the link. */}
          <q>
            <PanelLink
              tab="posting"
              target={id}
              className="underline decoration-line underline-offset-3 [overflow-wrap:anywhere] hover:decoration-current"
            >
              {text}
            </PanelLink>
          </q>
        </Fragment>
      ))}
    </p>
  );
}

/** Each text with its lines, from the top of the file down. */
function byWords(evidence: EvidenceView[]): Map<string, EvidenceView[]> {
  const said = new Map<string, EvidenceView[]>();
  for (const quote of [...evidence].sort((a, b) => a.line - b.line)) {
    const places = said.get(quote.text) ?? [];
    if (places.at(-1)?.line !== quote.line) said.set(quote.text, [...places, quote]);
  }
  return said;
}
