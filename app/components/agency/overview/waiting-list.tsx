import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { LocalDate } from "~/components/ui/local-date";
import { TextLink } from "~/components/ui/text-link";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { DownloadAlert } from "../../../../workers/domain/agency-log/downloads/list-download-alerts";
import { countedUnits } from "../../../../workers/domain/billing/usage/limited-units";
import type { LimitNear } from "../../../../workers/domain/billing/usage/limits-near";
import type { WaitingThread } from "../../../../workers/domain/overview/list-waiting";

type Props = {
  threads: WaitingThread[];
  total: number;
  limits: LimitNear[];
  /** for owners: colleagues who downloaded far more than usual */
  downloads: DownloadAlert[];
  /** people who have to be told that the company holds their résumé */
  notices: { untold: number; late: number };
};

/** What is due, limits of the plan that are near, and job threads in which something waits for the agent, a line each. */
export function WaitingList({ threads, total, limits, downloads, notices }: Props) {
  const isEmpty = threads.length + limits.length + downloads.length + notices.untold === 0;
  return (
    <Card title="What needs you">
      {isEmpty ? (
        <p className="text-soft">Nothing waits for you: no new candidates, failures or client answers.</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {downloads.map(({ id, colleague, downloads: times, people, day }) => (
            <Item key={id} to={agencyPaths.agencyLog} name={`Unusual downloads by ${colleague}`}>
              {counted(times, "export")}, {counted(people, "person", "people")}, <LocalDate value={day} />
            </Item>
          ))}
          {notices.untold > 0 && (
            <Item to={agencyPaths.notices} name="Notices">
              {counted(notices.untold, "person", "people")} to tell
              {notices.late > 0 && `, ${notices.late} late`}
            </Item>
          )}
          {limits.map(({ kind, used, limit }) => (
            <Item key={kind} to={paths.agentSubscription} name="Your plan">
              {used >= limit
                ? `All ${countedUnits(kind, limit)} are used`
                : `${used} of ${countedUnits(kind, limit)} used`}
            </Item>
          ))}
          {threads.map((thread) => (
            <Item key={thread.threadId} to={agencyPaths.thread(thread.threadId)} name={thread.title}>
              {reasons(thread).join(" · ")}
            </Item>
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

function Item({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 first:pt-0 last:pb-0">
      <Link to={to} className="text-link min-w-0 rounded-sm font-medium [overflow-wrap:anywhere]">
        {name}
      </Link>
      <span className="text-sm tabular-nums">{children}</span>
    </li>
  );
}

function reasons({ failed, answers, fresh, pending, leaving }: WaitingThread): string[] {
  return [
    failed > 0 && `${failed} failed, may be analysed again`,
    answers > 0 && counted(answers, "new client answer"),
    fresh > 0 && `${fresh} new since your last visit`,
    pending > 0 && `${pending} being analysed`,
    leaving > 0 && `${leaving} erased within a week by your retention period`,
  ].filter((reason) => reason !== false);
}
