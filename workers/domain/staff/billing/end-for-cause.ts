import { and, desc, eq, sql } from "drizzle-orm";
import { invoices, plans } from "../../../../db/schema";
import { requirePayments } from "../../billing/require-payments";
import { isPaidAndLive, subscriptionsOf } from "../../billing/subscriptions-of";
import { syncCustomer } from "../../billing/sync/sync-customer";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { prepareMail, sendOnce } from "../../mail/prepare-mail";
import { runAudited } from "../audit-entry";
import { type BilledAccount, billingPage, requireCustomer, requireReaders, subjectOf } from "./account";
import type { EndRefund } from "./money-forms";

/** What could go back of a plan's last payment, in cents: all that hasn't yet, or the share of the days not used, without what went back of it. */
export type LastPayment = { invoiceId: string; left: number; refunded: number; unused: number } | null;

type Input = { account: BilledAccount; payBack: EndRefund; actorId: string; reason: string };

/**
 * Ends a paid plan at once, for a breach of contract: audit line, refund and end at the provider, then the mail. May be done again.
 * @throws AppError "not-found"; "nothing-bought"; "nothing-to-end" where no paid plan runs; "payments-off"; "payments-down"
 */
export async function endForCause(deps: Deps, { account, payBack, actorId, reason }: Input): Promise<void> {
  const paying = requirePayments(deps);
  const readers = await requireReaders(deps, account);
  const customerId = await requireCustomer(deps, account);
  const plan = await findPaidPlan(deps, account);
  if (!plan) throw new AppError("nothing-to-end");
  const payment = await findLastPayment(deps, account);
  const amount =
    payment === null || payBack === "nothing" ? 0 : payBack === "all" ? payment.left : payment.unused;
  const { t } = subscriptionsOf(account);
  const isSame = and(eq(t.stripeSubscriptionId, plan.id), isPaidAndLive(t));
  await runAudited(deps, {
    ...{ actorId, reason, subject: subjectOf(account) },
    action: "userId" in account ? "user-plan-ended" : "company-plan-ended",
    data: { subscription: plan.id, payBack: amount },
    onlyIf: sql`exists (select 1 from ${t} where ${isSame})`,
    effects: [],
  });
  try {
    if (payment && amount > 0) {
      const reference = `staff-end.${payment.invoiceId}.${payment.refunded}`;
      await paying.payments.refund({ invoiceId: payment.invoiceId, amount, reference });
    }
    // Last: a plan that has ended isn't found again, should the work be cut short before its money went back.
    await paying.payments.cancelNow(plan.id);
  } catch (error) {
    throw new AppError("payments-down", { detail: errorText(error) });
  }
  const mails = readers.map(({ email, userId, fullName }) =>
    prepareMail(
      deps,
      {
        ...{ to: email, userId, template: "plan-ended-for-cause" },
        data: { fullName, planName: plan.name, payBack: amount, reason, url: billingPage(deps, account) },
      },
      `plan-ended-for-cause.${plan.id}.${userId}`,
    ),
  );
  await sendOnce(deps, mails);
  await syncCustomer(paying, { customerId });
}

async function findPaidPlan({ db }: Pick<Deps, "db">, account: BilledAccount) {
  const { t, isOwn } = subscriptionsOf(account);
  const [row] = await db.shared
    .select({
      ...{ stripeId: t.stripeSubscriptionId, name: plans.planName },
      ...{ periodStart: t.periodStart, startDate: t.startDate, periodEnd: t.nextRenewal },
    })
    .from(t)
    .innerJoin(plans, eq(plans.id, t.planId))
    .where(and(isOwn, isPaidAndLive(t)))
    .orderBy(desc(t.nextRenewal))
    .limit(1);
  return row?.stripeId ? { ...row, id: row.stripeId } : null;
}

/** The last payment for a paid plan that runs; null where there is none, or all of it went back. */
export async function findLastPayment(
  deps: Pick<Deps, "db" | "now">,
  account: BilledAccount,
): Promise<LastPayment> {
  const plan = await findPaidPlan(deps, account);
  if (!plan) return null;
  const [invoice] = await deps.db.shared
    .select()
    .from(invoices)
    .where(eq(invoices.subscriptionId, plan.id))
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  if (!invoice || invoice.amountPaid <= invoice.refunded) return null;
  const { id: invoiceId, amountPaid, refunded, createdAt } = invoice;
  const left = amountPaid - refunded;
  const periodStart = plan.periodStart ?? plan.startDate;
  const isOfThisPeriod = createdAt > periodStart - DAY;
  const rest = isOfThisPeriod ? (plan.periodEnd - deps.now()) / (plan.periodEnd - periodStart) : 0;
  const share = Math.round(amountPaid * Math.min(1, Math.max(0, rest)));
  const unused = Math.max(0, share - refunded);
  return { invoiceId, left, refunded, unused };
}
