import { sweep } from "../domain/batches/sweep";
import type { Deps } from "../domain/deps";
import type { Settings } from "../env";

/** Runs every minute. */
export async function handleMinute(deps: Deps & { settings: Settings }): Promise<void> {
  await sweep(deps, { graceMilliseconds: deps.settings.SWEEP_AFTER_SECONDS * 1000 });
}
