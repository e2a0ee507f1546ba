import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { DocumentProblem } from "./document-problems";
import type { OpenDocument } from "./open-document.client";
import type { PageSize } from "./page-messages";

/** In PDF points from the page's top left corner. */
export type Mark = { x: number; y: number; width: number; height: number };

/** A share of the size on paper, or as wide as there is room. */
export type Zoom = number | "fit";

type Props = {
  page: PageSize;
  count: number;
  draw: OpenDocument["draw"];
  fail: (error: unknown) => void;
  zoom: Zoom;
  marks: Mark[];
  active: Mark[];
};

/** CSS has 96 pixels to an inch, PDF 72 points. */
export const PIXELS_PER_POINT = 96 / 72;

/** Beyond this a page is a strip that nobody can read, and would be drawn for nothing. */
const MAX_RATIO = 10;

/** A page as it looks on paper, drawn once it is scrolled to and forgotten far from it. */
export function PagePicture({ page, count, draw, fail, zoom, marks, active }: Props) {
  const { number, width, height } = page;
  const name = `Page ${number} of ${count}`;
  const ratio = Math.max(width / height, height / width);
  if (!(ratio <= MAX_RATIO)) {
    return (
      <p className="rounded border border-line bg-surface p-4 text-sm text-soft">
        {name} has an unusual shape, {Math.round(width)} by {Math.round(height)} points, and isn’t drawn.
      </p>
    );
  }
  return (
    <figure
      style={{
        width: zoom === "fit" ? "100%" : width * zoom * PIXELS_PER_POINT,
        aspectRatio: `${width} / ${height}`,
      }}
      className="relative shadow-sm outline outline-line"
      data-page={number}
    >
      <Drawing {...{ page, name, draw, fail, zoom }} />
      {marks.map((mark) => (
        <Pen key={`${mark.x} ${mark.y}`} mark={mark} page={page} className="bg-page-mark" />
      ))}
      {active.map((mark) => (
        <Pen
          key={`${mark.x} ${mark.y} active`}
          mark={mark}
          page={page}
          className="bg-page-mark-strong outline-2 outline-offset-1 outline-page-edge"
          isActive
        />
      ))}
    </figure>
  );
}

function Pen({
  mark: { x, y, width, height },
  page,
  className,
  isActive,
}: {
  mark: Mark;
  page: PageSize;
  className: string;
  isActive?: true;
}) {
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <span
      aria-hidden="true"
      data-pen={isActive ? "active" : "marked"}
      style={{
        left: share(x, page.width),
        top: share(y, page.height),
        width: share(width, page.width),
        height: share(height, page.height),
      }}
      className={clsx("pointer-events-none absolute rounded-sm mix-blend-multiply", className)}
    />
  );
}

function Drawing({
  page,
  name,
  draw,
  fail,
  zoom,
}: Pick<Props, "page" | "draw" | "fail" | "zoom"> & { name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [blank, setBlank] = useState(false);
  const width = useWidth(canvas);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // `scrollMargin`: also within a box that scrolls; browsers without it draw a page as it comes into sight.
    const options = { scrollMargin: "50% 0px", rootMargin: "50% 0px" } as IntersectionObserverInit;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), options);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new width or zoom is a new picture
  useEffect(() => {
    const element = canvas.current;
    if (!element || width === 0) return;
    if (!near) {
      // Its points are given back: fifty pages would take half a gigabyte.
      element.width = element.height = 0;
      return;
    }
    let wanted = true;
    draw(page.number, Math.round(width * window.devicePixelRatio))
      .then((picture) => {
        if (!wanted) return picture.close();
        element.width = picture.width;
        element.height = picture.height;
        element.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
        element.dataset.drawn = "";
      })
      .catch((error: unknown) => {
        if (!wanted) return;
        // A page that is broken leaves the others; a file that takes too long is done with.
        if (error instanceof DocumentProblem && error.code === "damaged") setBlank(true);
        else fail(error);
      });
    return () => {
      wanted = false;
    };
  }, [near, width, zoom]);
  if (blank)
    return (
      <p className="absolute inset-0 bg-surface p-4 text-sm text-soft">
        {name} is damaged and can’t be drawn.
      </p>
    );
  return <canvas ref={canvas} role="img" aria-label={name} className="absolute inset-0 size-full bg-page" />;
}

/** In CSS pixels; waits until a window that is being resized has come to rest. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0);
      clearTimeout(timer);
      timer = setTimeout(() => setWidth((before) => now || before), 100);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return width;
}
