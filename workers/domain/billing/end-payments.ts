import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { agents, companySubscriptions, deletionRequests, subscriptions } from "../../../db/schema";
import { callOffSessions } from "../coaching/end-sessions";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { inTurns } from "../files/in-turns";
import { findCustomer } from "./find-customer";
import { type Holder, isPaidAndLive } from "./subscriptions-of";
import { isLive } from "./sync/subscription-state";
import { syncCustomer } from "./sync/sync-customer";

const MAX_ACCOUNTS = 20;

type User = { userId: string };

/**
 * A company's subscription renews no more, once its last owner asks to be deleted. An undo leaves that to the owner. A provider
 * that doesn't answer is asked again every minute.
 */
export async function cancelForCompanyEnd(deps: Deps, company: { companyId: string }): Promise<void> {
  await setRenewal(deps, { holder: company, renews: false });
}

/** Nothing of an account to be deleted renews (RULINGS 52). Where the provider is silent, `endPaymentsOfDeletions` tries again. */
export async function cancelForDeletion(deps: Deps, user: User): Promise<void> {
  await setRenewal(deps, { holder: user, renews: false });
}

/** The same taken back. Where the provider doesn't answer, the settings still offer to go on with the plan. */
export async function renewAfterUndo(deps: Deps, user: User): Promise<void> {
  await setRenewal(deps, { holder: user, renews: true });
}

async function setRenewal(
  deps: Deps,
  { holder, renews }: { holder: Holder; renews: boolean },
): Promise<void> {
  const { payments, log } = deps;
  const customerId = await findCustomer(deps, holder);
  if (!payments || !customerId) return;
  try {
    const account = await payments.readCustomer(customerId);
    for (const { id } of account.subscriptions.filter(isLive))
      await payments.setCancelAtPeriodEnd(id, !renews);
    await syncCustomer({ ...deps, payments }, { customerId });
  } catch (error) {
    log({ event: "payment-not-asked", error: errorText(error) });
  }
}

/** Goes on with requests whose payments haven't been ended yet: each in turn, however many can't be. */
export async function endPaymentsOfDeletions(deps: Deps): Promise<void> {
  await inTurns(deps, {
    task: "payments-of-people",
    most: MAX_ACCOUNTS,
    rowsAfter: (after) => findRenewing(deps, after),
    work: (user) => cancelForDeletion(deps, user),
  });
  await inTurns(deps, {
    task: "payments-of-companies",
    most: MAX_ACCOUNTS,
    rowsAfter: (after) => findEnding(deps, after),
    work: (company) => cancelForCompanyEnd(deps, company),
  });
}

function isOpenAfter(requestId: string) {
  return and(
    isNull(deletionRequests.undoneAt),
    isNull(deletionRequests.completedAt),
    gt(deletionRequests.id, requestId),
  );
}

async function findRenewing({ db }: Pick<Deps, "db">, after: string) {
  return db.shared
    .select({ id: deletionRequests.id, userId: deletionRequests.userId })
    .from(deletionRequests)
    .innerJoin(subscriptions, eq(subscriptions.userId, deletionRequests.userId))
    .where(and(isOpenAfter(after), isPaidAndLive(subscriptions), isNull(subscriptions.cancelAt)))
    .orderBy(deletionRequests.id)
    .limit(MAX_ACCOUNTS);
}

/** Companies that end with an owner's account, and whose plan would still renew. */
async function findEnding({ db }: Pick<Deps, "db">, after: string) {
  const otherOwner = sql`exists (select 1 from ${agents} as other where other.company_id = ${agents.companyId}
    and other.role = 'owner' and other.status = 'active' and other.id <> ${agents.id})`;
  return db.shared
    .select({ id: deletionRequests.id, companyId: agents.companyId })
    .from(deletionRequests)
    .innerJoin(agents, eq(agents.userId, deletionRequests.userId))
    .innerJoin(companySubscriptions, eq(companySubscriptions.companyId, agents.companyId))
    .where(
      and(
        isOpenAfter(after),
        eq(agents.role, "owner"),
        ne(agents.status, "blocked"),
        sql`not ${otherOwner}`,
        isPaidAndLive(companySubscriptions),
        isNull(companySubscriptions.cancelAt),
      ),
    )
    .orderBy(deletionRequests.id)
    .limit(MAX_ACCOUNTS);
}

/**
 * Ends every subscription of an account at once, and calls off its coaching sessions with their money back, before its rows
 * are erased: afterwards nobody could be charged rightly.
 * @throws PaymentsError where the provider doesn't answer: the erasure waits for it
 */
export async function endPayments(deps: Deps, user: User): Promise<void> {
  await callOffSessions(deps, user);
  await endSubscriptions(deps, user);
}

/** Ends every subscription of a person or a company at once. @throws PaymentsError where the provider doesn't answer */
export async function endSubscriptions(deps: Deps, holder: Holder): Promise<void> {
  const { payments } = deps;
  const customerId = await findCustomer(deps, holder);
  if (!payments || !customerId) return;
  const { subscriptions: ofCustomer } = await payments.readCustomer(customerId);
  for (const { id } of ofCustomer.filter(isLive)) await payments.cancelNow(id);
  await syncCustomer({ ...deps, payments }, { customerId });
}
