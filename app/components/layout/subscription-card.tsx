import { Link } from "@remix-run/react";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { CompanySubscription, Validity } from "../../../workers/domain/billing/subscription-validity";

export type CompanyPlan = { subscription: CompanySubscription | null; validity: Validity };

/** How the company's subscription stands, small: a line on phones, a card in the desktop's sidebar. */
export function SubscriptionCard({ plan }: { plan: CompanyPlan }) {
  return (
    <section
      aria-label="Subscription"
      className="flex flex-wrap items-baseline gap-x-2 border-t border-line px-4 py-2 text-sm md:mx-4 md:mb-5 md:grid md:gap-0.5 md:rounded-lg md:border md:bg-sunken md:px-3 md:py-3"
    >
      <p className="font-medium">{plan.subscription?.planName ?? "No subscription"}</p>
      {plan.subscription && <p className="text-soft">{timeLeft(plan.subscription, plan.validity)}</p>}
      <Link
        to={paths.agentUpgrade}
        className="rounded-sm text-link underline underline-offset-2 max-md:ml-auto md:mt-1.5 md:justify-self-start"
      >
        Upgrade
      </Link>
    </section>
  );
}

function timeLeft({ status }: CompanySubscription, validity: Validity): string {
  if (!validity.valid) return "has ended";
  const days = counted(validity.daysLeft, "day");
  if (status === "trial") return `${days} left`;
  return status === "active" ? `renews in ${days}` : `ends in ${days}`;
}
