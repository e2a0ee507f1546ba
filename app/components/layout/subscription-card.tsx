import { Link } from "@remix-run/react";
import type { CompanyPlan } from "~/components/agency/subscription/plan-state";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";

export function SubscriptionCard({ plan }: { plan: CompanyPlan }) {
  const { subscription } = plan;
  const isPaid = subscription?.isPaid && subscription.status !== "cancelled";
  return (
    <section
      aria-label="Subscription"
      className="flex flex-wrap items-baseline gap-x-2 border-t border-line px-4 py-2 text-sm md:mx-4 md:mb-5 md:grid md:gap-0.5 md:rounded-lg md:border md:bg-sunken md:px-3 md:py-3"
    >
      <p className="font-medium">{subscription?.planName ?? "No subscription"}</p>
      {subscription && <p className="text-soft">{timeLeft(plan)}</p>}
      <p className="flex gap-4 max-md:ml-auto md:mt-1.5">
        <CardLink to={paths.agentSubscription}>Manage</CardLink>
        {!isPaid && <CardLink to={paths.agentUpgrade}>Upgrade</CardLink>}
      </p>
    </section>
  );
}

function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="rounded-sm text-link underline underline-offset-2">
      {children}
    </Link>
  );
}

function timeLeft(plan: CompanyPlan): string {
  const { subscription, validity } = plan;
  if (!validity.valid) return validity.status === "suspended" ? "is suspended" : "has ended";
  const days = counted(validity.daysLeft, "day");
  if (subscription?.pastDueSince != null) return `payment overdue, ${days} left`;
  if (subscription?.status === "trial") return `${days} left`;
  const renews = subscription?.status === "active" && subscription.cancelAt === null;
  return renews ? `renews in ${days}` : `ends in ${days}`;
}
