import { and, eq } from "drizzle-orm";
import { companies } from "../../../db/schema";
import { runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { requireRight } from "./require-right";

/**
 * Lets a company's résumés come as Word files, too, or as PDF files alone (RULINGS 81). What came before stays as it is.
 * As it is already, nothing happens and nothing is logged.
 * @throws AppError "owner-only"
 */
export async function setWordFiles(
  deps: Pick<Deps, "db" | "now">,
  { agent, on }: { agent: ActiveAgent; on: boolean },
): Promise<void> {
  requireRight(agent, "manage");
  const tenant = deps.db.dbFor(agent.companyId);
  const isSo = and(eq(companies.id, agent.companyId), eq(companies.wordFiles, on));
  if ((await tenant.$count(companies, isSo)) > 0) return;
  await runLogged(deps, {
    by: agent,
    entries: [{ action: on ? "word-files-on" : "word-files-off" }],
    statements: [
      tenant
        .update(companies)
        .set({ wordFiles: on, updatedAt: deps.now() })
        .where(eq(companies.id, agent.companyId)),
    ],
  });
}
