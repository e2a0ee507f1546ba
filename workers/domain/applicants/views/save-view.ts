import { eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { tableViews } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { blindQuery } from "../blind/blind-query";
import type { ApplicantQuery } from "../schema";
import type { TableColumn } from "../table/view-columns";
import { MAX_VIEWS } from "./view-limits";
import { isNameTaken, readViewName } from "./view-name";
import { QUERY_VERSION, queryText } from "./view-query";
import { maySaveViews } from "./view-rights";

const [WRITER, ROOM] = ["view-writer", "view-room"];

/**
 * Keeps filters, order and columns under a name, for all of the company.
 * @throws AppError "viewer-only" | "view-name-empty" | "view-name-long" | "view-name-taken" | "view-limit"
 */
export async function saveView(
  { db, now }: Pick<Deps, "db" | "now">,
  input: { agent: ActiveAgent; name: string; query: ApplicantQuery; columns: readonly TableColumn[] },
): Promise<void> {
  const { agent } = input;
  requireRight(agent, "work");
  const { companyId, agentId } = agent;
  const tenant = db.dbFor(companyId);
  const view = {
    ...readViewName(input.name),
    ...{ companyId, agentId, queryVersion: QUERY_VERSION, createdAt: now() },
    query: queryText(blindQuery(agent, input.query)),
    columns: [...input.columns],
  };
  const views = tenant.$count(tableViews, eq(tableViews.companyId, companyId));
  try {
    await runBatch(tenant, [
      prepareCondition(tenant, WRITER, maySaveViews(agent)),
      prepareCondition(tenant, ROOM, sql`${views} < ${MAX_VIEWS}`),
      tenant.insert(tableViews).values(view),
    ]);
  } catch (error) {
    if (isNameTaken(error)) throw new AppError("view-name-taken");
    if (isRefused(error, ROOM)) throw new AppError("view-limit");
    if (isRefused(error, WRITER)) throw new AppError("viewer-only");
    throw error;
  }
}
