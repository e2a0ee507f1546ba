import { and, eq, exists } from "drizzle-orm";
import { agents, companies, usedVoluntaryLinks } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { readLink, type VoluntaryLink } from "./voluntary-link";

type Needed = Pick<Deps, "db" | "now" | "signer">;

/** Whose questions a link opens now. @throws AppError "voluntary-gone", the same for links that ended and those that never were */
export async function openQuestions(
  deps: Needed,
  { token }: { token: string },
): Promise<{ link: VoluntaryLink; companyName: string }> {
  const link = readLink(deps, token);
  if (!link) throw new AppError("voluntary-gone");
  const tenant = deps.db.dbFor(link.companyId);
  const working = tenant
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.companyId, link.companyId), eq(agents.status, "active")));
  const [[company], [used]] = await tenant.batch([
    tenant
      .select({ companyName: companies.companyName })
      .from(companies)
      .where(
        and(
          eq(companies.id, link.companyId),
          eq(companies.isActive, true),
          eq(companies.voluntaryQuestions, true),
          // An agency that was blocked asks nobody.
          exists(working),
        ),
      ),
    tenant
      .select({ linkHash: usedVoluntaryLinks.linkHash })
      .from(usedVoluntaryLinks)
      .where(eq(usedVoluntaryLinks.linkHash, link.linkHash)),
  ]);
  if (!company || used) throw new AppError("voluntary-gone");
  return { link, companyName: company.companyName };
}
