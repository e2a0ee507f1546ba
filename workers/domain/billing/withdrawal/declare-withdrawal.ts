import { and, eq, isNull, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { orders } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { sendTasks } from "../../mail/prepare-mail";
import {
  type Declaration,
  type DeclarationOutcome,
  prepareDeclaration,
  type ReceivedDeclaration,
} from "../declarations/prepare-declaration";

const STILL_OPEN = "withdrawal";

/** Records that an order is withdrawn from, with its receipt; the cron carries it out. @returns null where it was already */
export async function declareWithdrawal(
  deps: Deps,
  declaration: Declaration & { id: string; orderId: string; outcome: DeclarationOutcome },
): Promise<ReceivedDeclaration | null> {
  const { shared } = deps.db;
  const { receipt, statements, task } = prepareDeclaration(deps, declaration);
  const isOpen = and(eq(orders.id, declaration.orderId), isNull(orders.withdrawnAt));
  try {
    await runBatch(shared, [
      prepareCondition(shared, STILL_OPEN, sql`exists (select 1 from ${orders} where ${isOpen})`),
      shared.update(orders).set({ withdrawnAt: receipt.receivedAt }).where(isOpen),
      ...statements,
    ]);
  } catch (error) {
    if (isRefused(error, STILL_OPEN)) return null;
    throw error;
  }
  await sendTasks(deps, [task]);
  return receipt;
}
