import { and, eq, isNull } from "drizzle-orm";
import { contractDeclarations, orders, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { type ReceivedDeclaration, receiptOf } from "../declarations/prepare-declaration";
import type { Buyer } from "../orders/find-item";
import { isProviderError } from "../require-payments";
import { carryOutWithdrawal } from "./carry-out-withdrawal";
import { declareWithdrawal } from "./declare-withdrawal";
import { listWithdrawable } from "./list-withdrawable";
import { isWithdrawable } from "./withdrawal-period";

type Input = { buyer: Buyer; orderId: string };

/** `isDone` is false where the payment provider doesn't answer: it goes on by itself then. */
export type Withdrawal = ReceivedDeclaration & { isDone: boolean };

/**
 * Withdraws from an order: recorded with a mailed receipt first, because that time counts by law, then carried out. Done
 * twice it is done once.
 * @throws AppError "order-not-found"; "withdrawal-late" after the period; "withdrawal-empty" where all credits are spent
 */
export async function withdrawOrder(deps: Deps, input: Input): Promise<Withdrawal> {
  const { receipt, isDone } = (await findDeclared(deps, input)) ?? (await declare(deps, input));
  return { ...receipt, isDone: isDone || (await tryToCarryOut(deps, input.orderId)) };
}

type Declared = { receipt: ReceivedDeclaration; isDone: boolean };

async function findDeclared({ db }: Deps, { buyer, orderId }: Input): Promise<Declared | null> {
  const [row] = await db.shared
    .select({ declaration: contractDeclarations })
    .from(contractDeclarations)
    .innerJoin(orders, eq(orders.id, contractDeclarations.orderId))
    .where(
      and(
        eq(contractDeclarations.orderId, orderId),
        eq(contractDeclarations.kind, "withdrawal"),
        eq(orders.userId, buyer.userId),
      ),
    );
  if (!row) return null;
  return { receipt: receiptOf(row.declaration, "soon"), isDone: row.declaration.doneAt !== null };
}

async function declare(deps: Deps, { buyer, orderId }: Input): Promise<Declared> {
  const order = (await listWithdrawable(deps, { buyer })).find(({ id }) => id === orderId);
  if (!order) throw await refusalOf(deps, { buyer, orderId });
  const [person] = await deps.db.shared
    .select({ name: users.fullName, email: users.email })
    .from(users)
    .where(eq(users.id, buyer.userId));
  if (!person) throw new AppError("unauthenticated");
  const receipt = await declareWithdrawal(deps, {
    ...person,
    id: crypto.randomUUID(),
    kind: "withdrawal",
    contract: `${order.number} (${order.name})`,
    wish: "",
    userId: buyer.userId,
    orderId,
    outcome: "soon",
  });
  const declared = receipt ? { receipt, isDone: false } : await findDeclared(deps, { buyer, orderId });
  if (!declared) throw new AppError("order-not-found");
  return declared;
}

/** Why an order can't be withdrawn from; another one's looks like one that never was. */
async function refusalOf({ db, now }: Deps, { buyer, orderId }: Input): Promise<AppError> {
  const [order] = await db.shared
    .select({ kind: orders.kind, status: orders.status, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, buyer.userId), isNull(orders.companyId)));
  if (!order || !["paid", "processing"].includes(order.status)) return new AppError("order-not-found");
  const isEmpty = order.kind === "credits" && isWithdrawable(order.createdAt, now());
  return new AppError(isEmpty ? "withdrawal-empty" : "withdrawal-late");
}

async function tryToCarryOut(deps: Deps, orderId: string): Promise<boolean> {
  const { payments } = deps;
  if (!payments) return false;
  try {
    return await carryOutWithdrawal({ ...deps, payments }, { orderId });
  } catch (error) {
    // The cron goes on with it.
    if (!isProviderError(error)) throw error;
    deps.log({ event: "payment-not-asked", error: errorText(error) });
    return false;
  }
}
