import { refusal } from "../errors";
import { emit } from "../events";
import { type Account, find, type Session } from "../state";
import { chargeIntent, markFailed, markPaid } from "./collect";
import { planOf, quote, someBuyer, writeReceipt } from "./complete";

/** The bank's answer to a debit, days after the session was completed. @throws Refusal where none is under way */
export function settleDebit(account: Account, sessionId: string, succeeded: boolean): Session {
  const debit = account.debits.find(({ session }) => session === sessionId);
  if (!debit) throw refusal("No debit of this Checkout Session is under way.");
  account.debits = account.debits.filter((other) => other !== debit);
  const session = find(account, "sessions", sessionId);
  const intent = find(account, "intents", debit.intent);
  chargeIntent(account, intent, succeeded);
  const invoice = debit.invoice ? find(account, "invoices", debit.invoice) : null;
  if (invoice) invoice.attempt_count += 1;
  if (succeeded) {
    session.payment_status = "paid";
    if (invoice) markPaid(account, invoice, intent);
    else {
      const plan = planOf(account, session);
      const price = find(account, "prices", plan.price);
      const customer = find(account, "customers", session.customer ?? "");
      const buyer = account.buyers[customer.id] ?? someBuyer;
      writeReceipt(account, { session, plan, price, customer, buyer, tax: quote(account, session, buyer) });
    }
  } else if (invoice) markFailed(account, invoice);
  emit(
    account,
    succeeded ? "checkout.session.async_payment_succeeded" : "checkout.session.async_payment_failed",
    session,
  );
  return session;
}
