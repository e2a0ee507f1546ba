import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { SubscriptionCard } from "~/components/identity/subscription-card";
import { UnverifiedBanner } from "~/components/identity/unverified-banner";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { ActivityList } from "~/components/seeker/dashboard/activity-list";
import { CreditsCard } from "~/components/seeker/dashboard/credits-card";
import { keepDashboard, keptDashboard } from "~/components/seeker/dashboard/dashboard-cache";
import { FirstSteps } from "~/components/seeker/dashboard/first-steps";
import { LikeForLikeCard } from "~/components/seeker/dashboard/like-for-like";
import { NextStep } from "~/components/seeker/dashboard/next-step";
import { ProgressOverview } from "~/components/seeker/dashboard/progress-overview";
import { SkillLists } from "~/components/seeker/dashboard/skill-lists";
import { QuickActions, StatTiles } from "~/components/seeker/dashboard/stat-tiles";
import { Banner } from "~/components/ui/banner";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { getSeekerSubscription } from "../../../workers/domain/billing/get-seeker-subscription";
import { findPlannedDeletion } from "../../../workers/domain/privacy/plan-deletion";
import { EMPTY_DASHBOARD, getDashboard } from "../../../workers/domain/seekers/get-dashboard";

export const meta: MetaFunction = () => [{ title: "Dashboard | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await context.requireSeeker();
  const [dashboard, subscription, deletion] = await Promise.all([
    context.attempt(() => getDashboard(context.deps, { userId: user.userId })),
    context.attempt(() => getSeekerSubscription(context.deps, user)),
    context.attempt(() => findPlannedDeletion(context.deps, user.userId)),
  ]);
  return {
    userId: user.userId,
    fullName: user.fullName,
    /** where a reminder to confirm it is due */
    unverifiedEmail: user.emailVerified ? null : user.email,
    subscription: subscription.ok ? { known: subscription.value } : null,
    deletionDueAt: (deletion.ok && deletion.value?.dueAt) || null,
    // A dashboard that can't be read is an empty one that says so (spec 8).
    dashboard: dashboard.ok ? dashboard.value : EMPTY_DASHBOARD,
    failed: !dashboard.ok || !subscription.ok,
  };
}

type Answer = Awaited<ReturnType<typeof loader>>;

/** What was shown from the cache and is being asked for again. */
let refreshed: Answer | null = null;

/** Answers with what was kept, if it is fresh enough; the page then asks again, and that time the server answers. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const shown = refreshed;
  refreshed = shown ? null : keptDashboard<Answer>();
  if (refreshed) return { ...refreshed, stale: true };
  try {
    return { ...(await serverLoader<typeof loader>()), stale: false };
  } catch (error) {
    if (!shown || error instanceof Response) throw error;
    return { ...shown, failed: true, stale: false };
  }
}

export default function Dashboard() {
  const { stale = false, ...answer } = useLoaderData<typeof loader>() as Answer & { stale?: boolean };
  const { fullName, unverifiedEmail, subscription, deletionDueAt, dashboard, failed } = answer;
  const { totals, credits, activities, insights, progress, likeForLike } = dashboard;
  useFreshness(answer, stale);
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-8">
        <div className="relative">
          {/* Stands in the page's margin: what comes and goes by itself moves nothing. */}
          <p role="status" className="absolute -top-7 left-0 text-sm">
            {stale && <Badge tone="accent">Refreshing...</Badge>}
          </p>
          <h1 className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">Welcome, {fullName}</h1>
        </div>
        {failed && <Banner kind="error">Failed to load dashboard data</Banner>}
        {subscription?.known?.pastDueSince && <PastDue until={subscription.known.nextRenewal} />}
        {unverifiedEmail && <UnverifiedBanner email={unverifiedEmail} />}
        {!failed && (
          <FirstSteps
            emailVerified={unverifiedEmail === null}
            hasResume={totals.resumes > 0}
            hasAnalysis={totals.analyses > 0}
          />
        )}
        {!failed && <NextStep latest={dashboard.latest ?? null} />}
        <QuickActions />
        <StatTiles totals={totals} />
        <div className="grid gap-5 lg:grid-cols-2">
          <ActivityList activities={activities} />
          {/* Beside a long list the others stand below each other; beside a short one, in pairs. */}
          <div className={activities.length > 4 ? "grid content-start gap-5" : "contents"}>
            <ProgressOverview progress={progress} insights={insights} />
            {subscription ? (
              <SubscriptionCard subscription={subscription.known} deletionDueAt={deletionDueAt} />
            ) : (
              <SubscriptionUnknown />
            )}
            <CreditsCard credits={credits} />
          </div>
        </div>
        <LikeForLikeCard jobs={likeForLike} />
        <SkillLists insights={insights} />
      </div>
    </SeekerShell>
  );
}

function PastDue({ until }: { until: number }) {
  return (
    <Banner kind="warning">
      Your last payment did not go through. Please check your means of payment before{" "}
      <LocalDate value={until} />. <TextLink to={paths.billing}>Check the payment</TextLink>
    </Banner>
  );
}

function SubscriptionUnknown() {
  return (
    <Card title="Your plan">
      <Banner kind="error">Failed to fetch subscription status</Banner>
    </Card>
  );
}

function useFreshness(answer: Answer, stale: boolean) {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that came
  useEffect(() => {
    if (stale) revalidate();
    else if (!answer.failed) keepDashboard(answer);
  }, [answer.dashboard, stale]);
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
