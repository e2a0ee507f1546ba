import { eq } from "drizzle-orm";
import { creditTransactions } from "../../../../db/schema";
import type { Deps } from "../../deps";

type Line = Pick<
  typeof creditTransactions.$inferSelect,
  "creditsUsed" | "reference" | "metadata" | "transactionDate"
>;

export function readLedger({ db }: Pick<Deps, "db">, userId: string): Promise<Line[]> {
  return db.shared
    .select({
      creditsUsed: creditTransactions.creditsUsed,
      reference: creditTransactions.reference,
      metadata: creditTransactions.metadata,
      transactionDate: creditTransactions.transactionDate,
    })
    .from(creditTransactions)
    .where(eq(creditTransactions.userId, userId));
}

/**
 * How many credits of an order are left: what was spent counts against the oldest credits first (RULINGS 48), and what
 * went back of an order against that order.
 * @param orderNumber as in the ledger's lines: "P-7K2M9Q"
 */
export function unspentOf(lines: Line[], orderNumber: string): number {
  const lots = new Map<string, { date: number; left: number }>();
  let spent = 0;
  for (const { creditsUsed, reference, metadata, transactionDate } of lines) {
    const order = typeof metadata?.order === "string" ? metadata.order : null;
    const lot = order ?? (creditsUsed < 0 ? reference : null);
    if (lot === null) spent += creditsUsed;
    else {
      const { date, left } = lots.get(lot) ?? { date: transactionDate, left: 0 };
      lots.set(lot, { date: Math.min(date, transactionDate), left: left - creditsUsed });
    }
  }
  for (const [order, { left }] of [...lots].sort(([, a], [, b]) => a.date - b.date)) {
    const rest = Math.max(0, left - Math.max(0, spent));
    spent -= left - rest;
    if (order === orderNumber) return rest;
  }
  return 0;
}
