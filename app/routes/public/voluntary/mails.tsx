import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { ListLinkPage } from "~/components/marketing/newsletter/list-link-page";
import { formStatus } from "~/lib/forms/form-status";
import { LINK_PAGE_HEADERS } from "~/lib/meta/link-page";
import { refuseMails, requireRefusalLink } from "../../../../workers/domain/voluntary/refuse-mails";

export const meta: MetaFunction = () => [
  { title: "No more voluntary questions | Plumbline" },
  { name: "robots", content: "noindex, nofollow" },
];

export const headers = () => LINK_PAGE_HEADERS;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const found = await context.attempt(async () => {
    await context.enforceRateLimit("voluntary-mails");
    requireRefusalLink(context.deps, token);
  });
  if (found.ok) return { token, done: new URL(request.url).searchParams.has("done") };
  const { status, message } = found.error;
  throw data({ message }, { status: status === 400 ? 404 : status, headers: LINK_PAGE_HEADERS });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const done = await context.attempt(async () => {
    await context.enforceRateLimit("voluntary-mails");
    await refuseMails(context.deps, params.token ?? "");
  });
  if (done.ok) return redirect("?done");
  const { message, status } = done.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function VoluntaryMails() {
  const { token, done } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  if (done)
    return (
      <ListLinkPage
        title="No more of these mails"
        lead="No agency can send voluntary questions to your address by Plumbline any more. We remember it as a code that can’t be read back."
        token={token}
      />
    );
  return (
    <ListLinkPage
      title="No more voluntary questions"
      lead="We will stop sending voluntary questions to your address, whichever agency asks. It has no effect on any application."
      error={error}
      token={token}
      button="Stop these mails"
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage notFoundTitle="This link isn't one of ours" />;
}
