import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { agents, contractDeclarations, type orders } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { normalizeEmail } from "../../identity/normalize-email";
import { type HumanProof, requireHuman } from "../../identity/require-human";
import { callerOf, countAttempt } from "../../identity/throttle";
import { sendTasks } from "../../mail/prepare-mail";
import { findPaidSubscription } from "../subscription-changes/find-paid-subscription";
import { declareWithdrawal } from "../withdrawal/declare-withdrawal";
import { listWithdrawable } from "../withdrawal/list-withdrawable";
import { findDeclaredOrder } from "./find-declared-order";
import { prepareDeclaration, type ReceivedDeclaration, receiptOf } from "./prepare-declaration";
import { type CancellationForm, type WithdrawalForm, wishOf } from "./schema";

const HOUR = 60 * 60_000;
const PER_CALLER = 10;
/** Receipts to an address that somebody types. */
const PER_ADDRESS = 5;

type Order = typeof orders.$inferSelect;
export type DeclaredForm =
  | { kind: "withdrawal"; form: WithdrawalForm }
  | { kind: "cancellation"; form: CancellationForm };
type Input = DeclaredForm & {
  /** null for a person who is signed in */
  proof: HumanProof | null;
  ipAddress: string | null;
};

/**
 * Takes a withdrawal or a cancellation from anyone, without an account. Where address and number match an order, the cron
 * carries it out within a minute; else it waits for staff. The answer is the same in both cases and after the same
 * work, so that it tells nobody whether there is an account.
 * @throws AppError "human-check-required", "too-many-attempts"
 */
export async function declarePublicly(deps: Deps, input: Input): Promise<ReceivedDeclaration> {
  const { kind, form, proof, ipAddress } = input;
  const email = normalizeEmail(form.email);
  if (proof)
    await requireHuman(deps, proof, ipAddress).catch((error: unknown) => {
      // A declaration has its day: it isn't turned away because a check of ours is down.
      if (!(error instanceof AppError) || error.code !== "human-check-down") throw error;
    });
  await countAttempt(deps, bucket(`declaration:address:${callerOf(ipAddress)}`, PER_CALLER));
  await countAttempt(deps, bucket(`declaration:email:${email}`, PER_ADDRESS));
  const order = await findEffective(deps, { ...input, email });
  const declaration = {
    id: form.formId,
    kind,
    name: form.name,
    email,
    contract: form.contract,
    wish: input.kind === "cancellation" ? wishOf(input.form) : "",
    userId: order?.userId ?? null,
    orderId: order?.id ?? null,
    outcome: "maybe" as const,
  };
  try {
    if (kind === "withdrawal" && order) {
      const receipt = await declareWithdrawal(deps, { ...declaration, orderId: order.id });
      if (receipt) return receipt;
    }
    const { receipt, statements, task } = prepareDeclaration(deps, declaration);
    await runBatch(deps.db.shared, statements);
    await sendTasks(deps, [task]);
    return receipt;
  } catch (error) {
    const known = isUniqueViolation(error) ? await findSent(deps, { id: form.formId, email }) : null;
    if (known) return known;
    throw error;
  }
}

function bucket(key: string, limit: number) {
  return { key, limit, windowMilliseconds: HOUR };
}

/** The order that the declaration ends by itself. */
async function findEffective(deps: Deps, input: Input & { email: string }): Promise<Order | null> {
  const order = await findDeclaredOrder(deps, { email: input.email, contract: input.form.contract });
  if (!order?.userId) return null;
  const buyer = { userId: order.userId, companyId: order.companyId };
  if (input.kind === "withdrawal") {
    const withdrawable = await listWithdrawable(deps, { buyer });
    return withdrawable.some(({ id }) => id === order.id) ? order : null;
  }
  // Another day than the end of the period, or a cause: a person has to look at it.
  if (input.form.cause === "cause" || input.form.end === "date" || order.kind !== "plan") return null;
  if (order.companyId && !(await isStillAgent(deps, { ...buyer, companyId: order.companyId }))) return null;
  const running = await findPaidSubscription(deps, buyer);
  return running !== null && running === order.subscriptionId ? order : null;
}

async function isStillAgent(
  { db }: Pick<Deps, "db">,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<boolean> {
  const [agent] = await db.shared
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.userId, userId), eq(agents.companyId, companyId), eq(agents.status, "active")));
  return agent !== undefined;
}

async function findSent(
  { db }: Pick<Deps, "db">,
  { id, email }: { id: string; email: string },
): Promise<ReceivedDeclaration | null> {
  const [row] = await db.shared
    .select()
    .from(contractDeclarations)
    .where(and(eq(contractDeclarations.id, id), eq(contractDeclarations.email, email)));
  return row ? receiptOf(row, "maybe") : null;
}
