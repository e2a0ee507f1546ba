import type { ReactNode } from "react";
import type { Tone } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { euros } from "../../../workers/domain/billing/money";

/** What is shown of a job seeker's subscription; times in UTC ms. */
export type ShownSubscription = {
  planName: string;
  /** euro cents */
  price: number;
  status: "active" | "suspended" | "cancelled" | "expired";
  isPaid: boolean;
  nextRenewal: number;
  daysLeft: number;
  cancelAt: number | null;
  pastDueSince: number | null;
  suspendedAt: number | null;
};

export type PlanState = { label: string; tone: Tone; text: ReactNode };

const DAY = 24 * 60 * 60 * 1000;
const NOTHING_CHARGED = "Nothing more is charged.";

/** A subscription's state. @param deletionDueAt when the account is to be deleted: until then all works as before */
export function planStateOf(subscription: ShownSubscription | null, deletionDueAt: number | null): PlanState {
  if (!subscription)
    return {
      label: "None",
      tone: "none",
      text: "No subscription found. Please subscribe to use this feature.",
    };
  const { status, planName, price, isPaid, nextRenewal, daysLeft, cancelAt, pastDueSince, suspendedAt } =
    subscription;
  const day = <LocalDate value={nextRenewal} />;
  const isOpen = daysLeft > 0 && (status === "active" || status === "cancelled");
  if (status === "suspended")
    return {
      label: "Suspended",
      tone: "poor",
      text:
        suspendedAt === null && isPaid
          ? "The payment has not come in, so that your plan is suspended. As soon as the open invoice is paid, everything opens again."
          : "Your account is suspended. Please contact support for assistance.",
    };
  if (isOpen && deletionDueAt !== null)
    return {
      label: "Open",
      tone: "moderate",
      text: (
        <>
          Your account is to be deleted on <LocalDate value={deletionDueAt} />. Until then your plan stays
          open
          {deletionDueAt - nextRenewal > DAY && <>, at most until {day}</>}.
        </>
      ),
    };
  if (isOpen && (status === "cancelled" || cancelAt !== null))
    return {
      label: "Cancelled",
      tone: "moderate",
      text: (
        <>
          It stays open until {day}. {isPaid && NOTHING_CHARGED}
        </>
      ),
    };
  if (isOpen && pastDueSince !== null)
    return {
      label: "Payment due",
      tone: "poor",
      text: <>A payment is open. We try again until {day}, and you can go on meanwhile.</>,
    };
  if (isOpen && isPaid)
    return {
      label: "Active",
      tone: "good",
      text: (
        <>
          The next payment of {euros(price)} is due on {day}.
        </>
      ),
    };
  if (isOpen)
    return {
      label: "Active",
      tone: "good",
      text: planName === "Trial" ? <>Until {day}. Nothing is charged then.</> : <>Until {day}.</>,
    };
  if (status === "cancelled")
    return {
      label: "Cancelled",
      tone: "none",
      text: "No active subscription found. Please subscribe to use this feature.",
    };
  return {
    label: "Expired",
    tone: "moderate",
    text: "Your subscription has ended. Please renew to continue using this feature.",
  };
}
