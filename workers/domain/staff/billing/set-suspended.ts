import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { companySubscriptions, subscriptions } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { prepareMail } from "../../mail/prepare-mail";
import { runAudited } from "../audit-entry";
import { type BilledAccount, billingPage, requireReaders, subjectOf } from "./account";

type Input = { account: BilledAccount; suspended: boolean; actorId: string; reason: string };

/**
 * Suspends all of an account's subscriptions, or lifts that. What the payment provider charges goes on; staff end that apart.
 * @throws AppError "not-found"; "decided-meanwhile" where it is so already, or there is no subscription
 */
export async function setSuspended(
  deps: Deps,
  { account, suspended, actorId, reason }: Input,
): Promise<void> {
  const { shared } = deps.db;
  const readers = await requireReaders(deps, account);
  const template = suspended ? "account-suspended" : "account-lifted";
  const mails = readers.map(({ email, userId, fullName }) =>
    prepareMail(deps, {
      ...{ to: email, userId, template },
      data: { fullName, reason, url: billingPage(deps, account) },
    }),
  );
  const time = deps.now();
  const set = { suspendedAt: suspended ? time : null, updatedAt: time };
  const isUser = "userId" in account;
  const t = isUser ? subscriptions : companySubscriptions;
  const isOwn = isUser
    ? eq(subscriptions.userId, account.userId)
    : eq(companySubscriptions.companyId, account.companyId);
  const where = and(isOwn, suspended ? isNull(t.suspendedAt) : isNotNull(t.suspendedAt));
  await runAudited(deps, {
    ...{ actorId, reason, subject: subjectOf(account) },
    action: `${isUser ? "user" : "company"}-${suspended ? "suspended" : "lifted"}`,
    onlyIf: sql`exists (select 1 from ${t} where ${where})`,
    effects: [
      isUser
        ? shared.update(subscriptions).set(set).where(where)
        : shared.update(companySubscriptions).set(set).where(where),
      ...mails.map(({ insert }) => insert),
    ],
    tasks: mails.map(({ task }) => task),
  });
}
