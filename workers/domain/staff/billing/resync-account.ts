import { sql } from "drizzle-orm";
import { isProviderError, requirePayments } from "../../billing/require-payments";
import { syncCustomer } from "../../billing/sync/sync-customer";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { runAudited } from "../audit-entry";
import { type BilledAccount, requireCustomer, subjectOf } from "./account";

/** Reads an account again at the payment provider. @throws AppError "nothing-bought"; "payments-off"; "payments-down" */
export async function resyncAccount(
  deps: Deps,
  { account, actorId, reason }: { account: BilledAccount; actorId: string; reason: string },
): Promise<void> {
  const paying = requirePayments(deps);
  const customerId = await requireCustomer(deps, account);
  await runAudited(deps, {
    ...{ actorId, reason, subject: subjectOf(account) },
    action: "userId" in account ? "user-resynced" : "company-resynced",
    onlyIf: sql`true`,
    effects: [],
  });
  await syncCustomer(paying, { customerId }).catch((error: unknown) => {
    if (!isProviderError(error)) throw error;
    throw new AppError("payments-down", { detail: errorText(error) });
  });
}
