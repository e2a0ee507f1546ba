import { applications } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { dayOf } from "./application-limits";
import { type ApplicationState, datesIn, type StateDates } from "./application-states";
import { isOwn, type OwnApplication } from "./own-application";
import { laterThanBefore } from "./save-application";

/** Where an application was before it was moved, to take that back. */
export type Standing = { state: ApplicationState; dates: StateDates };

const stateColumns = {
  state: applications.state,
  savedAt: applications.savedAt,
  appliedAt: applications.appliedAt,
  interviewAt: applications.interviewAt,
  offerAt: applications.offerAt,
  closedAt: applications.closedAt,
};

/**
 * Moves an application to a state, reached today unless its day is known; later ones aren't reached any more. @returns where it was
 * @throws AppError "application-not-found"
 */
export async function moveApplication(
  deps: Pick<Deps, "db" | "now">,
  { state, ...own }: OwnApplication & { state: ApplicationState },
): Promise<Standing> {
  const today = dayOf(deps.now());
  const [row] = await deps.db.dbFor(own.userId).select(stateColumns).from(applications).where(isOwn(own));
  if (!row) throw new AppError("application-not-found");
  const { state: before, ...dates } = row;
  await setStanding(deps, own, { state, dates: datesIn(state, dates, today) });
  return { state: before, dates };
}

/** @throws AppError "application-not-found" */
export async function takeBackMove(
  deps: Pick<Deps, "db" | "now">,
  { standing, ...own }: OwnApplication & { standing: Standing },
): Promise<void> {
  const today = dayOf(deps.now());
  const dates = datesIn(standing.state, standing.dates, today);
  await setStanding(deps, own, { state: standing.state, dates });
}

async function setStanding(
  { db, now }: Pick<Deps, "db" | "now">,
  own: OwnApplication,
  { state, dates }: Standing,
): Promise<void> {
  const moved = await db
    .dbFor(own.userId)
    .update(applications)
    .set({ state, ...dates, updatedAt: laterThanBefore(now()) })
    .where(isOwn(own))
    .returning({ id: applications.id });
  if (moved.length === 0) throw new AppError("application-not-found");
}
