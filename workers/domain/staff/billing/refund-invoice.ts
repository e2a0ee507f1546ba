import { and, eq, sql } from "drizzle-orm";
import { invoices } from "../../../../db/schema";
import { requirePayments } from "../../billing/require-payments";
import { syncCustomer } from "../../billing/sync/sync-customer";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { prepareMail, sendOnce } from "../../mail/prepare-mail";
import { runAudited } from "../audit-entry";
import { type BilledAccount, billingPage, requireCustomer, requireReaders, subjectOf } from "./account";

type Input = {
  account: BilledAccount;
  invoiceId: string;
  /** cents */
  amount: number;
  actorId: string;
  reason: string;
};

/**
 * Pays money back on an invoice. The audit line is written first; the mail leaves once the provider has taken it.
 * @throws AppError "not-found" for another one's invoice; "refund-too-high"; "payments-off"; "payments-down"
 */
export async function refundInvoice(deps: Deps, input: Input): Promise<void> {
  const { account, invoiceId, amount, actorId, reason } = input;
  const paying = requirePayments(deps);
  const readers = await requireReaders(deps, account);
  const customerId = await requireCustomer(deps, account);
  const [invoice] = await deps.db.shared
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.customerId, customerId)));
  if (!invoice) throw new AppError("not-found");
  if (amount > invoice.amountPaid - invoice.refunded) throw new AppError("refund-too-high");
  const isSame = and(eq(invoices.id, invoiceId), eq(invoices.refunded, invoice.refunded));
  await runAudited(deps, {
    ...{ actorId, reason, subject: subjectOf(account) },
    action: "userId" in account ? "user-refund-ordered" : "company-refund-ordered",
    data: { invoice: invoiceId, amount },
    onlyIf: sql`exists (select 1 from ${invoices} where ${isSame})`,
    effects: [],
  });
  // The same for everyone who saw the same state: two people at once give it back once.
  const reference = `staff.${invoiceId}.${invoice.refunded}`;
  try {
    await paying.payments.refund({ invoiceId, amount, reference });
  } catch (error) {
    throw new AppError("payments-down", { detail: errorText(error) });
  }
  const mails = readers.map(({ email, userId, fullName }) =>
    prepareMail(
      deps,
      {
        ...{ to: email, userId, template: "refund-reason" },
        data: { fullName, amount, number: invoice.number, reason, url: billingPage(deps, account) },
      },
      `refund-reason.${reference}.${userId}`,
    ),
  );
  await sendOnce(deps, mails);
  await syncCustomer(paying, { customerId });
}
