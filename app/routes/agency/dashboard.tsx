import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { ScopeSwitch } from "~/components/threads/scope-switch";
import { ThreadList } from "~/components/threads/thread-list";
import { ThreadSection } from "~/components/threads/thread-section";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { counted } from "~/lib/format";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { paths } from "~/lib/paths";
import { may } from "../../../workers/domain/agencies/roles";
import { parseTableView } from "../../../workers/domain/applicants/table/table-view";
import { countThreads, listThreads } from "../../../workers/domain/threads/list/list-threads";
import { parseThreadQuery } from "../../../workers/domain/threads/list/thread-list-query";
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
  const query = onThreads
    ? { ...asked, scope }
    : { ...parseThreadQuery(new URLSearchParams()), scope, size: RECENT };
  const [list, counts] = await Promise.all([
    listThreads(deps, { agent, query }),
    countThreads(deps, { agent, scope }),
  ]).catch(wrapError("campaigns-load-failed"));
  return { list, counts, query, keys: parseTableView(agent.tableView).keys };
}

export default function Dashboard() {
  const [search] = useSearchParams();
  const onThreads = search.get("tab") === "campaigns";
  return (
    <div className={clsx("mx-auto grid", onThreads ? "max-w-[110rem] gap-5" : "max-w-5xl gap-8")}>
      {search.get("notice") === "thread-deleted" && (
        <Banner kind="success">Job thread and all associated data have been successfully deleted</Banner>
      )}
      {search.get("notice") === "thread-passed" && (
        <Banner kind="success">The job thread has passed on to your colleague.</Banner>
      )}
      {onThreads ? <Threads /> : <Overview />}
    </div>
  );
}

function Overview() {
  const { list, counts } = useLoaderData<typeof loader>();
  const agent = useRouteLoaderData<typeof portalLoader>("routes/agency/layout");
  return (
    <>
      <PageHead title={`Welcome, ${agent?.fullName ?? "Agent"}`} />
      <dl className="grid grid-cols-3 divide-x divide-line rounded-lg border border-line bg-surface">
        <Figure label="Job threads" value={counts.threads} />
        <Figure label="Open threads" value={counts.open} />
        <Figure label="Candidates" value={counts.applicants} />
      </dl>
      <section className="grid gap-4">
        <h2 className="text-xl">Recent job threads</h2>
        {counts.threads > 0 ? <ThreadList threads={list.threads} /> : <NoThreads />}
      </section>
    </>
  );
}

function Threads() {
  const { list, counts, query, keys } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Job Threads" text={`${counted(counts.threads, "job thread")}, ${counts.open} open`} />
      {counts.threads > 0 ? <ThreadSection list={list} query={query} keys={keys} /> : <NoThreads />}
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
          <LinkButton to={paths.addThread}>
            <Plus className="size-4.5" aria-hidden="true" />
            Create Job Thread
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 px-4 py-5 sm:px-6">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-serif text-3xl font-semibold tabular-nums">{value}</dd>
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
