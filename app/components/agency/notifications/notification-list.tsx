import { Form, Link } from "@remix-run/react";
import { clsx } from "clsx";
import { Check, CircleAlert, Info } from "lucide-react";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { relativeTime } from "~/lib/relative-time";
import type { Notification } from "../../../../workers/domain/notifications/list-notifications";
import { isWarning, notificationText } from "../../../../workers/domain/notifications/notification-text";

/** Notifications, the newest first: unread ones stand out and can be marked. `now`: when they were read, in UTC milliseconds. */
export function NotificationList({ list, now }: { list: Notification[]; now: number }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {list.map((notification) => (
        <Line key={notification.id} notification={notification} now={now} />
      ))}
    </ul>
  );
}

function Line({ notification, now }: { notification: Notification; now: number }) {
  const { id, threadTitle, readAt, createdAt } = notification;
  const isNew = readAt === null;
  const warns = isWarning(notification);
  const Icon = warns ? CircleAlert : Info;
  return (
    <li
      className={clsx(
        "flex items-start gap-3 px-4 py-3",
        isNew && "bg-sunken first:rounded-t-lg last:rounded-b-lg",
      )}
    >
      <Icon
        className={clsx("mt-0.5 size-4.5 shrink-0", warns ? "text-poor" : "text-soft")}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">
          {isNew && <span className="sr-only">Unread: </span>}
          <Link
            to={paths.notification(id)}
            reloadDocument
            className={clsx("text-link rounded-sm", isNew && "font-semibold")}
          >
            {notificationText(notification)}
          </Link>
        </p>
        <p className="text-sm text-soft [overflow-wrap:anywhere]">
          {threadTitle ?? "Your plan"}
          {" · "}
          <time dateTime={new Date(createdAt).toISOString()}>{relativeTime(createdAt, now)}</time>
        </p>
      </div>
      {isNew && (
        <Form method="post">
          <input type="hidden" name="intent" value="read" />
          <input type="hidden" name="notificationId" value={id} />
          <Button look="quiet" size="small" aria-label="Mark as read" title="Mark as read">
            <Check className="size-4" aria-hidden="true" />
          </Button>
        </Form>
      )}
    </li>
  );
}
