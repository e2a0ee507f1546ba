import type { Deps } from "../../deps";
import { countAttempt } from "../throttle";

const TRIES = 10;
const WINDOW = 15 * 60 * 1000;

/** @throws AppError "too-many-attempts" after ten codes of a person in a quarter of an hour */
export function countCode(
  deps: Pick<Deps, "db" | "now">,
  { userId, purpose }: { userId: string; purpose: "second-step" | "set-up-app" },
): Promise<void> {
  return countAttempt(deps, { key: `${purpose}:${userId}`, limit: TRIES, windowMilliseconds: WINDOW });
}
