import { desc, eq } from "drizzle-orm";
import { actions, creditTransactions } from "../../../../db/schema";
import type { Deps } from "../../deps";

const MOST_LINES = 50;

/** A line of the ledger: positive credits came, negative ones went. `balance` is what was left after it. */
export type CreditLine = { id: string; date: number; what: string; credits: number; balance: number };

/** Newest first. */
export async function listCreditLines(
  { db }: Pick<Deps, "db">,
  { userId, balance }: { userId: string; balance: number },
): Promise<CreditLine[]> {
  const rows = await db.shared
    .select({
      id: creditTransactions.id,
      date: creditTransactions.transactionDate,
      used: creditTransactions.creditsUsed,
      metadata: creditTransactions.metadata,
      action: actions.name,
    })
    .from(creditTransactions)
    .leftJoin(actions, eq(actions.id, creditTransactions.actionId))
    .where(eq(creditTransactions.userId, userId))
    .orderBy(desc(creditTransactions.transactionDate), desc(creditTransactions.id))
    .limit(MOST_LINES);
  let left = balance;
  return rows.map(({ id, date, used, metadata, action }) => {
    const line = { id, date, what: whatOf(metadata ?? {}, action), credits: -used, balance: left };
    left += used;
    return line;
  });
}

/** By what `sync/ledger-lines.ts` and staff write with a line. */
function whatOf(about: Record<string, unknown>, action: string | null): string {
  const order = typeof about.order === "string" ? ` (order ${about.order})` : "";
  if (action) return action === "interview" ? "Interview" : action;
  if ("dispute" in about) return `Taken back: the payment is disputed${order}`;
  if ("refund" in about) return `Given back for money${order}`;
  if (order) return `Bought${order}`;
  if ("plan" in about) return "Came with your plan";
  return typeof about.reason === "string" ? `Changed by our team: ${about.reason}` : "Changed by our team";
}
