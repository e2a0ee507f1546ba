import type { ReactNode } from "react";
import type { Tone } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import type { Entitlement } from "../../../../workers/domain/billing/get-agency-entitlement";

export type CompanyPlan = Omit<Entitlement, "usage">;

export type PlanState = {
  label: string;
  tone: Tone;
  text: ReactNode;
  /** what every page of the portal says; null where nothing stands in the way */
  notice: "error" | "warning" | null;
};

/** Trials are announced as ending so many days before. */
const ENDING_DAYS = 3;

const UNPAID =
  "Your plan is suspended, because the payment has not come in. As soon as the open invoice is paid, everything opens again.";
const KEPT = "What you have stays open: you can read, export and delete it.";

/** The state in words; the sentences of a subscription that doesn't hold are the specification's. */
export function planStateOf(plan: CompanyPlan): PlanState {
  const { subscription, validity } = plan;
  if (!validity.valid) return closedState(plan);
  const { nextRenewal, status, cancelAt, pastDueSince, isPaid } = subscription ?? { nextRenewal: 0 };
  const day = <LocalDate value={nextRenewal} />;
  if (status === "cancelled" || cancelAt)
    return {
      label: "Cancelled",
      tone: "moderate",
      text: (
        <>
          Your {isPaid ? "plan" : "trial"} is cancelled and stays open until {day}. Nothing more is charged.
        </>
      ),
      notice: "warning",
    };
  if (pastDueSince)
    return {
      label: "Payment overdue",
      tone: "poor",
      text: <>Your last payment did not go through. You can go on until {day}; please pay before then.</>,
      notice: "error",
    };
  if (status === "trial") {
    const isEnding = validity.daysLeft <= ENDING_DAYS;
    return {
      label: isEnding ? "Ends soon" : "Active",
      tone: isEnding ? "moderate" : "good",
      text: "Nothing is charged when it ends, and your data stays.",
      notice: null,
    };
  }
  const renews = "It renews every month until you cancel it.";
  return { label: "Active", tone: "good", text: renews, notice: null };
}

/** Whether an end can be set: of what runs, or of what would run again with the next payment. */
export function canCancel({ subscription, validity }: CompanyPlan): boolean {
  if (!subscription || subscription.status === "cancelled" || subscription.cancelAt !== null) return false;
  return validity.valid || (subscription.isPaid && subscription.status === "suspended");
}

function closedState({ subscription, validity, refusal }: CompanyPlan): PlanState {
  const byPayment = validity.status === "suspended" && subscription?.suspendedAt === null;
  return {
    label: validity.status === "suspended" ? "Suspended" : subscription ? "Ended" : "None",
    tone: "poor",
    text: `${byPayment ? UNPAID : refusal} ${KEPT}`,
    notice: "error",
  };
}
