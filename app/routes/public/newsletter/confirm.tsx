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
import { LinkButton } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import {
  confirmSubscription,
  inspectListLink,
} from "../../../../workers/domain/content/confirm-subscription";
import { MAILING_LISTS } from "../../../../workers/domain/content/mailing-lists";

export const meta: MetaFunction = () => [
  { title: "Confirm your address | Plumbline" },
  { name: "description", content: "Confirm that you want mail from Plumbline at this address." },
  { name: "robots", content: "noindex" },
];

/** The address holds a token. */
export const headers = () => ({ "Cache-Control": "no-store" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, link: await inspectListLink(context.deps, token) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await request.formData()).get("token") ?? "");
  const attempt = await context.attempt(() => confirmSubscription(context.deps, token));
  if (attempt.ok) throw redirect(`${paths.newsletterConfirm}?${new URLSearchParams({ token })}`);
  const { message, status } = attempt.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function ConfirmSubscription() {
  const { token, link } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  if (link.state === "unknown")
    return (
      <ListLinkPage
        title="This link doesn't work any more"
        lead="It is older than 7 days, or a newer mail has replaced it. Sign up once more and we send you another."
        error={error}
        token={token}
      >
        <LinkButton to={paths.newsletter}>Newsletter</LinkButton>
      </ListLinkPage>
    );
  const about = MAILING_LISTS[link.list];
  if (link.state === "done")
    return (
      <ListLinkPage
        title="Your address is confirmed"
        lead={`Thank you. We will write to ${link.email} about ${about}.`}
        token={token}
      >
        <LinkButton to={paths.learningCenter}>Browse Learning Center</LinkButton>
      </ListLinkPage>
    );
  return (
    <ListLinkPage
      title="Confirm your address"
      lead={`We would write to ${link.email} about ${about}. If that isn't what you want, just close this page.`}
      error={error}
      token={token}
      button="Confirm"
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
