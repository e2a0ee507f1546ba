import { eq } from "drizzle-orm";
import { stripeEvents } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { requirePayments } from "./require-payments";
import { syncCustomer } from "./sync/sync-customer";

/**
 * Takes an event of the provider, which only says whose account to read again. One that took effect, or of nobody, does nothing.
 * @param body the request's body, byte for byte as it was signed
 * @throws AppError "webhook-signature"; PaymentsError and what the database throws, so that the provider repeats it
 */
export async function takePaymentEvent(
  deps: Deps,
  { body, signature }: { body: string; signature: string | null },
): Promise<void> {
  const paying = requirePayments(deps);
  const event = await paying.payments.readEvent(body, signature);
  if (event === "wrong") throw new AppError("webhook-signature");
  const { id, type, customerId } = event;
  deps.log({ event: "payment-event", id, type, customer: customerId });
  if (!customerId) return;
  const [done] = await deps.db.shared
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, id));
  if (!done) await syncCustomer(paying, { customerId, event: { id, type } });
}
