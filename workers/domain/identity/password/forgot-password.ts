import type { Deps } from "../../deps";
import { normalizeEmail } from "../normalize-email";
import { type HumanProof, requireHuman } from "../require-human";
import { callerOf, countAttempt } from "../throttle";

const HALF_HOUR = 30 * 60 * 1000;
const REQUESTS_PER_ADDRESS = 20;
/** Anyone who is refused has this many working links in their mailbox. */
const REQUESTS_PER_ACCOUNT = 5;

type ForgotPassword = { email: string; proof: HumanProof; ipAddress: string | null };

/** Longer than what the queue then does for an account, which would slow the answer otherwise. */
const ANSWER_MILLISECONDS = 500;

/** The account is looked up later, by the queue: the answer says nothing of it, in words or in time. */
export async function forgotPassword(deps: Deps, input: ForgotPassword): Promise<void> {
  const pause = new Promise((resolve) => setTimeout(resolve, ANSWER_MILLISECONDS));
  await Promise.all([takeRequest(deps, input), pause]);
}

async function takeRequest(deps: Deps, input: ForgotPassword): Promise<void> {
  const email = normalizeEmail(input.email);
  await countAttempt(deps, {
    key: `forgot-password:address:${callerOf(input.ipAddress)}`,
    limit: REQUESTS_PER_ADDRESS,
    windowMilliseconds: HALF_HOUR,
  });
  await requireHuman(deps, input.proof, input.ipAddress);
  await countAttempt(deps, {
    key: `forgot-password:account:${email}`,
    limit: REQUESTS_PER_ACCOUNT,
    windowMilliseconds: HALF_HOUR,
  });
  await deps.tasks.send([{ kind: "forgot-password", email }]);
}
