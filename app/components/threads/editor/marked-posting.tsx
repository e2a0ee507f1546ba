import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { EditorRow } from "./editor-row-state";

type Piece = { start: number; text: string; ids: string[] };

/** The posting cut where a requirement's words begin or end, each piece with the rows that it belongs to. */
function piecesOf(posting: string, rows: EditorRow[]): Piece[] {
  const marks = rows.flatMap(({ id, marks: own }) => own.map((mark) => ({ ...mark, id })));
  const cuts = [...new Set([0, posting.length, ...marks.flatMap(({ start, end }) => [start, end])])];
  cuts.sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => ({
    start,
    text: posting.slice(start, cuts[index + 1]),
    ids: marks.filter((mark) => mark.start <= start && start < mark.end).map(({ id }) => id),
  }));
}

/** The words of each counted requirement are marked, the chosen one's more strongly; a mark leads to its row. */
export function MarkedPosting({
  posting,
  rows,
  active,
  onChoose,
}: {
  posting: string;
  rows: EditorRow[];
  active: string | null;
  onChoose: (id: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = active && box.current?.querySelector<HTMLElement>("[data-active]");
    if (!first || !box.current) return;
    // Only this box scrolls, never the page under the reader's hands.
    const { top, bottom } = box.current.getBoundingClientRect();
    const at = first.getBoundingClientRect();
    if (at.top < top || at.bottom > bottom) box.current.scrollTop += at.top - (top + bottom) / 2;
  }, [active]);
  const counted = rows.filter(
    ({ group, id, isProposed }) => group !== "ignore" || isProposed || id === active,
  );
  return (
    <section
      ref={box}
      aria-label="The posting, with the words of each requirement marked"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-80 overflow-y-auto rounded-md border border-line p-4 text-sm leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere] @5xl:sticky @5xl:top-4 @5xl:max-h-[calc(100dvh-12rem)]"
    >
      {piecesOf(posting, counted).map(({ start, text, ids }) => {
        const id = ids[0];
        if (id === undefined) return <span key={start}>{text}</span>;
        const isActive = active !== null && ids.includes(active);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a short cut by mouse; by keyboard each row is reached itself
          <mark
            key={start}
            data-active={isActive || undefined}
            onClick={() => onChoose(id)}
            className={clsx("cursor-pointer text-ink", isActive ? "bg-mark-strong" : "bg-mark")}
          >
            {text}
          </mark>
        );
      })}
    </section>
  );
}
