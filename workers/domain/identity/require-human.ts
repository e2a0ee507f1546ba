import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { solvesPlainChallenge } from "./plain-challenge";
import { callerOf, countAttempt } from "./throttle";

export type HumanProof = { token?: string; challenge?: string; answer?: string };

const PLAIN_TRIES_PER_HOUR = 5;
const HOUR = 60 * 60_000;

/** Call it before storing. @throws AppError "human-check-required" | "human-check-down" | "too-many-attempts" */
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
