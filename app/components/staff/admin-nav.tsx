import { Form, Link, NavLink, useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import {
  Building2,
  CalendarClock,
  ChevronDown,
  CreditCard,
  FileWarning,
  Funnel,
  LayoutDashboard,
  LogOut,
  MailCheck,
  MailWarning,
  MessageSquare,
  Newspaper,
  Receipt,
  ScrollText,
  Siren,
  SquareKanban,
  UserCheck,
  UserMinus,
  Users,
} from "lucide-react";
import { Brand } from "~/components/layout/brand";
import { paths } from "~/lib/paths";
import { adminPaths } from "./admin-paths";

const entries = [
  { to: adminPaths.overview, label: "Overview", icon: LayoutDashboard, end: true },
  { to: adminPaths.agents(), label: "Agents", icon: UserCheck },
  { to: adminPaths.messages(), label: "Messages", icon: MessageSquare },
  { to: adminPaths.bookings(), label: "Coaching", icon: CalendarClock },
  { to: adminPaths.incidents(), label: "Incidents", icon: Siren },
  { to: adminPaths.deletions, label: "Deletions", icon: UserMinus },
  { to: adminPaths.resumes, label: "Failed résumés", icon: FileWarning },
  { to: adminPaths.mails, label: "Dead mails", icon: MailWarning },
  { to: adminPaths.users, label: "Users", icon: Users },
  { to: adminPaths.companies, label: "Companies", icon: Building2 },
  { to: adminPaths.subscriptions(), label: "Subscriptions", icon: CreditCard },
  { to: adminPaths.billing, label: "Billing", icon: Receipt },
  { to: adminPaths.articles(), label: "Articles", icon: Newspaper },
  { to: adminPaths.lists, label: "Mailing lists", icon: MailCheck },
  { to: adminPaths.boards(), label: "Job boards", icon: SquareKanban },
  { to: adminPaths.funnel, label: "Funnel", icon: Funnel },
  { to: adminPaths.audit(), label: "Audit log", icon: ScrollText },
];

export function AdminNav({ fullName, email }: { fullName: string; email: string }) {
  const { pathname } = useLocation();
  return (
    <header className="border-b border-line bg-surface md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:border-r md:border-b-0">
      <div className="flex items-center justify-between gap-3 px-4 py-3 md:px-6 md:py-5">
        <Link to={adminPaths.overview} className="rounded-sm">
          <Brand />
        </Link>
        <SignOut className="md:hidden" />
      </div>
      <details key={pathname} className="group border-t border-line md:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 text-[0.95rem] font-medium [&::-webkit-details-marker]:hidden">
          Menu
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
        </summary>
        <Entries className="grid grid-cols-2 pb-2" />
      </details>
      <Entries className="hidden min-h-0 content-start overflow-y-auto md:grid" />
      <div className="mt-auto hidden gap-3 border-t border-line px-6 py-5 md:grid">
        <div className="min-w-0 text-sm">
          <p className="truncate font-medium">{fullName}</p>
          <p className="truncate text-soft" title={email}>
            {email}
          </p>
        </div>
        <SignOut />
      </div>
    </header>
  );
}

function Entries({ className }: { className: string }) {
  return (
    <nav aria-label="Staff" className={className}>
      {entries.map(({ to, label, icon: Icon, end }) => (
        <NavLink
          key={label}
          to={to}
          end={end}
          className={({ isActive }) =>
            clsx(
              "flex min-h-11 items-center gap-3 px-4 text-[0.95rem] md:min-h-0 md:border-r-2 md:px-6 md:py-2",
              isActive
                ? "border-accent font-semibold text-ink"
                : "border-transparent text-soft hover:text-ink",
            )
          }
        >
          <Icon className="size-4.5 shrink-0" aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function SignOut({ className }: { className?: string }) {
  return (
    <Form method="post" action={paths.logout} reloadDocument className={className}>
      <button
        type="submit"
        className="inline-flex items-center gap-2 rounded-md py-1 text-sm text-soft hover:text-ink"
      >
        <LogOut className="size-4" aria-hidden="true" />
        Sign Out
      </button>
    </Form>
  );
}
