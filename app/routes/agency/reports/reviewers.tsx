import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ReportHead } from "~/components/agency/reports/report-head";
import { ReviewerMethod } from "~/components/agency/reports/reviewer-method";
import { ReviewerRows } from "~/components/agency/reports/reviewer-rows";
import { ReviewerTable } from "~/components/agency/reports/reviewer-table";
import { buttonClass } from "~/components/ui/button";
import { LinkTabs } from "~/components/ui/link-tabs";
import { agencyPaths } from "~/lib/agency-paths";
import { getStageSettings } from "../../../../workers/domain/decisions/stage-settings";
import { listReviewers } from "../../../../workers/domain/reviewers/list-reviewers";
import { listReviewerRows } from "../../../../workers/domain/reviewers/list-rows";
import { MAX_DECISIONS, PERIOD_DAYS, parseDays } from "../../../../workers/domain/reviewers/reviewer-limits";
import { parseRowKind } from "../../../../workers/domain/reviewers/row-kinds";

export const meta: MetaFunction = () => [{ title: "Reviewers | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { deps } = context;
  const search = new URL(request.url).searchParams;
  const days = parseDays(search.get("days"));
  const [of, rows] = [search.get("of"), parseRowKind(search.get("rows"))];
  const { reviewers, isCut } = await listReviewers(deps, { agent, days });
  const reviewer = reviewers.find(({ agentId }) => agentId === of);
  const behind =
    reviewer && rows
      ? { ...(await listReviewerRows(deps, { agent, days, of: reviewer.agentId, rows })), kind: rows }
      : null;
  const hiring = await getStageSettings(deps, agent);
  const opened = behind && { ...behind, name: reviewer?.name ?? null };
  return { reviewers, isCut, days, opened, stages: hiring.stages };
}

export default function Reviewers() {
  const { reviewers, isCut, days, opened, stages } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto grid max-w-5xl gap-6">
      <ReportHead title="Reviewers" current="reviewers">
        How your colleagues decide: whether people are opened and read, and whether decisions only follow the
        order of the scores. Each figure opens the rows behind it.
      </ReportHead>
      <LinkTabs
        label="Period"
        tabs={PERIOD_DAYS.map((some) => ({
          to: agencyPaths.reviewersOf(`days=${some}`),
          label: `Last ${some} days`,
          current: some === days,
        }))}
      />
      <ReviewerTable reviewers={reviewers} days={days} />
      {isCut && <p className="text-soft">Counted from the newest {MAX_DECISIONS} decisions of the period.</p>}
      <div className="print:hidden">
        <a href={agencyPaths.reviewersCsv(days)} className={buttonClass("secondary", "small")}>
          Export CSV
        </a>
      </div>
      {opened && <ReviewerRows opened={opened} stages={stages} />}
      <ReviewerMethod />
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
