import { and, eq, ne } from "drizzle-orm";
import { agents, companies, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { prepareMail } from "../../mail/prepare-mail";
import type { Leaving } from "./plan-leaving";

/** Mails to everyone who works in a company that is to end with its last owner's account, for the batch that plans it. */
export async function prepareTellingColleagues(
  deps: Pick<Deps, "db" | "now" | "site">,
  { agentId, companyId, ownerName, dueAt }: Leaving & { ownerName: string; dueAt: number },
) {
  const colleagues = await deps.db.shared
    .select({
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      companyName: companies.companyName,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .where(and(eq(agents.companyId, companyId), eq(agents.status, "active"), ne(agents.id, agentId)));
  const url = `${deps.site.origin}/agent/dashboard`;
  return colleagues.map(({ userId, email, fullName, companyName }) =>
    prepareMail(deps, {
      to: email,
      userId,
      template: "company-ending",
      data: { fullName, ownerName, companyName, dueAt, url },
    }),
  );
}
