import * as z from "zod";
import { requiredReason } from "../schema";

const END_REFUNDS = ["nothing", "unused", "all"] as const;
export type EndRefund = (typeof END_REFUNDS)[number];

const MAX_DAYS = 90;
const MAX_CREDITS = 1000;

function whole(max: number, words: string) {
  return z.coerce.number({ error: words }).int(words).min(1, words).max(max, words);
}

/** What staff may do with an account's money (RULINGS 53), with the form of each: always with a reason. */
export const moneyForms = {
  "extend-trial": requiredReason.extend({ days: whole(MAX_DAYS, `Between 1 and ${MAX_DAYS} days, please`) }),
  suspend: requiredReason,
  lift: requiredReason,
  "grant-credits": requiredReason.extend({
    credits: whole(MAX_CREDITS, `Between 1 and ${MAX_CREDITS} credits, please`),
  }),
  "take-credits": requiredReason.extend({
    credits: whole(MAX_CREDITS, `Between 1 and ${MAX_CREDITS} credits, please`),
  }),
  refund: requiredReason.extend({
    invoice: z.string().min(1, "Please choose an invoice").max(100),
    /** "5.99" -> 599 */
    amount: z
      .string()
      .regex(/^\d{1,6}([.,]\d{2})?$/, "Please enter an amount like 5.99")
      .transform((text) => Math.round(Number(text.replace(",", ".")) * 100))
      .pipe(z.number().min(1, "Please enter an amount above 0")),
  }),
  "end-now": requiredReason.extend({
    payBack: z.enum(END_REFUNDS, { error: "Please choose what goes back" }),
  }),
  resync: requiredReason,
};

export type MoneyAction = keyof typeof moneyForms;

export function isMoneyAction(text: string | undefined): text is MoneyAction {
  return text !== undefined && Object.hasOwn(moneyForms, text);
}
