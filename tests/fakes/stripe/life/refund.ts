import type Stripe from "stripe";
import { refusal } from "../errors";
import { emit } from "../events";
import { makeRefund } from "../objects/payment";
import { type Account, type Charge, find, newId, type Refund, timeOf } from "../state";

type Wish = { amount: number; reason?: Stripe.Refund.Reason | null; metadata?: Stripe.Metadata };

/** @throws Refusal for more than is left of the charge */
export function refundCharge(account: Account, charge: Charge, wish: Wish): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw refusal(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  if (wish.amount <= 0 || wish.amount > left)
    throw refusal(`Refund amount (${wish.amount}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
    });
  const { amount, reason = null, metadata = {} } = wish;
  const refund = makeRefund({
    id: newId("re"),
    created: timeOf(account),
    charge,
    amount,
    reason,
    metadata,
  });
  account.refunds[refund.id] = refund;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit(account, "refund.created", refund);
  emit(account, "charge.refunded", charge);
  return refund;
}

/** The charge that paid an invoice, or null for one that nothing was paid on. */
export function chargeOfInvoice(account: Account, invoice: string): Charge | null {
  const intent = account.intents[account.paidBy[invoice] ?? ""];
  return intent?.latest_charge ? find(account, "charges", intent.latest_charge) : null;
}
