import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PoolBeside } from "~/components/agency/pool/pool-beside";
import { ThreadLinks } from "~/components/agency/pool/thread-links";
import { PersonPanel } from "~/components/details/person-panel";
import { agencyPaths } from "~/lib/agency-paths";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { paths } from "~/lib/paths";
import { panelView } from "~/lib/views/panel-view";
import { parsePoolQuery } from "../../../../workers/domain/pool/pool-query";

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.name ?? "Candidate"} | Candidates Pool | Plumbline` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { applicantId = "" } = params;
  const { scope } = parsePoolQuery(new URL(request.url).searchParams);
  const { openPoolPerson } = await import("../../../../workers/domain/pool/open-pool-person");
  const { threads, ...person } = await openPoolPerson(context.deps, { agent, applicantId, scope });
  return { ...panelView(person.applicant.threadId, person), threads };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { applicantId = "" } = params;
  const form = await request.formData();
  const [{ findApplicant }, { shortlistApplicant }] = await Promise.all([
    import("../../../../workers/domain/applicants/get-applicant"),
    import("../../../../workers/domain/decisions/shortlist-applicant"),
  ]);
  const { threadId } = await findApplicant(context.deps, { agent, applicantId });
  const shortlisted = form.get("intent") === "shortlist";
  await shortlistApplicant(context.deps, { agent, threadId, applicantId, shortlisted });
  return redirect(agencyPaths.poolPerson(applicantId) + new URL(request.url).search);
}

export { shouldRevalidateUnlessTab as shouldRevalidate } from "~/lib/panel-tab";

export default function PoolPerson() {
  const { threads, ...person } = useLoaderData<typeof loader>();
  return (
    <PersonPanel
      person={person}
      closeTo={paths.pool + useTableSearch()}
      beside={<PoolBeside threadId={person.threadId} applicantId={person.id} />}
      added={<Threads name={person.name} threads={threads} />}
    />
  );
}

/** Scores and decisions below are those of the first one. */
function Threads({ name, threads }: { name: string; threads: Parameters<typeof ThreadLinks>[0]["threads"] }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="text-soft">
        {threads.length === 1
          ? "In the job thread"
          : `In ${threads.length} job threads, read here in the first:`}
      </span>
      <ThreadLinks name={name} threads={threads} inLine />
    </div>
  );
}
