import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { agents, billingAlerts, billingCustomers, contractDeclarations, orders } from "../../../../db/schema";
import { carryOutCancellation } from "../../billing/declarations/carry-out-declarations";
import { findDeclaredOrder } from "../../billing/declarations/find-declared-order";
import { isProviderError, requirePayments } from "../../billing/require-payments";
import { cancelSubscription } from "../../billing/subscription-changes/cancel-subscription";
import { carryOutWithdrawal } from "../../billing/withdrawal/carry-out-withdrawal";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { prepareMail } from "../../mail/prepare-mail";
import { runAudited } from "../audit-entry";

export const isOpenAlert = isNull(billingAlerts.resolvedAt);
export const isOpenDeclaration = isNull(contractDeclarations.doneAt);

/** One page: more than so many would be a fault of ours. */
const SHOWN = 100;

/** What staff have to look at: what doesn't add up with the payment provider, and declarations that wait. */
export async function listOpenBilling({ db }: Pick<Deps, "db">) {
  const [alerts, declarations] = await Promise.all([
    db.shared
      .select({
        alert: billingAlerts,
        userId: billingCustomers.userId,
        companyId: billingCustomers.companyId,
      })
      .from(billingAlerts)
      .leftJoin(billingCustomers, eq(billingCustomers.id, billingAlerts.customerId))
      .where(isOpenAlert)
      .orderBy(desc(billingAlerts.createdAt))
      .limit(SHOWN),
    db.shared
      .select()
      .from(contractDeclarations)
      .where(isOpenDeclaration)
      .orderBy(asc(contractDeclarations.createdAt))
      .limit(SHOWN),
  ]);
  return { alerts: alerts.map(({ alert, ...owner }) => ({ ...alert, ...owner })), declarations };
}

type Deciding = { id: string; actorId: string };

/** An alert. @throws AppError "not-found" */
export async function getAlert({ db }: Pick<Deps, "db">, { id }: { id: string }) {
  const [row] = await db.shared.select().from(billingAlerts).where(eq(billingAlerts.id, id));
  if (!row) throw new AppError("not-found");
  return row;
}

/** Closes an alert. @throws AppError "not-found", "decided-meanwhile" */
export async function resolveAlert(
  deps: Deps,
  { id, actorId, reason }: Deciding & { reason: string },
): Promise<void> {
  const { shared } = deps.db;
  await getAlert(deps, { id });
  await runAudited(deps, {
    ...{ actorId, reason, action: "alert-resolved", subject: id },
    onlyIf: sql`exists (select 1 from ${billingAlerts} where ${and(eq(billingAlerts.id, id), isOpenAlert)})`,
    effects: [shared.update(billingAlerts).set({ resolvedAt: deps.now() }).where(eq(billingAlerts.id, id))],
  });
}

/** A declaration. @throws AppError "not-found" */
export async function getDeclaration({ db }: Pick<Deps, "db">, { id }: { id: string }) {
  const [row] = await db.shared.select().from(contractDeclarations).where(eq(contractDeclarations.id, id));
  if (!row) throw new AppError("not-found");
  return row;
}

/** Answers a declaration by mail, which closes it. @throws AppError "not-found", "decided-meanwhile" */
export async function answerDeclaration(
  deps: Deps,
  { id, actorId, reason }: Deciding & { reason: string },
): Promise<void> {
  const { kind, number, name, email } = await getDeclaration(deps, { id });
  const mail = email
    ? prepareMail(deps, {
        to: email,
        template: "declaration-answered",
        data: { name: name ?? "", kind, number, answer: reason },
      })
    : null;
  await runAudited(deps, {
    ...{ actorId, reason, action: "declaration-answered", subject: id },
    onlyIf: isOpen(id),
    effects: [
      deps.db.shared
        .update(contractDeclarations)
        .set({ doneAt: deps.now() })
        .where(eq(contractDeclarations.id, id)),
      ...(mail ? [mail.insert] : []),
    ],
    tasks: mail ? [mail.task] : [],
  });
}

/**
 * Carries a declaration out for its order: a withdrawal with its refund, a cancellation to the end of the period.
 * @throws AppError "not-found"; "declaration-unmatched" where address and number meet no order; "decided-meanwhile";
 *   "payments-off"; "payments-down": the cron goes on with it then
 */
export async function carryOutDeclaration(
  deps: Deps,
  { id, actorId, reason }: Deciding & { reason: string },
): Promise<void> {
  const { shared } = deps.db;
  const paying = requirePayments(deps);
  const { kind, email, contract, orderId, userId } = await getDeclaration(deps, { id });
  const [known] = orderId ? await shared.select().from(orders).where(eq(orders.id, orderId)) : [];
  const order = known ?? (await findDeclaredOrder(deps, { email: email ?? "", contract: contract ?? "" }));
  // Declared by someone who was signed in: their own plan or trial is meant.
  if (!order && kind === "cancellation" && userId)
    return cancelForPerson(deps, { id, actorId, reason, userId });
  if (!order) throw new AppError("declaration-unmatched");
  if (kind === "withdrawal" && order.companyId) throw new AppError("declaration-unmatched");
  const time = deps.now();
  await runAudited(deps, {
    ...{ actorId, reason, action: "declaration-carried-out", subject: id },
    data: { order: order.number },
    onlyIf: isOpen(id),
    effects: [
      shared
        .update(contractDeclarations)
        .set({ orderId: order.id, userId: order.userId })
        .where(eq(contractDeclarations.id, id)),
      ...(kind === "withdrawal"
        ? [
            shared
              .update(orders)
              .set({ withdrawnAt: sql`coalesce(${orders.withdrawnAt}, ${time})` })
              .where(eq(orders.id, order.id)),
          ]
        : []),
    ],
  });
  try {
    if (kind === "withdrawal") await carryOutWithdrawal(paying, { orderId: order.id });
    else await carryOutCancellation(paying, { declarationId: id, order });
  } catch (error) {
    if (!isProviderError(error)) throw error;
    throw new AppError("payments-down", { detail: errorText(error) });
  }
}

async function cancelForPerson(
  deps: Deps,
  { id, actorId, reason, userId }: Deciding & { reason: string; userId: string },
): Promise<void> {
  const { shared } = deps.db;
  const [agent] = await shared
    .select({ companyId: agents.companyId })
    .from(agents)
    .where(eq(agents.userId, userId));
  await cancelSubscription(deps, { buyer: { userId, companyId: agent?.companyId ?? null } });
  await runAudited(deps, {
    ...{ actorId, reason, action: "declaration-carried-out", subject: id },
    onlyIf: isOpen(id),
    effects: [
      shared.update(contractDeclarations).set({ doneAt: deps.now() }).where(eq(contractDeclarations.id, id)),
    ],
  });
}

function isOpen(id: string) {
  const open = and(eq(contractDeclarations.id, id), isOpenDeclaration);
  return sql`exists (select 1 from ${contractDeclarations} where ${open})`;
}
