import { eq } from "drizzle-orm";
import { accounts } from "../../../db/schema";
import type { Deps } from "../deps";
import { listSessions } from "../identity/session/list-sessions";
import type { SignedInUser } from "../identity/session/signed-in-user";
import { findLatestExport } from "./export/get-export";
import { findPlannedDeletion } from "./plan-deletion";
import { findCancelledPlan } from "./undo-deletion";

export async function getAccount(deps: Deps, { userId, sessionId }: SignedInUser) {
  const [methods, sessions, dataExport, deletion, cancelledPlan] = await Promise.all([
    deps.db.shared.select({ provider: accounts.provider }).from(accounts).where(eq(accounts.userId, userId)),
    listSessions(deps, { userId, sessionId }),
    findLatestExport(deps, userId),
    findPlannedDeletion(deps, userId),
    findCancelledPlan(deps, userId),
  ]);
  const providers = new Set(methods.map(({ provider }) => provider));
  return {
    hasPassword: providers.has("password"),
    hasGoogle: providers.has("google"),
    sessions,
    dataExport,
    deletion: deletion && { ...deletion, cancelledPlan },
  };
}
