import { clsx } from "clsx";
import type { EvidenceView } from "~/lib/views/applicant-view";
import { type LineView, type PageView, type Segment, segmentsOf } from "~/lib/views/resume-pages";
import { lineId, useEvidence } from "./evidence";

/** The résumé as the engine read it, page by page, line by line, with the words that scores rest on marked. */
export function ResumeText({
  pages,
  what = "the scores rest on",
  className,
}: {
  pages: PageView[];
  what?: string;
  className?: string;
}) {
  const { active } = useEvidence();
  return (
    <section
      aria-label="Text of the résumé"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(
        "relative min-h-0 border-line bg-sunken px-3 pb-8 max-lg:border-t sm:px-6 lg:overflow-y-auto lg:border-l",
        className,
      )}
    >
      <MarkedWordsBar className="sm:-mx-6 sm:px-6" what={what} />
      {pages.map(({ number, lines }) => (
        <div key={number} className="mb-5 rounded border border-line bg-surface px-3 py-4 sm:px-5">
          <h3 className="mb-3 font-sans text-xs font-medium tracking-wide text-soft">Page {number}</h3>
          {lines.map((line) => (
            <TextLine key={line.index} line={line} active={active} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** Says what the marks mean and, after a link was followed, leads back to where the reader came from. */
export function MarkedWordsBar({ what, className }: { what: string; className?: string }) {
  const { active, goBack } = useEvidence();
  return (
    <div
      className={clsx(
        "sticky top-0 z-10 -mx-3 flex min-h-12 items-center justify-between gap-3 bg-sunken px-3 py-2 text-sm",
        className,
      )}
    >
      <p className="text-soft">
        <mark className="rounded-sm bg-mark px-1 text-ink">Marked words</mark> are what {what}.
      </p>
      {active.length > 0 && (
        <button
          type="button"
          onClick={goBack}
          className="min-h-9 rounded-md bg-ink px-3 py-1.5 font-medium whitespace-nowrap text-paper"
        >
          Back to the account
        </button>
      )}
    </div>
  );
}

function TextLine({ line, active }: { line: LineView; active: EvidenceView[] }) {
  const here = active
    .filter((quote) => quote.line === line.index)
    .map(({ start, end }): [number, number] => [start, end]);
  return (
    <p
      id={lineId(line.index)}
      tabIndex={-1}
      className={clsx(
        "resume-line grid scroll-my-24 grid-cols-[2rem_minmax(0,1fr)] gap-2 text-sm leading-relaxed",
        line.newBlock && "mt-4",
        line.bold && "font-semibold",
      )}
    >
      <span aria-hidden="true" className="text-right text-xs leading-[1.9] font-normal text-soft select-none">
        {line.index + 1}
      </span>
      <span className="whitespace-pre-wrap [overflow-wrap:anywhere] [tab-size:4]">
        {segmentsOf(line, here).map((segment) => (
          <Words key={segment.start} segment={segment} />
        ))}
      </span>
    </p>
  );
}

/** A part of the text: marked where something rests on it, lit up while it is followed. */
export function Words({ segment: { text, marked, active } }: { segment: Segment }) {
  if (active) {
    return (
      <mark className="rounded-sm bg-mark-strong text-ink outline-2 outline-accent" data-active>
        {text}
      </mark>
    );
  }
  return marked ? <mark className="rounded-sm bg-mark text-ink">{text}</mark> : text;
}
