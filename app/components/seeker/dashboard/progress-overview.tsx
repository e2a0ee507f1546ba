import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { LocalDate } from "~/components/ui/local-date";
import { signed } from "~/lib/format";
import type { DashboardData } from "../../../../workers/domain/seekers/get-dashboard";

const MINUS = "−";

/** "+7.5%" */
const percentage = (value: number) => `${value < 0 ? MINUS : "+"}${Math.abs(value)}%`;

export function ProgressOverview({ progress, insights }: Pick<DashboardData, "progress" | "insights">) {
  const { last7DaysAnalyses, monthlyAnalyses, averageImprovement, lastAnalysisDate } = progress;
  return (
    <Card title="Progress Overview">
      <dl className="grid gap-3">
        <Line label="Last 7 days">{analyses(last7DaysAnalyses)}</Line>
        <Line label="This month">{analyses(monthlyAnalyses)}</Line>
        <Line label="Average improvement">
          {averageImprovement === null ? "needs 10 analyses" : `${signed(averageImprovement)} points`}
        </Line>
        <Line label="Last analysis">
          {lastAnalysisDate === null ? "none yet" : <LocalDate value={lastAnalysisDate} />}
        </Line>
      </dl>
      <Trend insights={insights} known={averageImprovement !== null} />
    </Card>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-3">
      <dt className="text-soft">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function analyses(count: number): string {
  return `${count} ${count === 1 ? "analysis" : "analyses"}`;
}

function Trend({ insights, known }: { insights: DashboardData["insights"]; known: boolean }) {
  const { scoreTrend, trendPercentage } = insights;
  if (!known) {
    return (
      <p className="mt-4 text-sm text-soft">
        The trend compares your latest five match scores with the five before them.
      </p>
    );
  }
  const Arrow = scoreTrend === "down" ? TrendingDown : TrendingUp;
  const words = { up: "Going up", down: "Going down", stable: "Stable" }[scoreTrend];
  return (
    <p className="mt-4 flex items-start gap-2 text-sm text-soft">
      {scoreTrend !== "stable" && (
        <Arrow
          className={scoreTrend === "up" ? "size-5 shrink-0 text-good" : "size-5 shrink-0 text-poor"}
          aria-hidden="true"
        />
      )}
      <span>
        <strong className="font-medium text-ink">
          {words}: {percentage(trendPercentage)}
        </strong>{" "}
        in your latest five match scores, beside the five before them. Different jobs are in it: see below
        what a newer résumé did for the same job.
      </span>
    </p>
  );
}
