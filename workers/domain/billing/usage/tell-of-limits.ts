import { and, eq } from "drizzle-orm";
import { agents, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { prepareMail, sendOnce } from "../../mail/prepare-mail";
import type { CompanySubscription, Usage } from "../subscription-validity";
import { getUsage } from "./get-usage";
import { countedUnits } from "./limited-units";
import { afterPeriod } from "./plan-limits";

/** From this share of a limit on, the company is told. */
const NEAR = 0.8;

type Told = { companyId: string; subscription: CompanySubscription };

/**
 * Mails a company's active agents when 80 % and when 100 % of a limit are used, once per period and limit: the mail's id
 * says so. Runs after something was counted or refused; what fails here is logged, and the next time tries again.
 */
export async function tellOfLimits(
  deps: Pick<Deps, "db" | "now" | "site" | "tasks" | "log">,
  told: Told,
): Promise<void> {
  try {
    const usage = await getUsage(deps, told);
    const reached = (Object.keys(usage) as (keyof Usage)[]).flatMap((kind) => {
      const limit = told.subscription.limits[kind];
      return limit !== null && usage[kind] >= limit * NEAR ? [{ kind, used: usage[kind], limit }] : [];
    });
    if (reached.length > 0) await writeMails(deps, told, reached);
  } catch (error) {
    deps.log({ event: "limit-mail-failed", error: errorText(error) });
  }
}

type Reached = { kind: keyof Usage; used: number; limit: number };

async function writeMails(
  deps: Pick<Deps, "db" | "now" | "site" | "tasks" | "log">,
  { companyId, subscription }: Told,
  reached: Reached[],
): Promise<void> {
  const { shared } = deps.db;
  const readers = await shared
    .select({ userId: users.id, email: users.email, fullName: users.fullName })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(eq(agents.companyId, companyId), eq(agents.status, "active"), eq(users.emailVerified, true)));
  const mails = reached.flatMap(({ kind, used, limit }) =>
    readers.map(({ userId, email, fullName }) => {
      const template = used >= limit ? "limit-reached" : "limit-near";
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
  await sendOnce(deps, mails);
}
