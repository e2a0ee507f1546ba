import { and, eq } from "drizzle-orm";
import { companies } from "../../../db/schema";
import type { LogAction } from "../agency-log/log-actions";
import { runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { requireRight } from "./require-right";

/** Switches a setting of an owner's company, logged; as it is already, nothing happens. @throws AppError "owner-right" */
export async function switchSetting(
  deps: Pick<Deps, "db" | "now">,
  input: {
    agent: ActiveAgent;
    setting: "wordFiles" | "modelProposals" | "modelReading" | "voluntaryQuestions" | "requiresSecondStep";
    on: boolean;
    action: LogAction;
  },
): Promise<void> {
  const { agent, setting, on, action } = input;
  requireRight(agent, "manage");
  const tenant = deps.db.dbFor(agent.companyId);
  const isSo = and(eq(companies.id, agent.companyId), eq(companies[setting], on));
  if ((await tenant.$count(companies, isSo)) > 0) return;
  await runLogged(deps, {
    by: agent,
    entries: [{ action }],
    statements: [
      tenant
        .update(companies)
        .set({ [setting]: on, updatedAt: deps.now() })
        .where(eq(companies.id, agent.companyId)),
    ],
  });
}
