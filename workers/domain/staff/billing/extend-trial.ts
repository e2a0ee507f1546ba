import { and, eq, sql } from "drizzle-orm";
import { companySubscriptions, subscriptions } from "../../../../db/schema";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { prepareMail } from "../../mail/prepare-mail";
import { runAudited } from "../audit-entry";
import { type BilledAccount, billingPage, findTrial, requireReaders, subjectOf } from "./account";

type Input = { account: BilledAccount; days: number; actorId: string; reason: string };

/** Gives a trial more days, from its end or from now. @throws AppError "not-found"; "no-trial" (bought, cancelled); "decided-meanwhile" */
export async function extendTrial(deps: Deps, { account, days, actorId, reason }: Input): Promise<void> {
  const { shared } = deps.db;
  const readers = await requireReaders(deps, account);
  const trial = await findTrial(deps, account);
  if (!trial) throw new AppError("no-trial");
  const time = deps.now();
  const endsAt = Math.max(time, trial.nextRenewal) + days * DAY;
  const mails = readers.map(({ email, userId, fullName }) =>
    prepareMail(deps, {
      ...{ to: email, userId, template: "trial-extended" },
      data: { fullName, endsAt, reason, url: billingPage(deps, account) },
    }),
  );
  const t = "userId" in account ? subscriptions : companySubscriptions;
  const isThis = and(eq(t.id, trial.id), eq(t.nextRenewal, trial.nextRenewal));
  const update =
    "userId" in account
      ? shared
          .update(subscriptions)
          .set({ status: "active", nextRenewal: endsAt, updatedAt: time })
          .where(eq(subscriptions.id, trial.id))
      : shared
          .update(companySubscriptions)
          .set({ nextRenewal: endsAt, updatedAt: time })
          .where(eq(companySubscriptions.id, trial.id));
  await runAudited(deps, {
    ...{ actorId, reason, subject: subjectOf(account) },
    action: "userId" in account ? "user-trial-extended" : "company-trial-extended",
    data: { days, endsAt },
    onlyIf: sql`exists (select 1 from ${t} where ${isThis})`,
    effects: [update, ...mails.map(({ insert }) => insert)],
    tasks: mails.map(({ task }) => task),
  });
}
