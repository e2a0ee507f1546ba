import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { OutcomeBlock } from "~/components/threads/analytics/outcome-block";
import { StageChart } from "~/components/threads/analytics/stage-chart";
import { PeopleBlock, ScoreChart, TrendChart } from "~/components/threads/analytics/thread-charts";
import { EmptyState } from "~/components/ui/data/empty-state";
import { agencyPaths } from "~/lib/agency-paths";
import { getStageSettings } from "../../../../workers/domain/decisions/stage-settings";
import { getAnalytics } from "../../../../workers/domain/threads/analytics/get-analytics";
import { parseScoreName } from "../../../../workers/domain/threads/analytics/score-names";
import { getThread } from "../../../../workers/domain/threads/get-thread";

export const meta: MetaFunction = () => [{ title: "Campaign Analytics | Plumbline" }];

const NOBODY = { reached: 0, left: 0, stayed: null };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { deps } = context;
  const { threadId = "" } = params;
  const score = parseScoreName(new URL(request.url).searchParams.get("score"));
  const [thread, analytics, hiring] = await Promise.all([
    getThread(deps, { agent, threadId }),
    getAnalytics(deps, { agent, threadId, score }),
    getStageSettings(deps, agent),
  ]);
  const stages = hiring.stages.map(({ stage, name }) => ({
    ...{ stage, name },
    applicants: analytics.stages.find((one) => one.stage === stage)?.applicants ?? 0,
    ...(analytics.stageTimes.find((one) => one.stage === stage) ?? NOBODY),
  }));
  const hasGates = thread.detailedAnalysis.requirements.some(({ gate }) => gate);
  return { threadId, title: thread.title, score, analytics, stages, hasGates, blind: agent.blindReview };
}

export default function ThreadAnalytics() {
  const { threadId, title, score, analytics, stages, hasGates, blind } = useLoaderData<typeof loader>();
  const ofThread = { threadId, analytics };
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <div>
        <Link to={agencyPaths.thread(threadId)} className="text-link text-sm">
          {title}
        </Link>
        <h1 className="text-2xl">Campaign Analytics</h1>
        <p className="text-sm text-soft">Each person counts once, however many résumés they sent.</p>
      </div>
      {analytics.applicants === 0 ? (
        <EmptyState level="h2" title="Nothing to count yet">
          Upload résumés to this job thread, and its figures appear here.
        </EmptyState>
      ) : (
        <>
          <ScoreChart {...ofThread} score={score} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="grid gap-5">
              <OutcomeBlock {...ofThread} hasGates={hasGates} />
              <TrendChart analytics={analytics} />
            </div>
            <div className="grid gap-5">
              <StageChart threadId={threadId} stages={stages} total={analytics.applicants} />
              <PeopleBlock {...ofThread} blind={blind} />
            </div>
          </div>
          <p>
            <Link to={agencyPaths.askApplicants(threadId)} className="text-link">
              Voluntary questions to these people
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
