import { Minus, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Spinner } from "~/components/ui/spinner";
import { DOCUMENT_PROBLEMS } from "./document-problems";
import { type Mark, PagePicture } from "./page-picture";
import { useDocument } from "./use-document.client";

export type PageMark = Mark & { page: number };

type Props = {
  /** address of a PDF */
  file: string;
  marks: PageMark[];
  /** what a reader has just followed a link to */
  active: PageMark[];
};

const ZOOMS = [1, 1.25, 1.5, 2, 3];

/** The pages of a PDF as pictures, with words marked on them. */
export function DocumentPages({ file, marks, active }: Props) {
  const { state, fail } = useDocument(file);
  const [zoom, setZoom] = useState(1);
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
  const on = (all: PageMark[], number: number) => all.filter(({ page }) => page === number);
  return (
    <>
      <ZoomBar zoom={zoom} onZoom={setZoom} />
      <section
        ref={box}
        aria-label="Pages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto p-1"
      >
        <div className="grid gap-4">
          {pages.map((page) => (
            <PagePicture
              key={page.number}
              marks={on(marks, page.number)}
              active={on(active, page.number)}
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

function ZoomBar({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const at = ZOOMS.indexOf(zoom);
  const [smaller, larger] = [ZOOMS[at - 1], ZOOMS[at + 1]];
  return (
    <fieldset
      aria-label="Size of the pages"
      className="sticky top-0 z-10 mb-2 flex items-center gap-1 bg-sunken py-2 text-sm"
    >
      <Button
        type="button"
        look="quiet"
        size="small"
        aria-label="Smaller"
        disabled={smaller === undefined}
        onClick={() => smaller && onZoom(smaller)}
      >
        <Minus className="size-4" aria-hidden="true" />
      </Button>
      <span role="status" className="min-w-12 text-center tabular-nums">
        {Math.round(zoom * 100)}%
      </span>
      <Button
        type="button"
        look="quiet"
        size="small"
        aria-label="Larger"
        disabled={larger === undefined}
        onClick={() => larger && onZoom(larger)}
      >
        <Plus className="size-4" aria-hidden="true" />
      </Button>
      <Button type="button" look="quiet" size="small" aria-pressed={zoom === 1} onClick={() => onZoom(1)}>
        Fit width
      </Button>
    </fieldset>
  );
}
