import type { ComponentProps } from "react";
import { ThreadList } from "~/components/threads/thread-list";
import { LinkButton } from "~/components/ui/button";
import { agencyPaths } from "~/lib/agency-paths";
import { paths } from "~/lib/paths";
import type { Figures } from "../../../../workers/domain/overview/get-figures";
import type { AgencyActivity } from "../../../../workers/domain/overview/list-activity";
import type { ThreadListItem } from "../../../../workers/domain/threads/list/list-threads";
import { Diversity, FigureTiles, Geography, Quality } from "./figure-blocks";
import { RecentActivity } from "./recent-activity";
import { WaitingList } from "./waiting-list";

export type OverviewData = {
  figures: Figures;
  waiting: ComponentProps<typeof WaitingList>;
  activities: AgencyActivity[];
  recent: ThreadListItem[];
  blind: boolean;
  mayWork: boolean;
  now: number;
};

export function Overview({ figures, waiting, activities, recent, blind, mayWork, now }: OverviewData) {
  const [newest] = recent;
  return (
    <>
      <WaitingList {...waiting} />
      <FigureTiles figures={figures} />
      <section aria-labelledby="quick-actions" className="flex flex-wrap items-center gap-3 print:hidden">
        <h2 id="quick-actions" className="mr-2 text-xl">
          Quick actions
        </h2>
        {mayWork && newest && (
          <LinkButton to={agencyPaths.thread(newest.id)} look="secondary">
            Upload to your newest job thread
          </LinkButton>
        )}
        <LinkButton to={paths.threads} look="secondary">
          All job threads
        </LinkButton>
        <LinkButton to={agencyPaths.agencyLog} look="secondary">
          Log
        </LinkButton>
        <LinkButton to={paths.agentSubscription} look="secondary">
          Subscription
        </LinkButton>
      </section>
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <Quality figures={figures} />
        <Geography figures={figures} />
        <Diversity figures={figures} blind={blind} />
      </div>
      <RecentActivity activities={activities} now={now} />
      <section className="grid gap-4">
        <h2 className="text-xl">Recent job threads</h2>
        <ThreadList threads={recent} />
      </section>
    </>
  );
}
