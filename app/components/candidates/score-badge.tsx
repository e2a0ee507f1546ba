import { Badge } from "~/components/ui/badge";
import { percent } from "~/lib/format";
import { agencyScoreBand } from "../../../workers/domain/candidates/rules";

/** A score in the colour of its band. */
export function ScoreBadge({ score }: { score: number | null }) {
  return (
    <Badge tone={agencyScoreBand(score)} className="min-w-14 justify-center">
      {percent(score)}
    </Badge>
  );
}
