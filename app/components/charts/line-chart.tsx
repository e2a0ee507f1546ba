import { useId } from "react";
import { ChartFrame, NoFigures } from "./chart-frame";
import { place, share, ticksOf } from "./scale";
import { Legend, seriesLook } from "./series-look";

const TOP = 14;
const PLOT = 180;
const HEIGHT = TOP + PLOT + 26;
/** Percent of the width of the first point, next to the axis' figures, and of the last. */
const FIRST = 11;
const LAST = 92;
const MAX_LABELS = 6;

export type Series = { label: string; values: readonly (number | null)[] };

/** How something went over time. Its text keeps its size at any width. Nothing is drawn across a gap (null). */
export function LineChart({
  title,
  summary,
  labels,
  series,
  max,
  format = String,
  head = "When",
}: {
  title: string;
  summary: string;
  /** of the points, from left to right */
  labels: readonly string[];
  /** three at most, each with a value per label */
  series: readonly Series[];
  max?: number;
  format?: (value: number) => string;
  /** of the table's first column */
  head?: string;
}) {
  const id = useId();
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  if (values.length === 0) return <NoFigures title={title}>{summary}</NoFigures>;
  const ticks = ticksOf(values, max);
  const end = max ?? ticks.at(-1) ?? 1;
  const x = (index: number) =>
    labels.length < 2 ? 50 : place(FIRST + (index / (labels.length - 1)) * (LAST - FIRST));
  const y = (value: number) => place(TOP + PLOT * (1 - share(value, 0, end) / 100));
  const every = Math.ceil(labels.length / MAX_LABELS);
  return (
    <ChartFrame
      title={title}
      summary={summary}
      legend={<Legend labels={series.map(({ label }) => label)} />}
      table={{
        heads: [head, ...series.map(({ label }) => label)],
        rows: labels.map((label, index) => [
          label,
          ...series.map((one) => {
            const value = one.values[index] ?? null;
            return value === null ? "none" : format(value);
          }),
        ]),
      }}
    >
      <svg
        width="100%"
        height={HEIGHT}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
        className="block text-xs"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{summary}</desc>
        {ticks
          .filter((tick) => tick <= end)
          .map((tick) => (
            <g key={tick}>
              <line
                x1="0"
                x2="100%"
                y1={y(tick)}
                y2={y(tick)}
                className={tick === 0 ? "stroke-edge" : "stroke-line"}
              />
              {tick > 0 && (
                <text x="0" y={y(tick) - 3} className="fill-soft">
                  {format(tick)}
                </text>
              )}
            </g>
          ))}
        {labels.map((label, index) =>
          index % every === 0 ? (
            <text key={label} x={`${x(index)}%`} y={HEIGHT - 8} textAnchor="middle" className="fill-soft">
              {label}
            </text>
          ) : null,
        )}
        <svg
          aria-hidden="true"
          width="100%"
          height={HEIGHT}
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {series.map((one, index) => {
            const { stroke, dash } = seriesLook(index);
            return (
              <path
                key={one.label}
                d={strokeOf(one.values, x, y)}
                fill="none"
                className={stroke}
                strokeWidth="2"
                strokeDasharray={dash}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            );
          })}
        </svg>
        {series.map((one, index) =>
          one.values.map((value, point) =>
            value === null ? null : (
              <svg
                aria-hidden="true"
                key={`${one.label} ${labels[point]}`}
                x={`${x(point)}%`}
                y={y(value)}
                className="overflow-visible"
              >
                <path d={seriesLook(index).mark} className={seriesLook(index).fill} />
              </svg>
            ),
          ),
        )}
      </svg>
    </ChartFrame>
  );
}

/** One stroke per run of values; `x` and `y` give coordinates of a point's place and value. */
function strokeOf(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, index) => {
      if (value === null) return "";
      const pen = index === 0 || values[index - 1] == null ? "M" : "L";
      return `${pen}${x(index)} ${y(value)}`;
    })
    .join("");
}
