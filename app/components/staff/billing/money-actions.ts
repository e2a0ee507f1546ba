import type { MoneyAction } from "../../../../workers/domain/staff/billing/money-forms";

type Words = { title: string; button: string; says: string; danger?: true };

export const moneyActions: Record<MoneyAction, Words> = {
  "extend-trial": {
    title: "Extend the trial",
    button: "Extend",
    says: "The trial gets more days, from its end or, where it is over, from now.",
  },
  suspend: {
    title: "Suspend this account",
    button: "Suspend",
    says: "Uploads and analyses are refused until you lift it. What Stripe charges goes on: cancel or refund it apart.",
    danger: true,
  },
  lift: { title: "Lift the suspension", button: "Lift", says: "Everything opens again at once." },
  "grant-credits": { title: "Grant credits", button: "Grant", says: "A line of the ledger adds them." },
  "take-credits": {
    title: "Take credits",
    button: "Take",
    says: "A line of the ledger takes them off, no more than there are.",
    danger: true,
  },
  refund: {
    title: "Pay money back",
    button: "Pay back",
    says: "Stripe pays it back by the way in which it was paid, with a credit note. This can't be undone.",
    danger: true,
  },
  "end-now": {
    title: "End the plan at once for cause",
    button: "End the plan",
    says: "The paid plan ends now, here and at Stripe, and the customer reads why. Say what happened, and when they were warned. This can't be undone.",
    danger: true,
  },
  resync: {
    title: "Read again at Stripe",
    button: "Read again",
    says: "Plan, invoices, orders and credits are made to say what Stripe says. Nobody is mailed unless something has changed.",
  },
};
