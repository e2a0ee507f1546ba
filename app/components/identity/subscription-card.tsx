import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Badge, type Tone } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";

type Subscription = {
  planName: string;
  status: "active" | "suspended" | "cancelled" | "expired";
  nextRenewal: number;
  daysLeft: number;
};

type State = { label: string; tone: Tone; text: string | null };

const states: Record<Subscription["status"], State> = {
  active: { label: "Active", tone: "good", text: null },
  expired: {
    label: "Expired",
    tone: "moderate",
    text: "Your subscription has ended. Please renew to continue using this feature.",
  },
  suspended: {
    label: "Suspended",
    tone: "poor",
    text: "Your account is suspended. Please contact support for assistance.",
  },
  cancelled: {
    label: "Cancelled",
    tone: "none",
    text: "No active subscription found. Please subscribe to use this feature.",
  },
};

/** What the button of a subscription says and where it leads (spec 2). */
function planLinkOf(subscription: Subscription | null): { to: string; label: string } {
  if (!subscription) return { to: paths.pricing, label: "Get Plan" };
  const { planName, status } = subscription;
  if (status === "suspended") return { to: paths.contact, label: "Contact Us" };
  if (status === "active") {
    return { to: paths.pricing, label: planName === "Monthly" ? "Renew" : "Upgrade" };
  }
  return { to: paths.pricing, label: status === "expired" ? "Renew" : "Get Plan" };
}

/** What a job seeker has, until when, and the way on. */
export function SubscriptionCard({ subscription }: { subscription: Subscription | null }) {
  const planLink = planLinkOf(subscription);
  const { label, tone, text } = subscription
    ? states[subscription.status]
    : {
        label: "None",
        tone: "none" as const,
        text: "No subscription found. Please subscribe to use this feature.",
      };
  // What was cancelled is paid for, and open, until its end.
  const running =
    subscription && subscription.daysLeft > 0 && ["active", "cancelled"].includes(subscription.status)
      ? subscription
      : null;
  return (
    <Card title={subscription?.planName ?? "Your plan"} aside={<Badge tone={tone}>{label}</Badge>}>
      <div className="grid justify-items-start gap-4">
        {running ? (
          <div className="grid gap-1">
            <p className="font-serif text-3xl">
              {running.daysLeft} {running.daysLeft === 1 ? "day" : "days"} left
            </p>
            <p className="text-soft">
              Until <LocalDate value={running.nextRenewal} />
            </p>
          </div>
        ) : (
          <p className="text-soft">{text}</p>
        )}
        <LinkButton to={planLink.to} look="secondary">
          {planLink.label}
        </LinkButton>
      </div>
    </Card>
  );
}
