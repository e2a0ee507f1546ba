import type { ApplicantMessage, DocumentMessage, ResumeMessage } from "../adapters/resume-queue/port";
import type { Deps } from "../domain/deps";
import { analyseDocument } from "../domain/documents/analyse-document";
import { documentOf } from "../domain/documents/audiences/audiences";
import { giveUpDocument } from "../domain/documents/fail-document";
import { LEASE_MILLISECONDS } from "../domain/documents/lease";
import { errorText } from "../domain/error-text";
import { backOffSeconds } from "./back-off";

function messageOf(body: unknown): DocumentMessage | null {
  const message = (body ?? {}) as Partial<ApplicantMessage & ResumeMessage>;
  const { applicantId, companyId, resumeId, userId } = message;
  if (typeof applicantId === "string" && typeof companyId === "string") return { applicantId, companyId };
  if (typeof resumeId === "string" && typeof userId === "string") return { resumeId, userId };
  return null;
}

/** Acked or retried one by one, so that one bad file never harms its neighbours. */
export async function handleResumes(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  for (const message of batch.messages) {
    const body = messageOf(message.body);
    if (!body) {
      message.ack();
      continue;
    }
    try {
      const result = await analyseDocument(deps, body);
      if (result === "done") message.ack();
      else message.retry({ delaySeconds: Math.ceil(LEASE_MILLISECONDS / 1000) });
    } catch (error) {
      const { audience, ref } = documentOf(body);
      const tried = { attempt: message.attempts, error: errorText(error) };
      deps.log({ event: "document-retried", audience: audience.name, documentId: ref.id, ...tried });
      message.retry({ delaySeconds: backOffSeconds(message.attempts) });
    }
  }
}

/** What could not be worked on in all its tries ends as failed, with a reason. */
export async function handleDeadResumes(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  for (const message of batch.messages) {
    const body = messageOf(message.body);
    try {
      if (body) {
        const { audience, ref } = documentOf(body);
        await giveUpDocument(deps, audience, ref);
      }
      message.ack();
    } catch {
      message.retry({ delaySeconds: backOffSeconds(message.attempts) });
    }
  }
}
