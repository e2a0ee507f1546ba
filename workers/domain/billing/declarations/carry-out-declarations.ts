import { and, asc, eq, gt, isNotNull, isNull, ne } from "drizzle-orm";
import { contractDeclarations, orders } from "../../../../db/schema";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import type { PayingDeps } from "../require-payments";
import { cancelSubscription } from "../subscription-changes/cancel-subscription";
import { findPaidSubscription } from "../subscription-changes/find-paid-subscription";
import { carryOutWithdrawal } from "../withdrawal/carry-out-withdrawal";

const MAX_DECLARATIONS = 20;
/** What couldn't be done for so long needs a person: staff see it waiting. */
const TRY_FOR = 3 * DAY;

/** Goes on with declarations that take effect by themselves and haven't yet. */
export async function carryOutDeclarations(deps: Deps): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  const open = await deps.db.shared
    .select({ declaration: contractDeclarations, order: orders })
    .from(contractDeclarations)
    .innerJoin(orders, eq(orders.id, contractDeclarations.orderId))
    .where(
      and(
        isNull(contractDeclarations.doneAt),
        isNotNull(contractDeclarations.orderId),
        gt(contractDeclarations.createdAt, deps.now() - TRY_FOR),
        // A debit that is on its way settles itself first, days later.
        ne(orders.status, "processing"),
      ),
    )
    .orderBy(asc(contractDeclarations.createdAt))
    .limit(MAX_DECLARATIONS);
  for (const { declaration, order } of open)
    try {
      if (declaration.kind === "withdrawal")
        await carryOutWithdrawal({ ...deps, payments }, { orderId: order.id });
      else await carryOutCancellation({ ...deps, payments }, { declarationId: declaration.id, order });
    } catch (error) {
      deps.log({ event: "declaration-failed", number: declaration.number, error: errorText(error) });
    }
}

type Cancellation = { declarationId: string; order: typeof orders.$inferSelect };

/** Cancels the plan that was ordered, if it still runs, and notes that it is done. */
export async function carryOutCancellation(
  deps: PayingDeps,
  { declarationId, order }: Cancellation,
): Promise<void> {
  const buyer = { userId: order.userId ?? "", companyId: order.companyId };
  const running = await findPaidSubscription(deps, buyer);
  if (running !== null && running === order.subscriptionId) await cancelSubscription(deps, { buyer });
  await deps.db.shared
    .update(contractDeclarations)
    .set({ doneAt: deps.now() })
    .where(and(eq(contractDeclarations.id, declarationId), isNull(contractDeclarations.doneAt)));
}
