import { desc, eq, sql } from "drizzle-orm";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { blockedEngines } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import { ENGINE_VERSION } from "../../../engine/version";
import type { Deps } from "../../deps";
import { hideResults } from "../../engine-blocks/hide-results";
import { AppError } from "../../errors";
import { type Acting, actOnIncident, type Needed } from "./act-on-incident";

/** Statements of each kind that one press sends: 50,000 rows of each. What is left, the cron goes on with. */
const ROUNDS = 100;

const BLOCKED = "engine-is-blocked";

const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

type Blocking = Acting & { version: string };

/**
 * Blocks an engine version: nothing is scored with it, and its figures leave all lists and pages. `words`: why, for colleagues.
 * @throws AppError "engine-unknown" | "engine-blocked-already" | "decided-meanwhile" where the incident is closed
 */
export async function blockEngine(deps: Needed, { version, ...acting }: Blocking): Promise<void> {
  if (!VERSION.test(version)) throw new AppError("engine-unknown");
  const { incidentId, words } = acting;
  const block = { version, incidentId, reason: words, createdAt: deps.now() };
  await actOnIncident(
    deps,
    { ...acting, words: `Blocked engine ${version}: ${words}` },
    {
      ...{ action: "engine-blocked", kind: "note", data: { version } },
      effects: [deps.db.shared.insert(blockedEngines).values(block)],
    },
  ).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError("engine-blocked-already") : error;
  });
  await hideResults(deps, ROUNDS);
}

/**
 * Lets a version's results be made and shown again: the cron has what is hidden scored by the engine in use.
 * @throws AppError "decided-meanwhile" where it isn't blocked, or the incident is closed
 */
export async function unblockEngine(deps: Needed, { version, ...acting }: Blocking): Promise<void> {
  const { shared } = deps.db;
  const isBlocked = eq(blockedEngines.version, version);
  await actOnIncident(
    deps,
    { ...acting, words: `Lifted the block of engine ${version}: ${acting.words}` },
    {
      ...{ action: "engine-unblocked", kind: "note", data: { version } },
      effects: [
        prepareCondition(shared, BLOCKED, sql`exists (select 1 from ${blockedEngines} where ${isBlocked})`),
        shared.delete(blockedEngines).where(isBlocked),
      ],
    },
  ).catch((error: unknown) => {
    throw isRefused(error, BLOCKED) ? new AppError("decided-meanwhile") : error;
  });
}

/** The blocked versions, the newest first, and the one in use. */
export async function listBlockedEngines({ db }: Pick<Deps, "db">) {
  const blocked = await db.shared.select().from(blockedEngines).orderBy(desc(blockedEngines.createdAt));
  return { blocked, inUse: ENGINE_VERSION };
}
