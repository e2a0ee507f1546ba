import { planStateOf, type ShownSubscription } from "~/components/billing/plan-state";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";

/** What the button of a subscription says and where it leads (spec 2, RULINGS 51). */
function planLinkOf(subscription: ShownSubscription | null): { to: string; label: string } {
  if (!subscription) return { to: paths.pricing, label: "Get Plan" };
  const { planName, status, isPaid, suspendedAt } = subscription;
  if (status === "suspended")
    return isPaid && suspendedAt === null
      ? { to: paths.billing, label: "Manage" }
      : { to: paths.contact, label: "Contact Us" };
  if (status === "active") {
    if (isPaid) return { to: paths.billing, label: "Manage" };
    return { to: paths.pricing, label: planName === "Monthly" ? "Renew" : "Upgrade" };
  }
  return { to: paths.pricing, label: status === "expired" ? "Renew" : "Get Plan" };
}

/** What a job seeker has, until when, and the way on. `deletionDueAt`: their account is to be deleted then. */
export function SubscriptionCard({
  subscription,
  deletionDueAt,
}: {
  subscription: ShownSubscription | null;
  deletionDueAt: number | null;
}) {
  const { label, tone, text } = planStateOf(subscription, deletionDueAt);
  const isOpen =
    subscription && subscription.daysLeft > 0 && ["active", "cancelled"].includes(subscription.status);
  const planLink =
    isOpen && deletionDueAt !== null
      ? { to: `${paths.settings}#delete`, label: "Undo the Deletion" }
      : planLinkOf(subscription);
  return (
    <Card title={subscription?.planName ?? "Your plan"} aside={<Badge tone={tone}>{label}</Badge>}>
      <div className="grid justify-items-start gap-4">
        <div className="grid gap-1">
          {isOpen && <p className="font-serif text-3xl">{counted(subscription.daysLeft, "day")} left</p>}
          <p className="text-soft">{text}</p>
        </div>
        <LinkButton to={planLink.to} look="secondary">
          {planLink.label}
        </LinkButton>
      </div>
    </Card>
  );
}
