import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { relativeTime } from "~/lib/relative-time";
import { logActions } from "../../../../workers/domain/agency-log/log-actions";
import type { AgencyActivity } from "../../../../workers/domain/overview/list-activity";

/** The newest things done in the scope's job threads. `now`: when they were read, in UTC milliseconds. */
export function RecentActivity({ activities, now }: { activities: AgencyActivity[]; now: number }) {
  return (
    <Card title="Recent activity">
      {activities.length === 0 ? (
        <p className="text-soft">Nothing in the last 90 days.</p>
      ) : (
        <ol className="grid divide-y divide-line">
          {activities.map((activity) => (
            <li
              key={`${activity.at} ${activity.kind} ${activity.threadId} ${"applicantId" in activity ? activity.applicantId : ""}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <Words activity={activity} />
                {activity.threadId && (
                  <>
                    {" · "}
                    <Link to={agencyPaths.thread(activity.threadId)} className="text-link rounded-sm">
                      {activity.threadTitle}
                    </Link>
                  </>
                )}
              </span>
              <span className="text-sm whitespace-nowrap text-soft">
                {"by" in activity && activity.by && `${activity.by}, `}
                <time dateTime={new Date(activity.at).toISOString()}>{relativeTime(activity.at, now)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Words({ activity }: { activity: AgencyActivity }) {
  if (activity.kind === "uploaded") {
    const { completed, failed } = activity;
    return `Upload finished: ${counted(completed, "candidate")} analysed${failed > 0 ? `, ${failed} failed` : ""}`;
  }
  if (activity.kind !== "shortlisted") return logActions[activity.kind];
  const { threadId, applicantId, name } = activity;
  if (threadId === null) return `Shortlisted ${name}`;
  return (
    <>
      Shortlisted{" "}
      <Link to={agencyPaths.applicant(threadId, applicantId)} className="text-link rounded-sm">
        {name}
      </Link>
    </>
  );
}
