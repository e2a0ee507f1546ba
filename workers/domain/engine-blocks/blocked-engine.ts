import { eq, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../../db/client";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { blockedEngines } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { AppError } from "../errors";

/** Whether a column names an engine version that staff have blocked; as a number, 1 or 0. Null is none. */
export function isOfBlocked(version: SQLWrapper): SQL<number> {
  return sql<number>`coalesce(${version} in (select blocked.version from blocked_engine_versions as blocked), 0)`;
}

/** Whether this program's own engine is blocked, in a query; 1 or 0. */
export const scoringPaused = sql<number>`exists (select 1 from blocked_engine_versions as own where own.version = ${ENGINE_VERSION})`;

const ENGINE_IN_USE = "engine-in-use";

/** The statement that undoes a batch which saves what a blocked engine version made. */
export function prepareEngineInUse(db: Db, version: string): BatchItem<"sqlite"> {
  return prepareCondition(db, ENGINE_IN_USE, not(isOfBlocked(sql`${version}`)));
}

/** Whether a batch was undone by `prepareEngineInUse`. */
export function isEngineBlocked(error: unknown): boolean {
  return isRefused(error, ENGINE_IN_USE);
}

export async function isScoringPaused({ db }: Pick<Deps, "db">): Promise<boolean> {
  return (await db.shared.$count(blockedEngines, eq(blockedEngines.version, ENGINE_VERSION))) > 0;
}

/** Asked wherever something is scored for a page at once. @throws AppError "scoring-paused" */
export async function requireScoring(deps: Pick<Deps, "db">): Promise<void> {
  if (await isScoringPaused(deps)) throw new AppError("scoring-paused");
}
