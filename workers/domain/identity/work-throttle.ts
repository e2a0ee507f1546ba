import type { Deps } from "../deps";
import { countAttempt } from "./throttle";

const MINUTE = 60 * 1000;

/** Per minute and person; more than anyone does by hand. */
const PER_MINUTE = {
  analysis: 30,
  token: 30,
  rescoring: 30,
  preview: 60,
  /** test events and repetitions */
  webhook: 30,
  tracking: 60,
  /** A score follows each pause in writing. */
  draft: 120,
  "own-upload": 30,
  /** A large upload comes in requests of ten files each, one after the other. */
  "agency-upload": 120,
};

export async function countWork(
  deps: Pick<Deps, "db" | "now">,
  { work, userId }: { work: keyof typeof PER_MINUTE; userId: string },
): Promise<void> {
  await countAttempt(deps, {
    key: `${work}:${userId}`,
    limit: PER_MINUTE[work],
    windowMilliseconds: MINUTE,
  });
}
