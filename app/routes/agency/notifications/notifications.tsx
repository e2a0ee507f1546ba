import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { NotificationList } from "~/components/agency/notifications/notification-list";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { countUnread, listNotifications } from "../../../../workers/domain/notifications/list-notifications";
import {
  getNotificationMails,
  type NotificationMails,
  setNotificationMails,
} from "../../../../workers/domain/notifications/notification-mails";
import {
  readAllNotifications,
  readNotification,
} from "../../../../workers/domain/notifications/read-notification";

export const meta: MetaFunction = () => [{ title: "Notifications | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { deps } = context;
  const before = new URL(request.url).searchParams.get("before");
  const [page, unread, mails] = await Promise.all([
    listNotifications(deps, { agent, before }),
    countUnread(deps, agent),
    getNotificationMails(deps, agent),
  ]);
  return { ...page, unread, mails, first: before === null, now: deps.now() };
}

const MODES: readonly string[] = ["off", "at-once", "daily"] satisfies NotificationMails[];

export async function action({ request, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { deps } = context;
  const form = await request.formData();
  const intent = form.get("intent");
  const mails = String(form.get("mails"));
  if (intent === "mails" && MODES.includes(mails)) {
    await setNotificationMails(deps, { agentId: agent.agentId, mails: mails as NotificationMails });
    return redirect(`${paths.agentAccount}?done=notification-mails`);
  }
  if (intent === "read-all") {
    await readAllNotifications(deps, agent);
    return redirect(paths.notifications);
  }
  if (intent !== "read")
    return data({ message: "Please check your input." }, { status: formStatus(request, 400) });
  const notificationId = String(form.get("notificationId"));
  const attempt = await context.attempt(() => readNotification(deps, { agent, notificationId }));
  if (attempt.ok) return redirect(`${paths.notifications}${new URL(request.url).search}`);
  const { message, status } = attempt.error;
  return data({ message }, { status: formStatus(request, status) });
}

const mailWords: Record<NotificationMails, string> = {
  off: "No mails go out about them.",
  "at-once": "A mail tells of new ones within minutes.",
  daily: "A mail tells of new ones every morning at 07:00 UTC.",
};

export default function Notifications() {
  const { list, next, unread, mails, first, now } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const busy = useNavigation().formData?.get("intent") === "read-all";
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid flex-1 basis-72 gap-1">
          <h1 className="text-3xl">Notifications</h1>
          <p className="text-soft">
            Of the last 90 days. {mailWords[mails]}{" "}
            <Link to={paths.notificationMails} className="text-link rounded-sm">
              Change
            </Link>
          </p>
        </div>
        {unread > 0 && (
          <Form method="post" action={paths.notifications}>
            <input type="hidden" name="intent" value="read-all" />
            <Button look="secondary" size="small" busy={busy}>
              Mark all as read
            </Button>
          </Form>
        )}
      </div>
      {refused && <Banner kind="error">{refused.message}</Banner>}
      {list.length === 0 ? (
        <EmptyState level="h2" title={first ? "Nothing to tell yet" : "No older ones"}>
          When an upload has ended, a client has answered, a limit is near or candidates are about to be
          erased, it is told here.
        </EmptyState>
      ) : (
        <NotificationList list={list} now={now} />
      )}
      <nav aria-label="Pages of notifications" className="flex gap-3 empty:hidden">
        {!first && (
          <LinkButton to={paths.notifications} look="secondary" size="small">
            Newest
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton to={`${paths.notifications}?before=${next}`} look="secondary" size="small">
            Older
          </LinkButton>
        )}
      </nav>
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
