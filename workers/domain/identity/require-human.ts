import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { solvesPlainChallenge } from "./plain-challenge";
import { callerOf, countAttempt } from "./throttle";

/** What a form sends to show that a person filled it in: the widget's token, or a plain challenge with its answer. */
export type HumanProof = { token?: string; challenge?: string; answer?: string };

const PLAIN_TRIES_PER_HOUR = 5;
const HOUR = 60 * 60_000;

/**
 * Refuses anyone who doesn't show that they are a person. Call it before anything is stored: a refused form keeps its fields.
 * @param ipAddress as the edge names it; null where nothing is known
 * @throws AppError "human-check-required" without a valid proof, "human-check-down" when the check itself is out of reach,
 *   "too-many-attempts" after five plain answers from one address in an hour
 */
export async function requireHuman(
  deps: Pick<Deps, "db" | "humanCheck" | "signer" | "log" | "now">,
  proof: HumanProof,
  ipAddress: string | null,
): Promise<void> {
  if (!deps.humanCheck.widget) return;
  if (proof.token) {
    if (await isHuman(deps, proof.token, ipAddress)) return;
  } else if (proof.challenge && proof.answer) {
    await countAttempt(deps, {
      key: `plain-challenge:address:${callerOf(ipAddress)}`,
      limit: PLAIN_TRIES_PER_HOUR,
      windowMilliseconds: HOUR,
    });
    if (await solvesPlainChallenge(deps, { seal: proof.challenge, answer: proof.answer })) return;
  }
  throw new AppError("human-check-required");
}

async function isHuman(
  { humanCheck, log }: Pick<Deps, "humanCheck" | "log">,
  token: string,
  ipAddress: string | null,
): Promise<boolean> {
  try {
    return await humanCheck.verify(token, ipAddress);
  } catch (error) {
    log({ event: "human-check-failed", error: errorText(error) });
    throw new AppError("human-check-down");
  }
}
