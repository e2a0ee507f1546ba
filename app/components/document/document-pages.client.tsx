import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Spinner } from "~/components/ui/spinner";
import type { EvidenceView } from "~/lib/views/applicant-view";
import { DOCUMENT_PROBLEMS } from "./document-problems";
import { type PageMark, pageMarks } from "./page-marks";
import { PagePicture, PIXELS_PER_POINT, type Zoom } from "./page-picture";
import { useDocument } from "./use-document.client";

type Props = {
  /** address of a PDF */
  file: string;
  /** words to mark */
  marks: EvidenceView[];
  /** what a reader has just followed a link to */
  active: EvidenceView[];
};

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** The pages of a PDF as pictures, with words marked on them. */
export function DocumentPages({ file, marks, active }: Props) {
  const { state, fail } = useDocument(file);
  const [zoom, setZoom] = useState<Zoom>("fit");
  const box = useRef<HTMLElement>(null);
  const isOpen = state.is === "open";
  useEffect(() => {
    if (!isOpen || active.length === 0) return;
    box.current?.querySelector("[data-pen=active]")?.scrollIntoView({ block: "center", inline: "center" });
  }, [isOpen, active]);
  if (state.is === "opening") {
    return (
      <p role="status" className="flex items-center gap-2 p-4 text-sm text-soft">
        <Spinner className="size-4" /> Opening the pages ...
      </p>
    );
  }
  if (state.is === "failed") return <Banner kind="info">{DOCUMENT_PROBLEMS[state.problem]}</Banner>;
  const { pages, count, draw } = state.document;
  /** The next size, from the one that is seen. */
  function step(by: 1 | -1) {
    const drawn = box.current?.querySelector("figure")?.clientWidth ?? 0;
    const seen = zoom === "fit" ? drawn / ((pages[0]?.width ?? drawn) * PIXELS_PER_POINT) : zoom;
    const next = by > 0 ? ZOOMS.find((one) => one > seen) : ZOOMS.findLast((one) => one < seen);
    if (next) setZoom(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") step(1);
    else if (event.key === "-") step(-1);
    else if (event.key === "0") setZoom("fit");
    else return;
    event.preventDefault();
  }
  const on = (all: PageMark[], number: number) => all.filter(({ page }) => page === number);
  const marked = pageMarks(marks);
  const lit = pageMarks(active);
  return (
    <>
      <ZoomBar zoom={zoom} onStep={step} onZoom={setZoom} />
      <section
        ref={box}
        aria-label="Pages"
        aria-keyshortcuts="+ - 0"
        onKeyDown={onKeyDown}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto p-1"
      >
        <div className="grid gap-4">
          {pages.map((page) => (
            <PagePicture
              key={page.number}
              marks={on(marked, page.number)}
              active={on(lit, page.number)}
              {...{ page, count, draw, fail, zoom }}
            />
          ))}
        </div>
      </section>
      {count > pages.length && (
        <p className="mt-3 text-sm text-soft">
          Only the first {pages.length} of {count} pages are shown.
        </p>
      )}
    </>
  );
}

type ZoomBarProps = { zoom: Zoom; onStep: (by: 1 | -1) => void; onZoom: (zoom: Zoom) => void };

const KEPT: [Zoom, string][] = [
  ["fit", "Fit width"],
  [1, "100%"],
  [1.5, "150%"],
];

function ZoomBar({ zoom, onStep, onZoom }: ZoomBarProps) {
  return (
    <fieldset
      aria-label="Size of the pages"
      className="sticky top-0 z-10 mb-2 flex flex-wrap items-center gap-1 bg-sunken py-2 text-sm"
    >
      <Button type="button" look="quiet" size="small" aria-label="Smaller" onClick={() => onStep(-1)}>
        <Minus className="size-4" aria-hidden="true" />
      </Button>
      <Button type="button" look="quiet" size="small" aria-label="Larger" onClick={() => onStep(1)}>
        <Plus className="size-4" aria-hidden="true" />
      </Button>
      {KEPT.map(([size, label]) => (
        <Button
          key={label}
          type="button"
          look={zoom === size ? "secondary" : "quiet"}
          size="small"
          aria-pressed={zoom === size}
          onClick={() => onZoom(size)}
        >
          {label}
        </Button>
      ))}
      <span role="status" className="sr-only">
        {zoom === "fit" ? "As wide as there is room" : `${Math.round(zoom * 100)}%`}
      </span>
    </fieldset>
  );
}
