import { Badge, type Tone } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { LocalDate } from "~/components/ui/local-date";

type Subscription = {
  planName: string;
  status: "active" | "suspended" | "cancelled" | "expired";
  nextRenewal: number;
  daysLeft: number;
};

const states: Record<Subscription["status"], { label: string; tone: Tone; text: string | null }> = {
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

/** What a job seeker has, and until when. */
export function SubscriptionCard({ subscription }: { subscription: Subscription | null }) {
  if (!subscription) {
    return (
      <Card title="Your plan">
        <p className="text-soft">No subscription found. Please subscribe to use this feature.</p>
      </Card>
    );
  }
  const { planName, status, nextRenewal, daysLeft } = subscription;
  const { label, tone, text } = states[status];
  return (
    <Card title={planName} aside={<Badge tone={tone}>{label}</Badge>}>
      {text ? (
        <p className="text-soft">{text}</p>
      ) : (
        <div className="grid gap-1">
          <p className="font-serif text-3xl">
            {daysLeft} {daysLeft === 1 ? "day" : "days"} left
          </p>
          <p className="text-soft">
            Until <LocalDate value={nextRenewal} />
          </p>
        </div>
      )}
    </Card>
  );
}
