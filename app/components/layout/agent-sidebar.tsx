import { Form, Link, useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import {
  ChartNoAxesColumn,
  Inbox,
  LayoutDashboard,
  ListChecks,
  LogOut,
  UserRound,
  Users,
  UsersRound,
} from "lucide-react";
import { NotificationBell } from "~/components/agency/notifications/notification-bell";
import type { CompanyPlan } from "~/components/agency/subscription/plan-state";
import { agencyPaths } from "~/lib/agency-paths";
import { paths } from "~/lib/paths";
import { agentPages } from "./agent-pages";
import { Brand } from "./brand";
import { SubscriptionCard } from "./subscription-card";

const icons = {
  overview: LayoutDashboard,
  campaigns: ListChecks,
  pool: Users,
  members: UsersRound,
  reports: ChartNoAxesColumn,
  requests: Inbox,
  notices: UserRound,
};

const workersPages = [
  { to: paths.applicantRequests, label: "Requests", tab: "requests" },
  { to: agencyPaths.notices, label: "Notices", tab: "notices" },
] as const;
const ownersPage = { to: agencyPaths.reviewers, label: "Reports", tab: "reports" } as const;

export function AgentSidebar({
  fullName,
  companyName,
  position,
  unread,
  plan,
  ownsCompany,
  mayWork,
}: {
  fullName: string;
  companyName: string;
  position: string | null;
  unread: number;
  /** null: couldn't be told */
  plan: CompanyPlan | null;
  /** reports on colleagues and decisions are the owners' */
  ownsCompany: boolean;
  /** applicants' requests are for who may answer them */
  mayWork: boolean;
}) {
  const { pathname, search } = useLocation();
  const onProfile = pathname === paths.agentProfile;
  const onThreads =
    pathname.startsWith("/agent/campaigns/") ||
    (pathname === paths.agentDashboard && new URLSearchParams(search).get("tab") === "campaigns");
  const onMembers = pathname === paths.members || pathname.startsWith(`${paths.members}/`);
  const inTabs = onThreads
    ? "campaigns"
    : pathname === paths.pool
      ? "pool"
      : pathname === paths.agentDashboard
        ? "overview"
        : pathname === agencyPaths.reviewers || pathname === agencyPaths.biasAudit
          ? "reports"
          : pathname === paths.applicantRequests
            ? "requests"
            : pathname === agencyPaths.notices
              ? "notices"
              : null;
  const current = onMembers ? "members" : inTabs;
  return (
    <header className="border-b border-line bg-surface md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:border-r md:border-b-0">
      <div className="flex items-center justify-between gap-2 px-3 py-3 sm:gap-3 sm:px-4 md:px-6 md:py-6">
        <Link to={paths.agentDashboard} className="rounded-sm">
          <Brand />
        </Link>
        <div className="flex items-center gap-2 sm:gap-4">
          <NotificationBell unread={unread} />
          <div className="flex items-center gap-3 sm:gap-4 md:hidden">
            <ProfileLink current={onProfile} />
            <SignOut />
          </div>
        </div>
      </div>
      <nav
        aria-label="Agency portal"
        className="flex gap-1 overflow-x-auto px-2 md:flex-col md:overflow-visible md:px-0"
      >
        {[...agentPages, ...(mayWork ? workersPages : []), ...(ownsCompany ? [ownersPage] : [])].map(
          ({ to, label, tab }) => {
            const Icon = icons[tab];
            const active = tab === current;
            return (
              <Link
                key={tab}
                to={to}
                aria-current={active ? "page" : undefined}
                className={clsx(
                  "flex items-center gap-3 border-b-2 px-3 py-2.5 text-[0.95rem] whitespace-nowrap max-sm:px-2 max-sm:text-sm md:border-r-2 md:border-b-0 md:pr-2 md:pl-6",
                  active
                    ? "border-accent font-semibold text-ink"
                    : "border-transparent text-soft hover:text-ink",
                )}
              >
                <Icon className="size-4.5 shrink-0 max-sm:hidden" aria-hidden="true" />
                {label}
              </Link>
            );
          },
        )}
      </nav>
      <div className="md:mt-auto">
        {plan && <SubscriptionCard plan={plan} />}
        <div className="hidden gap-3 border-t border-line px-6 py-5 md:grid">
          <div className="min-w-0 text-sm">
            <p className="truncate font-medium">{fullName}</p>
            <p className="truncate text-soft">{companyName}</p>
            {position && <p className="truncate text-soft">{position}</p>}
          </div>
          <ProfileLink current={onProfile} />
          <SignOut />
        </div>
      </div>
    </header>
  );
}

function ProfileLink({ current }: { current: boolean }) {
  return (
    <Link
      to={paths.agentProfile}
      aria-current={current ? "page" : undefined}
      className={clsx(
        "inline-flex items-center gap-2 rounded-md py-1 text-sm hover:text-ink",
        current ? "font-semibold text-ink" : "text-soft",
      )}
    >
      <UserRound className="size-4 max-sm:hidden" aria-hidden="true" />
      <span>
        Profile<span className="max-sm:sr-only"> Settings</span>
      </span>
    </Link>
  );
}

function SignOut() {
  return (
    <Form method="post" action={paths.agentLogout} reloadDocument>
      <button
        type="submit"
        className="inline-flex items-center gap-2 rounded-md py-1 text-sm whitespace-nowrap text-soft hover:text-ink"
      >
        <LogOut className="size-4 max-sm:hidden" aria-hidden="true" />
        Sign Out
      </button>
    </Form>
  );
}
