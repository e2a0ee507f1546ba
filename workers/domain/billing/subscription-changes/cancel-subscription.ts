import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { Buyer } from "../orders/find-item";
import { changeRenewal } from "./change-renewal";
import { findPaidSubscription } from "./find-paid-subscription";
import { changeOwnTrial, findOwnTrial } from "./own-trial";

/**
 * Cancels a buyer's plan or trial to the end of its period: access stays until then (RULINGS 16). Done twice it is done once.
 * @throws AppError "nothing-to-cancel"; "payments-off"; "payments-down" where the payment provider doesn't answer
 */
export async function cancelSubscription(deps: Deps, { buyer }: { buyer: Buyer }): Promise<void> {
  const subscriptionId = await findPaidSubscription(deps, buyer);
  if (subscriptionId) {
    await changeRenewal(deps, { buyer, subscriptionId, cancels: true });
    return;
  }
  const trial = await findOwnTrial(deps, { buyer, isCancelled: false });
  if (trial) return changeOwnTrial(deps, { buyer, trial, cancels: true });
  if (await findOwnTrial(deps, { buyer, isCancelled: true })) return;
  throw new AppError("nothing-to-cancel");
}
