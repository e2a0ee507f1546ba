import { sql } from "drizzle-orm";
import { creditTransactions } from "../../../../db/schema";
import { balanceOf, prepareBalance } from "../../billing/sync/ledger-lines";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { prepareMail } from "../../mail/prepare-mail";
import { runAudited } from "../audit-entry";
import { billingPage, requireReaders } from "./account";

type Input = {
  userId: string;
  /** positive: granted; negative: taken */
  credits: number;
  actorId: string;
  reason: string;
};

/** Grants or takes credits, no more than there are, by a line of the ledger. @throws AppError "not-found"; "credits-short" */
export async function changeCredits(deps: Deps, { userId, credits, actorId, reason }: Input): Promise<void> {
  const { shared } = deps.db;
  const readers = await requireReaders(deps, { userId });
  const mails = readers.map(({ email, fullName }) =>
    prepareMail(deps, {
      ...{ to: email, userId, template: "credits-changed" },
      data: { fullName, credits, reason, url: billingPage(deps, { userId }) },
    }),
  );
  const reference = `staff:${crypto.randomUUID()}`;
  const balance = balanceOf(userId);
  const work = runAudited(deps, {
    ...{ actorId, reason, subject: userId },
    action: credits > 0 ? "user-credits-granted" : "user-credits-taken",
    data: { credits: Math.abs(credits), reference },
    onlyIf: credits > 0 ? sql`true` : sql`${balance} >= ${-credits}`,
    effects: [
      shared.insert(creditTransactions).values({
        ...{ userId, reference, creditsUsed: -credits, transactionDate: deps.now() },
        metadata: { by: "staff", reason },
      }),
      prepareBalance(deps, userId),
      ...mails.map(({ insert }) => insert),
    ],
    tasks: mails.map(({ task }) => task),
  });
  await work.catch((error: unknown) => {
    const isShort = error instanceof AppError && error.code === "decided-meanwhile";
    throw isShort ? new AppError("credits-short") : error;
  });
}
