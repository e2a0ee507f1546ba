import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { forgetDashboard } from "~/components/seeker/dashboard/dashboard-cache";
import { paths } from "~/lib/paths";
import { agentPages } from "./agent-pages";
import { Brand } from "./brand";
import { NavRow } from "./nav-row";
import { SeekerNav } from "./seeker-nav";
import { UserMenu } from "./user-menu";

/** @param fullName null where it isn't known yet */
export function SeekerBar({ fullName }: { fullName: string | null }) {
  return (
    <Bar home={paths.seekerDashboard}>
      <SeekerNav />
      <UserMenu
        fullName={fullName}
        settings={{ to: paths.settings, label: "Profile Settings" }}
        signOutAt={paths.logout}
        onSignOut={forgetDashboard}
      />
    </Bar>
  );
}

/** An agent's pages where their column has no room: on public pages. */
export function AgentBar({ fullName }: { fullName: string | null }) {
  return (
    <Bar home={paths.agentDashboard}>
      <NavRow label="Main" entries={agentPages} />
      <UserMenu
        fullName={fullName}
        settings={{ to: paths.agentProfile, label: "Profile Settings" }}
        signOutAt={paths.agentLogout}
      />
    </Bar>
  );
}

function Bar({ home, children }: { home: string; children: ReactNode }) {
  return (
    <header className="min-h-28 border-b border-line bg-surface xl:min-h-16.25 print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 sm:px-6">
        <Link to={home} className="rounded-sm py-3">
          <Brand />
        </Link>
        {children}
      </div>
    </header>
  );
}
