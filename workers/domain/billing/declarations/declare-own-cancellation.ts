import { and, desc, eq } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { contractDeclarations, orders } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import { requireOwner } from "../../agencies/company-owner";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sendTasks } from "../../mail/prepare-mail";
import type { Buyer } from "../orders/find-item";
import { cancelSubscription } from "../subscription-changes/cancel-subscription";
import { findPaidSubscription } from "../subscription-changes/find-paid-subscription";
import { findRunningPlan } from "./find-running-plan";
import { prepareDeclaration, type ReceivedDeclaration } from "./prepare-declaration";
import { type CancellationForm, wishOf } from "./schema";

type Input = {
  buyer: Buyer;
  form: CancellationForm;
  email: string;
};

/**
 * A signed-in person cancels their plan or trial: recorded with a receipt, then done at once. A cause, or another day than the
 * period's end, waits for staff. @throws AppError "nothing-to-cancel"; "owner-only" for a company's other agents
 */
export async function declareOwnCancellation(
  deps: Deps,
  { buyer, form, email }: Input,
): Promise<ReceivedDeclaration> {
  await requireOwner(deps, buyer);
  const running = await findRunningPlan(deps, buyer);
  if (!running) throw new AppError("nothing-to-cancel");
  const { planName } = running;
  const subscriptionId = await findPaidSubscription(deps, buyer);
  const order = subscriptionId ? await findOrder(deps, subscriptionId) : null;
  const isPlain = form.cause === "ordinary" && form.end === "soonest";
  const { receipt, statements, task } = prepareDeclaration(deps, {
    id: form.formId,
    kind: "cancellation",
    name: form.name,
    email,
    contract: order ? `${order.number} (${planName})` : planName,
    wish: wishOf(form),
    userId: buyer.userId,
    orderId: isPlain ? (order?.id ?? null) : null,
    outcome: isPlain ? "soon" : "checked",
  });
  try {
    await runBatch(deps.db.shared, statements);
    await sendTasks(deps, [task]);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  if (!isPlain) return receipt;
  try {
    await cancelSubscription(deps, { buyer });
  } catch (error) {
    // The receipt holds: the cron, or staff, go on with it.
    if (error instanceof AppError && (error.code === "payments-down" || error.code === "payments-off"))
      return receipt;
    throw error;
  }
  await deps.db.shared
    .update(contractDeclarations)
    .set({ doneAt: deps.now() })
    .where(eq(contractDeclarations.id, form.formId));
  return receipt;
}

async function findOrder({ db }: Pick<Deps, "db">, subscriptionId: string) {
  const [order] = await db.shared
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(and(eq(orders.subscriptionId, subscriptionId), eq(orders.kind, "plan")))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order ?? null;
}
