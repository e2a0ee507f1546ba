import { clsx } from "clsx";
import { Badge, type Tone } from "~/components/ui/data/badge";
import { place, share } from "./scale";

/** Of the picture, in its own units: where 0 and 100 are, and how long the bob is. */
const ZERO = 42;
const LENGTH = 160;
const BOB = 27;
const CORD = 62;
const TICKS = Array.from({ length: 21 }, (_, index) => index * 5);

/** A part of the scale that has a name; `to` is where the next one begins, or 100. */
export type Band = { from: number; to: number; label: string };

const depth = (score: number) => place(ZERO + (LENGTH * share(score, 0, 100)) / 100);

/**
 * A score as a plumb line along a scale: nothing swings, because the same résumé and job always measure the same.
 * Figure and band stand next to it in words, so the picture itself is kept from screen readers.
 */
export function ScoreDial({
  label,
  score,
  band,
  bands = [],
  note,
  small = false,
}: {
  /** what was measured: "Résumé score" */
  label: string;
  /** 0 to 100; null where nothing could be measured */
  score: number | null;
  /** the name of the score's band, and its colour */
  band?: { label: string; tone: Tone };
  /** named on the scale's other side */
  bands?: readonly Band[];
  note?: string;
  small?: boolean;
}) {
  return (
    <div className={clsx("flex items-center", small ? "gap-2" : "gap-4 max-[22rem]:flex-wrap")}>
      <Scale score={score} bands={small ? [] : bands} small={small} />
      <div className="grid justify-items-start gap-1">
        <p className={small ? "text-sm text-soft" : "text-soft"}>{label}</p>
        <p className="flex flex-wrap items-baseline gap-x-2 font-serif font-semibold tabular-nums">
          <span className={small ? "text-3xl" : "text-6xl"}>
            {score === null ? "N/A" : Math.round(score)}
          </span>{" "}
          {score !== null && <span className={clsx("text-soft", small ? "text-sm" : "text-lg")}>of 100</span>}
        </p>
        {band && <Badge tone={band.tone}>{band.label}</Badge>}
        {note && <p className="max-w-48 text-sm text-soft">{note}</p>}
      </div>
    </div>
  );
}

function Scale({ score, bands, small }: { score: number | null; bands: readonly Band[]; small: boolean }) {
  const tip = depth(score ?? 0);
  const isIn = ({ from, to }: Band) => score !== null && score >= from && (score < to || to === 100);
  // A small scale has no room for figures: it begins where they would end.
  const left = small ? 28 : 0;
  const width = (bands.length > 0 ? 168 : 92) - left;
  return (
    <svg
      viewBox={`${left} 0 ${width} 214`}
      className={clsx("shrink-0 text-[12px]", small ? "h-24" : "h-56")}
      aria-hidden="true"
    >
      <path d={`M34 4h${2 * (CORD - 34)}`} className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      {TICKS.filter((tick) => !small || tick % 10 === 0).map((tick) => {
        const long = tick % 50 === 0;
        const reach = long ? 16 : tick % 10 === 0 ? 10 : 6;
        return (
          <line
            key={tick}
            x1={CORD - 14}
            x2={CORD - 14 - reach}
            y1={depth(tick)}
            y2={depth(tick)}
            className={long ? "stroke-ink" : "stroke-edge"}
            strokeWidth={small ? 2 : 1}
          />
        );
      })}
      {!small &&
        [0, 50, 100].map((tick) => (
          <text
            key={tick}
            x={CORD - 35}
            y={depth(tick) + 4}
            textAnchor="end"
            className="fill-soft tabular-nums"
          >
            {tick}
          </text>
        ))}
      <line x1={CORD} x2={CORD} y1={tip} y2={depth(100)} className="stroke-edge" strokeDasharray="1 4" />
      <path d={`M${CORD - 30} ${depth(100)}h56`} className="stroke-ink" strokeWidth="2" />
      {bands.map((band) => (
        <g key={band.label}>
          <path
            d={`M${CORD + 22} ${depth(band.from) + 1.5}V${depth(band.to) - 1.5}`}
            className={isIn(band) ? "stroke-ink" : "stroke-edge"}
            strokeWidth={isIn(band) ? 3 : 1}
          />
          <text x={CORD + 31} y={place((depth(band.from) + depth(band.to)) / 2 + 4)} className="fill-soft">
            {band.label}
          </text>
        </g>
      ))}
      {/* The window that the line comes down in: it begins under the beam. */}
      <svg aria-hidden="true" x={left} y="6" width={width} height="208" viewBox={`${left} 6 ${width} 208`}>
        <g className="animate-lower">
          <path d={`M${CORD} -200V${tip - BOB}`} className="stroke-ink" strokeWidth={small ? 2.5 : 1.5} />
          <path d={bobAt(tip)} className={score === null ? "fill-none" : "fill-accent"} />
        </g>
      </svg>
    </svg>
  );
}

function bobAt(tip: number): string {
  return `M${CORD - 4} ${place(tip - BOB)}h8v3h5l-2 11-7 13-7-13-2-11h5z`;
}
