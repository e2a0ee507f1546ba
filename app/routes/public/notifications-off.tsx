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
  inspectSwitchOffLink,
  switchOffMails,
} from "../../../workers/domain/notifications/notification-mails";

export const meta: MetaFunction = () => [
  { title: "Notification Mails | Plumbline" },
  { name: "description", content: "Switch off Plumbline's mails about your job threads." },
  { name: "robots", content: "noindex" },
];

/** The address holds a token. */
export const headers = () => ({ "Cache-Control": "no-store" });

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  return { token, state: await inspectSwitchOffLink(context.deps, token) };
}

/** Mail programs post to the address itself, without our form's field (RFC 8058). */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await request.formData()).get("token") ?? tokenOf(request));
  const attempt = await context.attempt(() => switchOffMails(context.deps, token));
  if (attempt.ok) throw redirect(`${paths.switchOffMails}?${new URLSearchParams({ token })}`);
  const { message, status } = attempt.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function SwitchOffMails() {
  const { token, state } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  if (state === "on")
    return (
      <ListLinkPage
        title="Notification mails"
        lead="We will send no more mails about your job threads. What they tell stays behind the bell of the portal."
        error={error}
        token={token}
        button="Switch off"
      />
    );
  if (state === "off")
    return (
      <ListLinkPage
        title="No more mails about your job threads"
        lead="They are switched off. You can switch them on again in your account."
        token={token}
      >
        <LinkButton to={paths.notificationMails} look="secondary">
          Your account
        </LinkButton>
      </ListLinkPage>
    );
  return (
    <ListLinkPage
      title="This link isn't one of ours"
      lead="Perhaps it was cut short. Open it from the mail again, or switch the mails off in your account."
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
