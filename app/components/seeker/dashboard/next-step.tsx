import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/text-link";
import { points } from "~/lib/format";
import { paths } from "~/lib/paths";
import { RESULT_HIDDEN } from "../../../../workers/domain/engine-blocks/hidden-words";
import type { DashboardData } from "../../../../workers/domain/seekers/get-dashboard";

const NOTHING = "We found no change to your résumé that would lift this match by half a point or more.";

function wordsOf({ advice, isForAnyJob }: NonNullable<DashboardData["latest"]>): string {
  if (advice === null) return `${NOTHING} Try another job.`;
  return isForAnyJob ? `${NOTHING} For any job: ${advice}` : advice;
}

export function NextStep({ latest }: { latest: DashboardData["latest"] }) {
  if (!latest) return null;
  const { id, jobTitle, score, isHidden } = latest;
  const words = isHidden ? RESULT_HIDDEN : wordsOf(latest);
  return (
    <Card title="Your next step">
      <div className="grid gap-2">
        <p>
          <TextLink to={paths.analysis(id)}>{jobTitle}</TextLink>
          {score !== null && <span className="text-soft">, match {points(score)}</span>}
        </p>
        <p className="[overflow-wrap:anywhere]">{words}</p>
      </div>
    </Card>
  );
}
