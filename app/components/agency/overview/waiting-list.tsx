import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { LocalDate } from "~/components/ui/local-date";
import { TextLink } from "~/components/ui/text-link";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { DownloadAlert } from "../../../../workers/domain/agency-log/downloads/list-download-alerts";
import { countedUnits } from "../../../../workers/domain/billing/usage/limited-units";
import type { LimitNear } from "../../../../workers/domain/billing/usage/limits-near";
import type { Waiting } from "../../../../workers/domain/overview/list-waiting";

/** Limits of the plan that are near, and job threads in which something waits for the agent, a line each. */
export function WaitingList({
  threads,
  total,
  limits,
  downloads,
}: {
  threads: Waiting[];
  total: number;
  limits: LimitNear[];
  /** for owners: colleagues who downloaded far more than usual */
  downloads: DownloadAlert[];
}) {
  return (
    <Card title="What needs you">
      {threads.length + limits.length + downloads.length === 0 ? (
        <p className="text-soft">Nothing waits for you: no new candidates, failures or client answers.</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {downloads.map(({ id, colleague, downloads: times, people, day }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 first:pt-0 last:pb-0"
            >
              <Link
                to={paths.agencyLog}
                className="text-link min-w-0 rounded-sm font-medium [overflow-wrap:anywhere]"
              >
                Unusual downloads by {colleague}
              </Link>
              <span className="text-sm tabular-nums">
                {counted(times, "export")}, {counted(people, "person", "people")}, <LocalDate value={day} />
              </span>
            </li>
          ))}
          {limits.map(({ kind, used, limit }) => (
            <li
              key={kind}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 first:pt-0 last:pb-0"
            >
              <Link to={paths.agentSubscription} className="text-link rounded-sm font-medium">
                Your plan
              </Link>
              <span className="text-sm tabular-nums">
                {used >= limit
                  ? `All ${countedUnits(kind, limit)} are used`
                  : `${used} of ${countedUnits(kind, limit)} used`}
              </span>
            </li>
          ))}
          {threads.map((thread) => (
            <li
              key={thread.threadId}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 first:pt-0 last:pb-0"
            >
              <Link
                to={paths.thread(thread.threadId)}
                className="text-link min-w-0 rounded-sm font-medium [overflow-wrap:anywhere]"
              >
                {thread.title}
              </Link>
              <span className="text-sm tabular-nums">{reasons(thread).join(" · ")}</span>
            </li>
          ))}
        </ul>
      )}
      {total > threads.length && (
        <p className="mt-3 text-sm">
          <TextLink to={paths.threads}>And {counted(total - threads.length, "more job thread")}</TextLink>
        </p>
      )}
    </Card>
  );
}

function reasons({ failed, answers, fresh, pending, leaving }: Waiting): string[] {
  return [
    failed > 0 && `${failed} failed, may be analysed again`,
    answers > 0 && counted(answers, "new client answer"),
    fresh > 0 && `${fresh} new since your last visit`,
    pending > 0 && `${pending} being analysed`,
    leaving > 0 && `${leaving} erased within a week by your retention period`,
  ].filter((reason) => reason !== false);
}
