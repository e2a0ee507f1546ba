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
import { inspectLeaveLink, leaveList } from "../../../../workers/domain/content/leave-list";
import { MAILING_LISTS } from "../../../../workers/domain/content/mailing-lists";

export const meta: MetaFunction = () => [
  { title: "Unsubscribe | Plumbline" },
  { name: "description", content: "Take your address off a mailing list of Plumbline." },
  { name: "robots", content: "noindex" },
];

export const headers = () => ({ "Cache-Control": "no-store" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, link: await inspectLeaveLink(context.deps, token) };
}

/** Mail programs post to the address itself, without our form's field (RFC 8058). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = String((await request.formData()).get("token") ?? searchParams.get("token") ?? "");
  const attempt = await context.attempt(() => leaveList(context.deps, token, searchParams.get("letter")));
  if (attempt.ok) throw redirect(`${paths.newsletterUnsubscribe}?${new URLSearchParams({ token })}`);
  const { message, status } = attempt.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function Unsubscribe() {
  const { token, link } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  if (link.state === "live")
    return (
      <ListLinkPage
        title="Unsubscribe"
        lead={`We will stop writing to ${link.email} about ${MAILING_LISTS[link.list]}, and forget the address.`}
        error={error}
        token={token}
        button="Unsubscribe"
      />
    );
  if (link.state === "gone")
    return (
      <ListLinkPage
        title="You are off the list"
        lead="The address is forgotten. We write nothing more."
        token={token}
      >
        <LinkButton to={paths.home} look="secondary">
          To the start
        </LinkButton>
      </ListLinkPage>
    );
  return (
    <ListLinkPage
      title="This link isn't one of ours"
      lead="Perhaps it was cut short. Open it from the mail again, or write to us and we take you off the list."
      error={error}
      token={token}
    >
      <LinkButton to={paths.contact}>Contact</LinkButton>
    </ListLinkPage>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
