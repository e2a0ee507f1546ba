import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { lineId, useEvidence } from "~/components/details/evidence";
import { MarkedWordsBar, Words } from "~/components/details/resume-text";
import type { PlacedLine, PlacedPage, PlacedWords } from "~/lib/page-layout";
import type { EvidenceView } from "~/lib/views/applicant-view";
import { segmentsOf } from "~/lib/views/resume-pages";

/**
 * The résumé's text as it was read: on wide screens each line at its place on the page, on narrow ones line by line. Words
 * that the account rests on are marked; a link to a line lights it up, with scripts the very words.
 */
export function PageText({ pages }: { pages: PlacedPage[] }) {
  const { active } = useEvidence();
  return (
    <section
      aria-label="Text of the résumé"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative min-h-0 bg-sunken px-3 pb-4 lg:overflow-y-auto"
    >
      <MarkedWordsBar what="this page speaks of" />
      {pages.map((page) => (
        <Page key={page.number} page={page} active={active} />
      ))}
    </section>
  );
}

function Page({ page: { number, ratio, lines }, active }: { page: PlacedPage; active: EvidenceView[] }) {
  const isLaidOut = ratio !== null;
  return (
    <div className="mb-4 rounded border border-line bg-surface">
      <h3 className="px-3 pt-3 font-sans text-xs font-medium tracking-wide text-soft">Page {number}</h3>
      <div
        style={{ "--ratio": ratio ?? "auto" } as CSSProperties}
        className={clsx("@container px-3 pt-1 pb-4", isLaidOut && "lg:relative lg:aspect-(--ratio) lg:p-0")}
      >
        {lines.map((line) => (
          <TextLine key={line.index} line={line} active={active} isLaidOut={isLaidOut} />
        ))}
      </div>
    </div>
  );
}

type LineProps = { line: PlacedLine; active: EvidenceView[]; isLaidOut: boolean };

function TextLine({ line, active, isLaidOut }: LineProps) {
  const here = active.filter((quote) => quote.line === line.index);
  const place = {
    "--x": `${line.x}%`,
    "--y": `${line.y}%`,
    "--w": `${line.width}%`,
    "--size": `${line.size}cqw`,
  } as CSSProperties;
  return (
    <p
      id={lineId(line.index)}
      tabIndex={-1}
      style={isLaidOut ? place : undefined}
      className={clsx(
        "resume-line grid scroll-my-24 grid-cols-[2rem_minmax(0,1fr)] gap-2 text-sm leading-relaxed",
        line.newBlock && "mt-4",
        line.bold && "font-semibold",
        isLaidOut &&
          "lg:absolute lg:top-(--y) lg:left-(--x) lg:mt-0 lg:block lg:h-(--size) lg:w-(--w) lg:font-[Arial,Helvetica,sans-serif] lg:text-(length:--size) lg:leading-none lg:whitespace-pre",
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          "text-right text-xs leading-[1.9] font-normal text-soft select-none",
          isLaidOut && "lg:hidden",
        )}
      >
        {line.index + 1}
      </span>
      <span
        className={clsx(
          "whitespace-pre-wrap [overflow-wrap:anywhere] [tab-size:4]",
          isLaidOut && "lg:contents",
        )}
      >
        {line.words.map((words, index) => (
          <Stretch
            key={words.start}
            line={line}
            words={words}
            active={here}
            isFirst={index === 0}
            isLaidOut={isLaidOut}
          />
        ))}
      </span>
    </p>
  );
}

/** The words between two wide gaps of a line. */
function Stretch({
  line,
  words: { start, end, x },
  active,
  isFirst,
  isLaidOut,
}: LineProps & { words: PlacedWords; isFirst: boolean }) {
  const own = {
    ...line,
    text: line.text.slice(start, end),
    marks: within(line.marks, start, end),
  };
  const lit = within(
    active.map((quote) => [quote.start, quote.end]),
    start,
    end,
  );
  return (
    <span
      style={isLaidOut ? ({ "--x": `${x}%` } as CSSProperties) : undefined}
      className={clsx(isLaidOut && "lg:absolute lg:left-(--x) lg:whitespace-pre")}
    >
      {!isFirst && <span className={clsx(isLaidOut && "lg:hidden")}>{"\t"}</span>}
      {segmentsOf(own, lit).map((segment) => (
        <Words key={segment.start} segment={segment} />
      ))}
    </span>
  );
}

function within(ranges: [number, number][], start: number, end: number): [number, number][] {
  return ranges.flatMap(([from, to]): [number, number][] => {
    const cut: [number, number] = [Math.max(from, start) - start, Math.min(to, end) - start];
    return cut[1] > cut[0] ? [cut] : [];
  });
}
