import type { Payments, PaymentsError } from "../../adapters/payments/port";
import type { Deps } from "../deps";
import { AppError } from "../errors";

export type PayingDeps = Deps & { payments: Payments };

/** Why nothing can be bought here, in words; null where something can. */
export function paymentsRefusal({ payments }: Pick<Deps, "payments">): string | null {
  return payments ? null : new AppError("payments-off").message;
}

/** @throws AppError "payments-off" where no payment provider is configured */
export function requirePayments(deps: Deps): PayingDeps {
  const { payments } = deps;
  if (!payments) throw new AppError("payments-off");
  return { ...deps, payments };
}

/** Whether the provider refused or didn't answer; anything else is a fault of ours. */
export function isProviderError(error: unknown): error is PaymentsError {
  return error instanceof Error && error.name === "PaymentsError";
}

/** Whether the provider didn't answer: what was asked of it may be asked again later. */
export function isUnreachable(error: unknown): boolean {
  return isProviderError(error) && error.code === "unreachable";
}
