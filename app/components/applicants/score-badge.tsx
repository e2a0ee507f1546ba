import { clsx } from "clsx";
import { Badge } from "~/components/ui/data/badge";
import { percent, signed } from "~/lib/format";
import { agencyScoreBand } from "../../../workers/domain/matches/score-bands";

export function ScoreBadge({ score }: { score: number | null }) {
  return (
    <Badge tone={agencyScoreBand(score)} className="min-w-15.5 justify-center">
      {percent(score)}
    </Badge>
  );
}

/** How far a score moved when it was last made again; what it was before is said on hover and to screen readers. */
export function ScoreMove({ move: { from, by } }: { move: { from: number; by: number } }) {
  const before = `was ${percent(from)}`;
  return (
    <span
      title={before}
      className={clsx(
        "leading-3 font-medium whitespace-nowrap tabular-nums",
        by > 0 ? "text-good" : "text-poor",
      )}
    >
      {signed(by)}
      <span className="sr-only">, {before}</span>
    </span>
  );
}
