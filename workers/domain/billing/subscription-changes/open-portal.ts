import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { findCustomer } from "../find-customer";
import type { Buyer } from "../orders/find-item";
import { requirePayments } from "../require-payments";

/**
 * The address of a buyer's own pages at the payment provider, which lets anyone in: send the browser there, store it nowhere.
 * @param returnPath where the way back leads, on this site
 * @throws AppError "nothing-bought"; "payments-off"; "payments-down" where the provider doesn't answer
 */
export async function openPortal(
  deps: Deps,
  { buyer, returnPath }: { buyer: Buyer; returnPath: string },
): Promise<{ url: string }> {
  const { payments, site } = requirePayments(deps);
  const customerId = await findCustomer(deps, buyer);
  if (!customerId) throw new AppError("nothing-bought");
  try {
    return { url: await payments.openPortal({ customerId, returnUrl: site.origin + returnPath }) };
  } catch (error) {
    throw new AppError("payments-down", { detail: errorText(error) });
  }
}
