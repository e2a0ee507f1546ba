import { and, eq } from "drizzle-orm";
import { agents, companySubscriptions, subscriptions, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { isPaidAndLive } from "./subscriptions-of";

/** Whether the address is that of someone who pays for a plan, or whose company does. */
export async function isSubscriber({ db: { shared } }: Pick<Deps, "db">, email: string): Promise<boolean> {
  const isReader = and(eq(users.email, email), eq(users.emailVerified, true));
  const found = await shared
    .select({ own: subscriptions.id, companys: companySubscriptions.id })
    .from(users)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), isPaidAndLive(subscriptions)))
    .leftJoin(agents, eq(agents.userId, users.id))
    .leftJoin(
      companySubscriptions,
      and(eq(companySubscriptions.companyId, agents.companyId), isPaidAndLive(companySubscriptions)),
    )
    .where(isReader);
  return found.some(({ own, companys }) => own !== null || companys !== null);
}
