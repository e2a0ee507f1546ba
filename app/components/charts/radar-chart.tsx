import { useId } from "react";
import { ChartFrame, NoFigures } from "./chart-frame";
import { place, share } from "./scale";
import { Legend, seriesLook } from "./series-look";

const WIDTH = 360;
const HEIGHT = 300;
const CENTER = { x: WIDTH / 2, y: HEIGHT / 2 };
const RADIUS = 104;
const RINGS = [25, 50, 75, 100];

export type RadarSeries = { label: string; values: readonly number[] };

/**
 * A profile over three to eight sides of one thing. Names of sides break at spaces: words of up to about 12 letters fit.
 * A table says the same better; use it where the shape is the message.
 */
export function RadarChart({
  title,
  summary,
  axes,
  series,
  max = 100,
  format = String,
  head = "Side",
}: {
  title: string;
  summary: string;
  axes: readonly string[];
  /** two at most can be told apart; each with a value per axis */
  series: readonly RadarSeries[];
  max?: number;
  format?: (value: number) => string;
  head?: string;
}) {
  const id = useId();
  if (axes.length < 3 || series.length === 0) return <NoFigures title={title}>{summary}</NoFigures>;
  return (
    <ChartFrame
      title={title}
      summary={summary}
      legend={<Legend labels={series.map(({ label }) => label)} />}
      table={{
        heads: [head, ...series.map(({ label }) => label)],
        rows: axes.map((axis, index) => [axis, ...series.map(({ values }) => format(values[index] ?? 0))]),
      }}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
        className="mx-auto block w-full max-w-96 text-[13px]"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{summary}</desc>
        {RINGS.map((ring) => (
          <path
            key={ring}
            d={outline(axes.map(() => ring))}
            fill="none"
            className={ring === 100 ? "stroke-edge" : "stroke-line"}
          />
        ))}
        {axes.map((axis, index) => {
          const tip = point(index, axes.length, 100);
          return (
            <g key={axis}>
              <line x1={CENTER.x} y1={CENTER.y} x2={tip.x} y2={tip.y} className="stroke-line" />
              <AxisName index={index} count={axes.length} name={axis} />
            </g>
          );
        })}
        {series.map(({ label, values }, index) => {
          const { stroke, fill, dash, mark } = seriesLook(index);
          const shares = axes.map((_, axis) => share(values[axis] ?? 0, 0, max));
          return (
            <g key={label}>
              <path d={outline(shares)} className={fill} fillOpacity="0.12" />
              <path
                d={outline(shares)}
                fill="none"
                className={stroke}
                strokeWidth="2"
                strokeDasharray={dash}
                strokeLinejoin="round"
              />
              {shares.map((value, axis) => {
                const { x, y } = point(axis, axes.length, value);
                return <path key={axes[axis]} d={mark} transform={`translate(${x} ${y})`} className={fill} />;
              })}
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}

/** The first axis hangs straight up, the others follow clockwise; `percent` of the way from the middle. */
function point(index: number, count: number, percent: number) {
  const angle = (index / count) * 2 * Math.PI;
  const reach = (RADIUS * percent) / 100;
  return { x: place(CENTER.x + reach * Math.sin(angle)), y: place(CENTER.y - reach * Math.cos(angle)) };
}

function outline(percents: readonly number[]): string {
  const corners = percents.map((percent, index) => point(index, percents.length, percent));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}z`;
}

const LINE = 15;

function AxisName({ index, count, name }: { index: number; count: number; name: string }) {
  const { x, y } = point(index, count, 112);
  const words = name.length > 11 ? name.split(" ") : [name];
  const aside = x - CENTER.x;
  const anchor = Math.abs(aside) < 8 ? "middle" : aside > 0 ? "start" : "end";
  // Above the middle a name grows upwards, below it downwards, next to it both ways.
  const rise = ((y - CENTER.y) / RADIUS - 1) / 2;
  const first = y + 10 + rise * LINE * words.length - (words.length > 1 ? 2 : 0);
  return words.map((word, line) => (
    <text key={word} x={x} y={place(first + line * LINE)} textAnchor={anchor} className="fill-ink">
      {word}
    </text>
  ));
}
