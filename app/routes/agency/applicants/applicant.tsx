import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ListBeside } from "~/components/details/list-beside";
import { PersonPanel } from "~/components/details/person-panel";
import { agencyPaths } from "~/lib/agency-paths";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { panelView } from "~/lib/views/panel-view";

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.name ?? "Candidate"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const { openPerson } = await import("../../../../workers/domain/decisions/open-person");
  return panelView(threadId, await openPerson(context.deps, { agent, threadId, applicantId }));
}

/** The shortlist's button, and the star in the table. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const form = await request.formData();
  const { shortlistApplicant } = await import("../../../../workers/domain/decisions/shortlist-applicant");
  const shortlisted = form.get("intent") === "shortlist";
  await shortlistApplicant(context.deps, { agent, threadId, applicantId, shortlisted });
  const back =
    form.get("from") === "list" ? agencyPaths.thread(threadId) : agencyPaths.applicant(threadId, applicantId);
  return redirect(back + new URL(request.url).search);
}

export { shouldRevalidateUnlessTab as shouldRevalidate } from "~/lib/panel-tab";

export default function ApplicantDetails() {
  const person = useLoaderData<typeof loader>();
  return (
    <PersonPanel
      person={person}
      closeTo={agencyPaths.thread(person.threadId) + useTableSearch()}
      beside={<ListBeside threadId={person.threadId} applicantId={person.rowId} />}
    />
  );
}
