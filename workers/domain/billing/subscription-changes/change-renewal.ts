import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { findCustomer } from "../find-customer";
import type { Buyer } from "../orders/find-item";
import { isProviderError, requirePayments } from "../require-payments";
import { syncCustomer } from "../sync/sync-customer";
import { findPaidSubscription } from "./find-paid-subscription";

/**
 * Sets or clears the end of a paid subscription at the payment provider, and reads the account again.
 * @returns whether the subscription still runs; false where it had ended there without our knowing
 * @throws AppError "payments-off"; "payments-down" where the provider doesn't answer
 */
export async function changeRenewal(
  deps: Deps,
  { buyer, subscriptionId, cancels }: { buyer: Buyer; subscriptionId: string; cancels: boolean },
): Promise<boolean> {
  const paying = requirePayments(deps);
  const customerId = await findCustomer(deps, buyer);
  if (!customerId) throw new AppError("payments-down", { detail: `no customer of ${subscriptionId}` });
  try {
    const refusal = await paying.payments
      .setCancelAtPeriodEnd(subscriptionId, cancels)
      .catch((error: unknown) => error);
    await syncCustomer(paying, { customerId });
    if (refusal === undefined) return true;
    if ((await findPaidSubscription(deps, buyer)) !== subscriptionId) return false;
    throw refusal;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    throw new AppError("payments-down", { detail: errorText(error) });
  }
}
