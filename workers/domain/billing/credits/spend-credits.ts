import { eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { actions, creditTransactions, userCredits } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { balanceOf } from "../sync/ledger-lines";

type Input = {
  userId: string;
  /** name of what is paid for, for instance "interview" */
  action: string;
  /** the use itself, for instance an interview's id: the same one is paid for once */
  reference: string;
};

/**
 * Pays for an action with credits. The line is written only where the ledger's own sum covers it, in the statement that
 * writes it, so that two at the same moment can't spend the same credit.
 * @returns the balance after it
 * @throws AppError "action-unknown"; "credits-missing" for someone who never had any; "credits-short"
 */
export async function spendCredits(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, action, reference }: Input,
): Promise<{ balance: number }> {
  const { shared } = db;
  const [priced] = await shared.select().from(actions).where(eq(actions.name, action));
  if (!priced) throw new AppError("action-unknown");
  const { id: actionId, cost } = priced;
  const covered = sql`${balanceOf(userId)} >= ${cost}`;
  // In the table's own order of columns.
  const line = sql`select ${crypto.randomUUID()}, ${userId}, ${actionId}, ${cost}, ${reference}, null, ${now()} where ${covered}`;
  await runBatch(shared, [
    shared.insert(creditTransactions).select(line).onConflictDoNothing(),
    shared
      .update(userCredits)
      .set({
        totalCredits: balanceOf(userId),
        updatedAt: now(),
      })
      .where(eq(userCredits.userId, userId)),
  ]);
  const [[paid], [credits]] = await Promise.all([
    shared
      .select({ userId: creditTransactions.userId })
      .from(creditTransactions)
      .where(eq(creditTransactions.reference, reference)),
    shared.select().from(userCredits).where(eq(userCredits.userId, userId)),
  ]);
  if (!credits) throw new AppError("credits-missing");
  if (paid?.userId !== userId) throw new AppError("credits-short");
  return { balance: credits.totalCredits };
}
