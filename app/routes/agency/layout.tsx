import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { PortalNotice } from "~/components/agency/subscription/portal-notice";
import { UnverifiedBanner } from "~/components/identity/unverified-banner";
import { AgentSidebar } from "~/components/layout/agent-sidebar";
import { PortalError } from "~/components/layout/portal-error";
import { SkipLink } from "~/components/layout/skip-link";
import { Banner } from "~/components/ui/banner";
import { paths } from "~/lib/paths";
import { may } from "../../../workers/domain/agencies/roles";
import { SCORING_PAUSED } from "../../../workers/domain/engine-blocks/hidden-words";
import { countUnread } from "../../../workers/domain/notifications/list-notifications";

export async function loader({ context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { fullName, companyName, emailVerified } = agent;
  const [user, plan, unread] = await Promise.all([
    context.user(),
    context.attempt(() => context.entitlement(agent)),
    context.attempt(() => countUnread(context.deps, agent)),
  ]);
  return {
    fullName,
    companyName,
    /** what viewers can't do isn't offered to them */
    mayWork: may(agent, "work"),
    /** owners can look at the whole company's job threads */
    ownsCompany: may(agent, "manage"),
    position: user?.agent?.position ?? null,
    unread: unread.ok ? unread.value : 0,
    plan: plan.ok ? plan.value : null,
    paused: user?.scoringPaused ? SCORING_PAUSED : null,
    /** until it is confirmed */
    unverifiedEmail: emailVerified ? null : (user?.email ?? null),
  };
}

/** Who is signed in doesn't change by moving about; what the bell counts is read again where it is looked at. */
export function shouldRevalidate({
  formMethod,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const counts = nextUrl.pathname === paths.agentDashboard || nextUrl.pathname === paths.notifications;
  return formMethod || counts ? defaultShouldRevalidate : false;
}

export default function AgentPortal() {
  const { unverifiedEmail, paused, ...agent } = useLoaderData<typeof loader>();
  return (
    <div className="md:grid md:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <AgentSidebar {...agent} />
      <main id="main" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-6 sm:py-8 xl:px-10">
        {(paused || unverifiedEmail || agent.plan) && (
          <div className="mx-auto grid max-w-5xl gap-4 not-empty:mb-8">
            {paused && <Banner kind="warning">{paused}</Banner>}
            {unverifiedEmail && <UnverifiedBanner email={unverifiedEmail} />}
            {agent.plan && <PortalNotice plan={agent.plan} />}
          </div>
        )}
        <Outlet />
      </main>
    </div>
  );
}

export function ErrorBoundary() {
  return <PortalError nested={false} />;
}
