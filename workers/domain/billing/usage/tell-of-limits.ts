import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { agents, notifications, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { insertNew, prepareMail, sendWritten } from "../../mail/prepare-mail";
import type { CompanySubscription } from "../subscription-validity";
import { getUsage } from "./get-usage";
import { countedUnits } from "./limited-units";
import { type LimitNear, limitsNear } from "./limits-near";
import { afterPeriod } from "./plan-limits";

type Told = { companyId: string; subscription: CompanySubscription };

/**
 * Tells a company's active agents, on their page and by mail, when 80 % and when 100 % of a limit are used, once per period
 * and limit: the ids say so. Runs after something was counted or refused; what fails here is logged, and the next time tries again.
 */
export async function tellOfLimits(
  deps: Pick<Deps, "db" | "now" | "site" | "tasks" | "log">,
  told: Told,
): Promise<void> {
  try {
    const usage = await getUsage(deps, told);
    const reached = limitsNear(told.subscription, usage);
    if (reached.length > 0) await writeMails(deps, told, reached);
  } catch (error) {
    deps.log({ event: "limit-mail-failed", error: errorText(error) });
  }
}

async function writeMails(
  deps: Pick<Deps, "db" | "now" | "site" | "tasks" | "log">,
  { companyId, subscription }: Told,
  reached: LimitNear[],
): Promise<void> {
  const { shared } = deps.db;
  const readers = await shared
    .select({
      agentId: agents.id,
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      fullName: users.fullName,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(eq(agents.companyId, companyId), eq(agents.status, "active")));
  const confirmed = readers.filter(({ emailVerified }) => emailVerified);
  const mails = reached.flatMap(({ kind, used, limit }) =>
    confirmed.map(({ userId, email, fullName }) => {
      const template = kindOf({ used, limit });
      const data = {
        fullName,
        planName: subscription.planName,
        used,
        limit: countedUnits(kind, limit),
        endsAt: subscription.nextRenewal,
        after: afterPeriod(subscription),
        url: `${deps.site.origin}/agent/subscription`,
      };
      const mailId = `${template}.${companyId}.${subscription.periodStart}.${kind}.${userId}`;
      return prepareMail(deps, { to: email, userId, template, data }, mailId);
    }),
  );
  // Their own mails tell of them: they are in no other.
  const notices = reached.flatMap(({ kind, used, limit }) =>
    readers.map(({ agentId }) =>
      shared
        .insert(notifications)
        .values({
          agentId,
          kind: kindOf({ used, limit }),
          subjectId: `${subscription.periodStart}.${kind}`,
          createdAt: deps.now(),
        })
        .onConflictDoNothing(),
    ),
  );
  const results = await runBatch(shared, [...insertNew(mails), ...notices]);
  await sendWritten(deps, mails, results.slice(0, mails.length));
}

function kindOf({ used, limit }: Pick<LimitNear, "used" | "limit">) {
  return used >= limit ? "limit-reached" : "limit-near";
}
