import { Link, useLocation } from "@remix-run/react";
import { Bell } from "lucide-react";
import { paths } from "~/lib/paths";

const SHOWN = 99;

export function NotificationBell({ unread }: { unread: number }) {
  const current = useLocation().pathname === paths.notifications;
  return (
    <Link
      to={paths.notifications}
      aria-current={current ? "page" : undefined}
      aria-label={
        unread > 0 ? `Notifications, ${unread > SHOWN ? "99 or more" : unread} unread` : "Notifications"
      }
      className="relative inline-flex size-9 items-center justify-center rounded-md text-soft hover:text-ink aria-[current]:text-ink pointer-coarse:size-11"
    >
      <Bell className="size-5" aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 min-w-4.5 rounded-full bg-accent px-1 text-center text-xs font-semibold text-paper tabular-nums"
        >
          {unread > SHOWN ? `${SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
}
