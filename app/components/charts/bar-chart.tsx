import { useId } from "react";
import { ChartFrame, NoFigures } from "./chart-frame";
import { place, share, ticksOf } from "./scale";

const ROW = 46;
const AXIS = 26;

export type Bar = { label: string; value: number };

/** Amounts side by side, the longest first or in an order as given. Labels of up to about 30 letters fit a phone. */
export function BarChart({
  title,
  summary,
  bars,
  max,
  format = String,
  heads = ["", "Value"],
}: {
  title: string;
  summary: string;
  bars: readonly Bar[];
  /** where the axis ends; by default at the next round value */
  max?: number;
  /** of an amount, with its unit; the axis has bare figures */
  format?: (value: number) => string;
  /** of the table's two columns */
  heads?: readonly [string, string];
}) {
  const id = useId();
  if (bars.length === 0) return <NoFigures title={title}>{summary}</NoFigures>;
  const ticks = ticksOf(
    bars.map(({ value }) => value),
    max,
  );
  const end = max ?? ticks.at(-1) ?? 1;
  const shown = ticks.filter((tick) => tick <= end);
  const height = bars.length * ROW + AXIS;
  const foot = bars.length * ROW;
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={{ heads, rows: bars.map(({ label, value }) => [label, format(value)]) }}
    >
      <svg
        width="100%"
        height={height}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
        className="block overflow-visible text-sm"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{summary}</desc>
        {bars.map(({ label, value }, index) => (
          <g key={label} transform={`translate(0 ${index * ROW})`}>
            <text x="0" y="16" className="fill-ink">
              {label}
            </text>
            <text x="100%" y="16" textAnchor="end" className="fill-ink font-medium tabular-nums">
              {format(value)}
            </text>
            <line x1="0" x2="100%" y1="28" y2="28" className="stroke-line" />
            <rect x="0" y="24" width={`${share(value, 0, end)}%`} height="8" className="fill-accent" />
          </g>
        ))}
        <line x1="0" x2="100%" y1={foot} y2={foot} className="stroke-edge" />
        {shown.map((tick) => {
          const at = share(tick, 0, end);
          return (
            <g key={tick}>
              <line x1={`${at}%`} x2={`${at}%`} y1={foot} y2={foot + 6} className="stroke-edge" />
              <text x={`${at}%`} y={place(foot + 20)} textAnchor={anchor(at)} className="fill-soft text-xs">
                {tick}
              </text>
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}

function anchor(at: number): "start" | "middle" | "end" {
  if (at < 4) return "start";
  return at > 96 ? "end" : "middle";
}
