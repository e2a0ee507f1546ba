import { euros } from "../../billing/money";
import { BECAUSE_OF_ACCOUNT, type MailTexts, mailDay, mailMoment } from "../mail-content";
import type { OrderedItem } from "../mail-data";

type Templates =
  | "payment-failed"
  | "subscription-started"
  | "subscription-renewed"
  | "subscription-cancelled"
  | "subscription-resumed"
  | "price-changed"
  | "trial-resumed"
  | "subscription-suspended"
  | "subscription-ended"
  | "credits-bought"
  | "order-failed"
  | "refunded"
  | "billing-alert";

function priceWords({ price, taxIncluded }: Pick<OrderedItem, "price" | "taxIncluded">): string {
  return `${euros(price)} ${taxIncluded ? "including VAT" : "plus VAT"}`;
}

/**
 * What the law asks of a confirmation to a consumer: the right to withdraw, the way to use it and the model form
 * (directive 2011/83/EU, annex I B). Agencies are businesses and have no such right.
 */
function withdrawalWords(
  { orderedAt, startAtOnce, number }: OrderedItem,
  origin: string,
  mailbox: string,
): string[] {
  return [
    `You can withdraw from this contract within 14 days of ${mailDay(orderedAt)}, without giving a reason: in your settings, at ${origin}/withdraw without signing in, or in a letter or mail to us.${startAtOnce ? " You asked us to begin within that time; if you withdraw, we pay back all that you have paid, except for credits that you have spent." : ""}`,
    `Model withdrawal form, if you wish to use one: "To Plumbline, ${mailbox}: I hereby give notice that I withdraw from my contract for the provision of the following service: order ${number}, ordered on ${mailDay(orderedAt)}. Name, address, date."`,
    `The terms of today are at ${origin}/terms; keep a copy of them with this mail.`,
  ];
}

export const billingTexts: MailTexts<Templates> = {
  "subscription-started": (
    { fullName, planName, order, firstPaymentAt, renewsAt, url },
    { origin, infoMailbox },
  ) => ({
    subject: `Your plan ${planName} has started`,
    name: fullName,
    paragraphs: [
      order
        ? `Thank you for order ${order.number}: the plan ${planName} for ${priceWords(order)} a month.`
        : `Your plan ${planName} has started.`,
      firstPaymentAt
        ? `The days of your trial are yours: the first payment is due on ${mailMoment(firstPaymentAt)}. The plan's limits hold from now on.`
        : `It is paid until ${mailMoment(renewsAt)}.`,
      "It renews every month until you cancel, which you can do at any time, to the end of the month that is paid.",
      ...(order?.taxIncluded ? withdrawalWords(order, origin, infoMailbox) : []),
    ],
    button: { label: "See your plan and invoices", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "subscription-renewed": ({ fullName, planName, total, number, renewsAt, url }) => ({
    subject: `Your plan ${planName} was renewed`,
    name: fullName,
    paragraphs: [
      `We have received ${euros(total)} for your plan ${planName}${number ? ` (invoice ${number})` : ""}.`,
      `The next renewal is on ${mailMoment(renewsAt)}. You can cancel at any time before then.`,
    ],
    button: { label: "See your plan and invoices", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "payment-failed": ({ fullName, planName, total, nextAttemptAt, accessUntil, url }) => ({
    subject: "Your payment did not go through",
    name: fullName,
    paragraphs: [
      `We could not collect ${euros(total)} for your plan ${planName}. Nothing else has changed: your data stays.`,
      nextAttemptAt
        ? `We try again on ${mailMoment(nextAttemptAt)}. Until ${mailMoment(accessUntil)} you can go on as before; please check your means of payment before then.`
        : `You can go on until ${mailMoment(accessUntil)}. Please check your means of payment before then.`,
    ],
    button: { label: "Check the payment", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "subscription-cancelled": ({ fullName, planName, endsAt, url }) => ({
    subject: `Your plan ${planName} ends on ${mailDay(endsAt)}`,
    name: fullName,
    paragraphs: [
      `Your plan ${planName} is cancelled. It stays open until ${mailMoment(endsAt)}, and nothing more is charged.`,
      "Until then you can take the cancellation back. Your data stays, with or without a plan.",
    ],
    button: { label: "See your plan", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "subscription-resumed": ({ fullName, planName, renewsAt, url }) => ({
    subject: `Your plan ${planName} goes on`,
    name: fullName,
    paragraphs: [
      `The cancellation of your plan ${planName} was taken back. The next renewal is on ${mailMoment(renewsAt)}.`,
    ],
    button: { label: "See your plan", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "price-changed": ({ fullName, planName, before, price, taxIncluded, from, url }) => ({
    subject: `The price of your plan ${planName} changes`,
    name: fullName,
    paragraphs: [
      `From ${mailMoment(from)} on your plan ${planName} costs ${priceWords({ price, taxIncluded })} instead of ${euros(before)}.`,
      "Nothing changes before then. If you don't want to go on at this price, you can cancel until that moment, and nothing more is charged.",
    ],
    button: { label: "See your plan, or cancel", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "trial-resumed": ({ fullName, endsAt, url }) => ({
    subject: "Your trial goes on",
    name: fullName,
    paragraphs: [
      `The cancellation of your trial was taken back. It runs until ${mailMoment(endsAt)}; nothing is charged.`,
    ],
    button: { label: "See your plan", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "subscription-suspended": ({ fullName, planName, url }) => ({
    subject: "Your plan is suspended",
    name: fullName,
    paragraphs: [
      `The payment for your plan ${planName} has not come in, so that it is suspended. You can read, export and delete your data as before.`,
      "As soon as the open invoice is paid, everything opens again.",
    ],
    button: { label: "Pay the open invoice", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "subscription-ended": ({ fullName, planName, endedAt, url }) => ({
    subject: `Your plan ${planName} has ended`,
    name: fullName,
    paragraphs: [
      `Your plan ${planName} ended on ${mailMoment(endedAt)}. Nothing more is charged, and your data stays.`,
      "To upload and analyse again, choose a plan.",
    ],
    button: { label: "See the plans", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "credits-bought": ({ fullName, credits, order, url }, { origin, infoMailbox }) => ({
    subject: `${credits} credits were added to your account`,
    name: fullName,
    paragraphs: [
      `Thank you for order ${order.number}: ${credits} credits for ${priceWords(order)}.`,
      "Credits pay for AI interview practice, which isn't open yet. Credits that you haven't spent can be given back for money for 14 days, in your settings.",
      ...withdrawalWords(order, origin, infoMailbox),
    ],
    button: { label: "See your credits and invoices", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "order-failed": ({ fullName, number, credits, price, url }) => ({
    subject: `Your payment for ${credits} credits did not go through`,
    name: fullName,
    paragraphs: [
      `Your bank did not carry out the payment of ${euros(price)} for order ${number}: ${credits} credits. Nothing was charged, and no credits were added.`,
      "If you still want them, you can order them again.",
    ],
    button: { label: "Order again", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  refunded: ({ fullName, amount, number, url }) => ({
    subject: `${euros(amount)} are on their way back to you`,
    name: fullName,
    paragraphs: [
      `We have paid back ${euros(amount)}${number ? ` on invoice ${number}` : ""}, by the way in which you paid. Banks take up to ten days to show it.`,
    ],
    button: { label: "See your invoices", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "billing-alert": ({ kind, subject, url }) => ({
    subject: `Billing: ${kind}`,
    name: null,
    paragraphs: [`Something needs a look: ${kind}, ${subject}.`],
    button: { label: "Open the list", url },
    why: "You get this mail because this is the site's information mailbox.",
  }),
};
