import { and, eq } from "drizzle-orm";
import { tableViews } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { isNameTaken, readViewName } from "./view-name";
import { mayChangeView } from "./view-rights";

type OfView = { agent: ActiveAgent; viewId: string };

/** @throws AppError "viewer-only" | "view-not-found" | "view-not-yours", and those of a name */
export async function renameView(
  deps: Pick<Deps, "db">,
  { agent, viewId, name }: OfView & { name: string },
): Promise<void> {
  requireRight(agent, "work");
  const change = readViewName(name);
  const renamed = await deps.db
    .dbFor(agent.companyId)
    .update(tableViews)
    .set(change)
    .where(and(eq(tableViews.id, viewId), mayChangeView(agent)))
    .returning({ id: tableViews.id })
    .catch((error) => {
      throw isNameTaken(error) ? new AppError("view-name-taken") : error;
    });
  if (renamed.length === 0) throw await refusalOf(deps, { agent, viewId });
}

/** @throws AppError "viewer-only" | "view-not-found" | "view-not-yours" */
export async function deleteView(deps: Pick<Deps, "db">, { agent, viewId }: OfView): Promise<void> {
  requireRight(agent, "work");
  const deleted = await deps.db
    .dbFor(agent.companyId)
    .delete(tableViews)
    .where(and(eq(tableViews.id, viewId), mayChangeView(agent)))
    .returning({ id: tableViews.id });
  if (deleted.length === 0) throw await refusalOf(deps, { agent, viewId });
}

/** Another company's view looks like one that isn't there. */
async function refusalOf({ db }: Pick<Deps, "db">, { agent, viewId }: OfView): Promise<AppError> {
  const [view] = await db
    .dbFor(agent.companyId)
    .select({ id: tableViews.id })
    .from(tableViews)
    .where(and(eq(tableViews.id, viewId), eq(tableViews.companyId, agent.companyId)));
  return new AppError(view ? "view-not-yours" : "view-not-found");
}
