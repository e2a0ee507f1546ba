import { Form, NavLink } from "@remix-run/react";
import { clsx } from "clsx";
import {
  Building2,
  CreditCard,
  FileWarning,
  LayoutDashboard,
  LogOut,
  MailWarning,
  MessageSquare,
  Newspaper,
  ScrollText,
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
  { to: adminPaths.deletions, label: "Deletions", icon: UserMinus },
  { to: adminPaths.resumes, label: "Failed résumés", icon: FileWarning },
  { to: adminPaths.mails, label: "Dead mails", icon: MailWarning },
  { to: adminPaths.users, label: "Users", icon: Users },
  { to: adminPaths.companies, label: "Companies", icon: Building2 },
  { to: adminPaths.subscriptions(), label: "Subscriptions", icon: CreditCard },
  { to: adminPaths.articles(), label: "Articles", icon: Newspaper },
  { to: adminPaths.audit(), label: "Audit log", icon: ScrollText },
];

/** The staff's navigation: a strip that scrolls sideways on phones, a column beside a plumb line on desktops. */
export function AdminNav({ fullName, email }: { fullName: string; email: string }) {
  return (
    <header className="border-b border-line bg-surface md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:overflow-y-auto md:border-r md:border-b-0">
      <div className="flex items-center justify-between gap-3 px-4 py-3 md:px-6 md:py-6">
        <NavLink to={adminPaths.overview} end className="rounded-sm">
          <Brand />
        </NavLink>
        <SignOut className="md:hidden" />
      </div>
      <nav aria-label="Staff" className="flex gap-1 overflow-x-auto px-2 md:flex-col md:gap-0 md:px-0">
        {entries.map(({ to, label, icon: Icon, end }) => (
          <NavLink
            key={label}
            to={to}
            end={end}
            className={({ isActive }) =>
              clsx(
                "flex shrink-0 items-center gap-3 border-b-2 px-3 py-2.5 text-[0.95rem] md:border-r-2 md:border-b-0 md:px-6 md:py-2",
                isActive
                  ? "border-accent font-semibold text-ink"
                  : "border-transparent text-soft hover:text-ink",
              )
            }
          >
            <Icon className="size-4.5" aria-hidden="true" />
            {label}
          </NavLink>
        ))}
      </nav>
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

function SignOut({ className }: { className?: string }) {
  return (
    <Form method="post" action={paths.logout} className={className}>
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
