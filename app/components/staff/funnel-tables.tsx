import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import type { FunnelStep } from "../../../workers/domain/statistics/count-step";
import type { FunnelTotal, FunnelWeek, StepCount } from "../../../workers/domain/statistics/get-funnel";
import { Heads } from "./lists/list-parts";

const stepNames: Record<FunnelStep, string> = {
  visited: "Visits",
  registered: "Registered",
  verified: "Verified",
  uploaded: "Uploaded",
  analysed: "Analyzed",
  paid: "Paid",
};

const steps = Object.keys(stepNames) as FunnelStep[];

/** Each step over all weeks, as a bar and as a share of the step before. */
export function FunnelTotals({ totals, fewest }: { totals: FunnelTotal[]; fewest: number }) {
  const most = Math.max(1, ...totals.map(({ times }) => (times === "few" ? 0 : times)));
  return (
    <section aria-labelledby="all-weeks" className="grid gap-4">
      <h2 id="all-weeks" className="text-xl">
        All weeks
      </h2>
      <dl className="grid gap-3">
        {totals.map(({ step, times, share }) => (
          <div
            key={step}
            className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)_12rem]"
          >
            <dt>{stepNames[step]}</dt>
            <dd className="h-3 rounded-sm bg-sunken max-sm:order-last" aria-hidden="true">
              <div
                className="h-full rounded-sm bg-accent"
                style={{ width: `${times === "few" ? 0 : (100 * times) / most}%` }}
              />
            </dd>
            <dd className="tabular-nums">
              <span className="font-medium">{countWords(times, fewest)}</span>
              {share !== null && <span className="text-soft">, {share}% of the step before</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function FunnelWeeks({ weeks, fewest }: { weeks: FunnelWeek[]; fewest: number }) {
  return (
    <CardTable
      caption="By week"
      head={<Heads labels={["Week of", ...steps.map((step) => stepNames[step])]} />}
    >
      {weeks.map(({ weekStart, counts }) => (
        <CardRow key={weekStart}>
          <Cell wide className="font-medium whitespace-nowrap">
            <time dateTime={isoDay(weekStart)}>{isoDay(weekStart)}</time>
          </Cell>
          {steps.map((step) => (
            <Cell key={step} label={stepNames[step]} className="whitespace-nowrap tabular-nums">
              {countWords(counts[step], fewest)}
            </Cell>
          ))}
        </CardRow>
      ))}
    </CardTable>
  );
}

/** In UTC, as weeks are counted. */
function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function countWords(count: StepCount, fewest: number): string {
  return count === "few" ? `under ${fewest}` : count.toLocaleString("en");
}
