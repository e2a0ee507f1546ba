import { Link } from "@remix-run/react";
import { CircleDot, CreditCard, FileUp, MessagesSquare, Ruler } from "lucide-react";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { LocalTime } from "~/components/ui/local-time";
import { paths } from "~/lib/paths";
import { matchScoreBand, resumeScoreBand } from "../../../../workers/domain/matches/score-bands";
import type { SeekerActivity } from "../../../../workers/domain/seekers/get-dashboard";

const icons = {
  analysis: Ruler,
  upload: FileUp,
  interview: MessagesSquare,
  purchase: CreditCard,
  other: CircleDot,
} satisfies Record<SeekerActivity["type"], typeof Ruler>;

export function ActivityList({ activities }: { activities: SeekerActivity[] }) {
  return (
    <Card title="Recent Activity">
      {activities.length === 0 ? (
        <p className="text-soft">Nothing yet. What you upload and analyze is noted here.</p>
      ) : (
        <ol className="grid divide-y divide-line">
          {activities.map((activity) => (
            <li key={activity.id} className="py-3 first:pt-0 last:pb-0">
              <Entry activity={activity} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Entry({
  activity: { type, title, description, score, resumeId, matchId, createdAt },
}: {
  activity: SeekerActivity;
}) {
  const Icon = icons[type];
  const to = matchId ? paths.analysis(matchId) : resumeId ? paths.resumeAnalysis(resumeId) : null;
  const band = matchId ? matchScoreBand(score) : resumeScoreBand(score);
  return (
    <div className="flex items-start gap-3">
      <Icon className="mt-1 size-4.5 shrink-0 text-accent" aria-hidden="true" />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        {/* What it is about tells entries apart: that is the link. */}
        {description && <p className="text-sm text-soft">{title}</p>}
        {to ? (
          <Link to={to} className="text-link rounded-sm font-medium">
            {description || title}
          </Link>
        ) : (
          <p className="font-medium">{description || title}</p>
        )}
        <p className="text-sm text-soft">
          <LocalTime value={createdAt} />
        </p>
      </div>
      {score !== null && (
        <Badge tone={band} className="shrink-0">
          <span className="sr-only">Score </span>
          {Math.round(score)}
        </Badge>
      )}
    </div>
  );
}
