import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { Buyer } from "../orders/find-item";
import { changeRenewal } from "./change-renewal";
import { findPaidSubscription } from "./find-paid-subscription";
import { changeOwnTrial, findOwnTrial } from "./own-trial";

/**
 * Takes a cancellation back while the plan, or the trial, still runs. Done twice it is done once.
 * @throws AppError "nothing-to-resume" where it is over; "payments-off"; "payments-down" where the provider doesn't answer
 */
export async function resumeSubscription(deps: Deps, { buyer }: { buyer: Buyer }): Promise<void> {
  const subscriptionId = await findPaidSubscription(deps, buyer);
  if (subscriptionId) {
    if (await changeRenewal(deps, { buyer, subscriptionId, cancels: false })) return;
    throw new AppError("nothing-to-resume");
  }
  const trial = await findOwnTrial(deps, { buyer, isCancelled: true });
  if (trial) return changeOwnTrial(deps, { buyer, trial, cancels: false });
  if (await findOwnTrial(deps, { buyer, isCancelled: false })) return;
  throw new AppError("nothing-to-resume");
}
