import type { Deps } from "../deps";
import { isScoringPaused } from "../engine-blocks/blocked-engine";
import { deleteFilesDue } from "../files/delete-files-due";
import { deleteOrphans } from "../files/delete-orphans";
import { AUDIENCES } from "./audiences/audiences";
import { keepWaiting, resendDue, resendPending } from "./resend-documents";

const MAX_OBJECTS = 500;

/** Every minute: lost messages, expired leases, files due for deletion, orphaned files. */
export async function sweep(deps: Deps, { graceMilliseconds }: { graceMilliseconds: number }): Promise<void> {
  let [resent, ended] = [0, 0];
  const isPaused = await isScoringPaused(deps);
  for (const audience of AUDIENCES) {
    if (isPaused) {
      await keepWaiting(deps, audience, graceMilliseconds);
      continue;
    }
    const pending = await resendPending(deps, audience, graceMilliseconds);
    resent += pending.resent + (await resendDue(deps, audience, graceMilliseconds));
    ended += pending.ended;
  }
  const filesDeleted = await deleteFilesDue(deps, { limit: MAX_OBJECTS });
  const orphansDeleted = await deleteOrphans(deps, { limit: MAX_OBJECTS });
  if (resent + ended + filesDeleted + orphansDeleted > 0) {
    deps.log({ event: "swept", resent, ended, filesDeleted, orphansDeleted });
  }
}
