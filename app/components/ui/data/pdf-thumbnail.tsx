import { clsx } from "clsx";

type OutlineLine = { x: number; y: number; width: number; height: number; bold: boolean };

const round = (value: number) => Math.round(value * 10) / 10;

/** A rectangle per line at two thirds of its height, about what letters fill. */
function strokesOf(lines: readonly OutlineLine[]): string {
  return lines
    .map(({ x, y, width, height }) => {
      const thick = round(height * 0.66);
      return `M${round(x)} ${round(y + height * 0.17)}h${round(width)}v${thick}h${round(-width)}z`;
    })
    .join("");
}

/** A few kB of HTML instead of the file and a PDF library. @param page in points; `lines` from the top left corner */
export function PdfThumbnail({
  page,
  lines,
  label,
  className = "w-32",
}: {
  page: { width: number; height: number } | null;
  lines: readonly OutlineLine[];
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
