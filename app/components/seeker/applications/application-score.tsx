import { Badge } from "~/components/ui/data/badge";
import { matchScoreBand } from "../../../../workers/domain/matches/score-bands";

/** The score of the analysis that an application came from, as the analysis shows it. */
export function ApplicationScore({ score }: { score: number | null }) {
  if (score === null) return null;
  return (
    <Badge tone={matchScoreBand(score)} className="self-start">
      <span className="sr-only">Match score </span>
      {Math.round(score)}
      <span className="sr-only"> of 100</span>
    </Badge>
  );
}
