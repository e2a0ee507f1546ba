import type { CandidateMessage } from "../adapters/resume-queue/port";
import { analyseCandidate } from "../domain/batches/analyse-candidate";
import { LEASE_MILLISECONDS } from "../domain/batches/claim-candidate";
import { giveUpCandidate } from "../domain/batches/give-up-candidate";
import type { Deps } from "../domain/deps";
import { errorText } from "../domain/error-text";
import { backOffSeconds } from "./back-off";

function isCandidateMessage(body: unknown): body is CandidateMessage {
  const message = body as Partial<CandidateMessage> | null;
  return typeof message?.candidateId === "string" && typeof message.companyId === "string";
}

/** Each message stands alone: acked or retried by itself, so that one bad file never harms its neighbours. */
export async function handleResumes(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  for (const message of batch.messages) {
    if (!isCandidateMessage(message.body)) {
      message.ack();
      continue;
    }
    try {
      const result = await analyseCandidate(deps, message.body);
      if (result === "done") message.ack();
      else message.retry({ delaySeconds: Math.ceil(LEASE_MILLISECONDS / 1000) });
    } catch (error) {
      deps.log({
        event: "candidate-retried",
        candidateId: message.body.candidateId,
        attempt: message.attempts,
        error: errorText(error),
      });
      message.retry({ delaySeconds: backOffSeconds(message.attempts) });
    }
  }
}

/** What could not be worked on in all its tries ends as failed, with a reason. */
export async function handleDeadResumes(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  for (const message of batch.messages) {
    try {
      if (isCandidateMessage(message.body)) await giveUpCandidate(deps, message.body);
      message.ack();
    } catch {
      message.retry({ delaySeconds: backOffSeconds(message.attempts) });
    }
  }
}
