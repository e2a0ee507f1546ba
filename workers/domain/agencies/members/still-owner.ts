import { and, eq, exists, type SQL } from "drizzle-orm";
import { agents } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { isOwner } from "../company-owner";

/** Part of a batch's condition: the role may have been taken since the request began. */
export function isStillOwner({ db }: Pick<Deps, "db">, { agentId, companyId }: ActiveAgent): SQL {
  return exists(
    db.shared
      .select({ id: agents.id })
      .from(agents)
      .where(and(eq(agents.id, agentId), isOwner(companyId))),
  );
}
