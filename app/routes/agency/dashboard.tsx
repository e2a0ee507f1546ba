import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { Overview, type OverviewData } from "~/components/agency/overview/overview";
import { ScopeSwitch } from "~/components/threads/scope-switch";
import { ThreadSection } from "~/components/threads/thread-section";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { may } from "../../../workers/domain/agencies/roles";
import { listDownloadAlerts } from "../../../workers/domain/agency-log/downloads/list-download-alerts";
import { parseTableView } from "../../../workers/domain/applicants/table/table-view";
import { limitsNear } from "../../../workers/domain/billing/usage/limits-near";
import { getStageSettings, type StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { countUntold } from "../../../workers/domain/notices/list-notices";
import { getFigures } from "../../../workers/domain/overview/get-figures";
import { listActivity } from "../../../workers/domain/overview/list-activity";
import { listWaiting } from "../../../workers/domain/overview/list-waiting";
import {
  countThreads,
  listThreads,
  type ThreadCounts,
  type ThreadPage,
} from "../../../workers/domain/threads/list/list-threads";
import { parseThreadQuery, type ThreadQuery } from "../../../workers/domain/threads/list/thread-list-query";
import { wrapError } from "../../../workers/domain/wrap-error";
import type { loader as portalLoader } from "./layout";

export const meta: MetaFunction = () => [{ title: "Dashboard | Plumbline" }];

const RECENT = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { deps } = context;
  const parameters = new URL(request.url).searchParams;
  const onThreads = parameters.get("tab") === "campaigns";
  const asked = parseThreadQuery(parameters);
  const scope = may(agent, "manage") ? asked.scope : "mine";
  const view = { agent, scope };
  if (onThreads) {
    const query = { ...asked, scope };
    const [list, counts, hiring] = await Promise.all([
      listThreads(deps, { agent, query }),
      countThreads(deps, view),
      getStageSettings(deps, agent),
    ]).catch(wrapError("campaigns-load-failed"));
    const { keys } = parseTableView(agent.tableView);
    return { threads: { list, counts, query, keys, stages: hiring.stages }, overview: null };
  }
  const query = { ...parseThreadQuery(new URLSearchParams()), scope, size: RECENT };
  const mayWork = may(agent, "work");
  const [recent, figures, waiting, activities, plan, downloads, notices] = await Promise.all([
    listThreads(deps, { agent, query }),
    getFigures(deps, view),
    listWaiting(deps, view),
    listActivity(deps, view),
    context.attempt(() => context.entitlement(agent)),
    listDownloadAlerts(deps, { agent }),
    mayWork ? countUntold(deps, { agent }) : { untold: 0, late: 0 },
  ]).catch(wrapError("campaigns-load-failed"));
  const { blindReview: blind } = agent;
  const { subscription, usage } = plan.ok ? plan.value : { subscription: null, usage: null };
  const limits = subscription && usage ? limitsNear(subscription, usage) : [];
  return {
    threads: null,
    overview: {
      figures,
      waiting: { ...waiting, limits, downloads, notices },
      activities,
      recent: recent.threads,
      blind,
      mayWork,
      now: deps.now(),
    },
  };
}

export default function Dashboard() {
  const { threads, overview } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <div className={clsx("mx-auto grid", threads ? "max-w-[110rem] gap-5" : "max-w-5xl gap-6")}>
      {search.get("notice") === "thread-deleted" && (
        <Banner kind="success">Job thread and all associated data have been successfully deleted</Banner>
      )}
      {search.get("notice") === "thread-passed" && (
        <Banner kind="success">The job thread has passed on to your colleague.</Banner>
      )}
      {threads && <Threads {...threads} />}
      {overview && <Welcome overview={overview} />}
    </div>
  );
}

function Welcome({ overview }: { overview: OverviewData }) {
  const agent = useRouteLoaderData<typeof portalLoader>("routes/agency/layout");
  return (
    <>
      <PageHead title={`Welcome, ${agent?.fullName ?? "Agent"}`} />
      {overview.figures.threads > 0 ? <Overview {...overview} /> : <NoThreads />}
    </>
  );
}

type ThreadsData = {
  list: ThreadPage;
  counts: ThreadCounts;
  query: ThreadQuery;
  keys: boolean;
  stages: StageSettings["stages"];
};

function Threads({ counts, ...section }: ThreadsData) {
  return (
    <>
      <PageHead title="Job Threads" text={`${counted(counts.threads, "job thread")}, ${counts.open} open`} />
      {counts.threads > 0 ? <ThreadSection {...section} /> : <NoThreads />}
    </>
  );
}

function PageHead({ title, text }: { title: string; text?: string }) {
  const mayWork = useMayWork();
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-3xl">{title}</h1>
        {text && <p className="mt-1 text-soft">{text}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ScopeSwitch />
        {mayWork && (
          <LinkButton to={agencyPaths.addThread}>
            <Plus className="size-4.5" aria-hidden="true" />
            Create Job Thread
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function NoThreads() {
  const mayWork = useMayWork();
  return (
    <p className="rounded-lg border border-dashed border-edge px-6 py-10 text-center text-soft">
      {mayWork
        ? "No job threads yet. Create one from a job posting, then upload résumés to it."
        : "No job threads yet. Those that a colleague shares with you appear here."}
    </p>
  );
}
