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
import { inspectSwitchOffLink, switchOffMails } from "../../../workers/domain/notifications/switch-off-mails";

export const meta: MetaFunction = () => [
  { title: "Notification Mails | Plumbline" },
  {
    name: "description",
    content: "Switch off Plumbline's mails about your job threads, your applications or new jobs.",
  },
  { name: "robots", content: "noindex" },
];

/** The address holds a token. */
export const headers = () => ({ "Cache-Control": "no-store" });

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  return { token, mails: await inspectSwitchOffLink(context.deps, token) };
}

/** Mail programs post to the address itself, without our form's field (RFC 8058). */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await request.formData()).get("token") ?? tokenOf(request));
  const attempt = await context.attempt(() => switchOffMails(context.deps, token));
  if (attempt.ok) throw redirect(`${paths.switchOffMails}?${new URLSearchParams({ token })}`);
  const { message, status } = attempt.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

/** What the page says of each kind of mails. */
const TEXTS = {
  threads: {
    title: "Notification mails",
    lead: "We will send no more mails about your job threads. What they tell stays behind the bell of the portal.",
    doneTitle: "No more mails about your job threads",
    doneLead: "They are switched off. You can switch them on again in your account.",
    back: paths.notificationMails,
    backLabel: "Your account",
  },
  applications: {
    title: "Reminders of your applications",
    lead: "We will send no more mails on the dates of your applications. The dates stay where they are.",
    doneTitle: "No more reminders of your applications",
    doneLead: "They are switched off. You can switch them on again in your settings.",
    back: paths.reminderMails,
    backLabel: "Your settings",
  },
  jobs: {
    title: "Mails about new jobs",
    lead: "We will send no more mails about new jobs for your saved searches. The searches stay where they are.",
    doneTitle: "No more mails about new jobs",
    doneLead: "They are switched off. You can switch each search on again in your list.",
    back: paths.savedSearches,
    backLabel: "Your saved searches",
  },
} as const;

export default function SwitchOffMails() {
  const { token, mails } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  if (mails) {
    const { title, lead, doneTitle, doneLead, back, backLabel } = TEXTS[mails.about];
    if (mails.isOn)
      return <ListLinkPage title={title} lead={lead} error={error} token={token} button="Switch off" />;
    return (
      <ListLinkPage title={doneTitle} lead={doneLead} token={token}>
        <LinkButton to={back} look="secondary">
          {backLabel}
        </LinkButton>
      </ListLinkPage>
    );
  }
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
