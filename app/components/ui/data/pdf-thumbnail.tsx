import { clsx } from "clsx";

type OutlineLine = { x: number; y: number; width: number; height: number; bold: boolean };

const round = (value: number) => Math.round(value * 10) / 10;

/** One rectangle per line, as one path: two thirds of the line's height, which is about what its letters fill. */
function strokesOf(lines: readonly OutlineLine[]): string {
  return lines
    .map(({ x, y, width, height }) => {
      const thick = round(height * 0.66);
      return `M${round(x)} ${round(y + height * 0.17)}h${round(width)}v${thick}h${round(-width)}z`;
    })
    .join("");
}

/**
 * A page of a file in small: each line of text at its true place and length, as the reader of files measured it, its
 * words left out. A few kB of HTML that need neither the file nor a PDF library in the browser.
 *
 * @param page width and height in points; `lines` in points from the top left corner
 */
export function PdfThumbnail({
  page,
  lines,
  label,
  className = "w-32",
}: {
  page: { width: number; height: number } | null;
  lines: readonly OutlineLine[];
  /** what file it is: "First page of lind.pdf" */
  label: string;
  className?: string;
}) {
  const { width, height } = page ?? { width: 595, height: 842 };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={page ? label : `${label}: no picture`}
      className={clsx("block rounded-sm border border-edge bg-surface shadow-sm", className)}
    >
      <path d={strokesOf(lines.filter(({ bold }) => !bold))} className="fill-edge" />
      <path d={strokesOf(lines.filter(({ bold }) => bold))} className="fill-ink" />
      {!page && <path d="M180 540 415 300M180 300l235 240" className="stroke-edge" strokeWidth="12" />}
    </svg>
  );
}
