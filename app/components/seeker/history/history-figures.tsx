import { Badge } from "~/components/ui/data/badge";
import type { HistoryStats } from "../../../../workers/domain/matches/get-history-stats";

const figure = (value: number | null) => (value === null ? "N/A" : String(Math.round(value)));

export function HistoryFigures({ stats: { total, average, best, bands } }: { stats: HistoryStats }) {
  return (
    <dl className="grid grid-cols-3 gap-x-3 gap-y-5 rounded-lg border border-line bg-surface p-5 sm:p-6 lg:grid-cols-[auto_auto_auto_1fr] lg:gap-x-12">
      <Figure label="Total analyses" value={String(total)} />
      <Figure label="Average score" value={figure(average)} />
      <Figure label="Best score" value={figure(best)} />
      <div className="grid content-start gap-2 max-lg:col-span-3">
        <dt className="text-sm text-soft">By score</dt>
        <dd className="flex flex-wrap gap-2">
          <Badge tone="good">80 and more: {bands.good}</Badge>
          <Badge tone="moderate">60 to 79: {bands.moderate}</Badge>
          <Badge tone="poor">below 60: {bands.poor}</Badge>
          {bands.none > 0 && <Badge>without a score: {bands.none}</Badge>}
        </dd>
      </div>
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid content-between gap-1">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-serif text-3xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
