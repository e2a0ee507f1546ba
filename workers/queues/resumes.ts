import type { ApplicantMessage, DocumentMessage, ResumeMessage } from "../adapters/resume-queue/port";
import type { Deps } from "../domain/deps";
import { type AnalysisResult, analyseApplicant } from "../domain/documents/analyse-applicant";
import { giveUpApplicant } from "../domain/documents/give-up-applicant";
import { LEASE_MILLISECONDS } from "../domain/documents/rules";
import { errorText } from "../domain/error-text";
import { analyseResume } from "../domain/resumes/analyse-resume";
import { giveUpResume } from "../domain/resumes/give-up-resume";
import { backOffSeconds } from "./back-off";

function messageOf(body: unknown): DocumentMessage | null {
  const message = (body ?? {}) as Partial<ApplicantMessage & ResumeMessage>;
  const { applicantId, companyId, resumeId, userId } = message;
  if (typeof applicantId === "string" && typeof companyId === "string") return { applicantId, companyId };
  if (typeof resumeId === "string" && typeof userId === "string") return { resumeId, userId };
  return null;
}

function analyse(deps: Deps, message: DocumentMessage): Promise<AnalysisResult> {
  return "resumeId" in message ? analyseResume(deps, message) : analyseApplicant(deps, message);
}

/** Each message stands alone: acked or retried by itself, so that one bad file never harms its neighbours. */
export async function handleResumes(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  for (const message of batch.messages) {
    const body = messageOf(message.body);
    if (!body) {
      message.ack();
      continue;
    }
    try {
      const result = await analyse(deps, body);
      if (result === "done") message.ack();
      else message.retry({ delaySeconds: Math.ceil(LEASE_MILLISECONDS / 1000) });
    } catch (error) {
      const tried = { attempt: message.attempts, error: errorText(error) };
      if ("resumeId" in body) deps.log({ event: "resume-retried", resumeId: body.resumeId, ...tried });
      else deps.log({ event: "candidate-retried", applicantId: body.applicantId, ...tried });
      message.retry({ delaySeconds: backOffSeconds(message.attempts) });
    }
  }
}

/** What could not be worked on in all its tries ends as failed, with a reason. */
export async function handleDeadResumes(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  for (const message of batch.messages) {
    const body = messageOf(message.body);
    try {
      if (body && "resumeId" in body) await giveUpResume(deps, body);
      else if (body) await giveUpApplicant(deps, body);
      message.ack();
    } catch {
      message.retry({ delaySeconds: backOffSeconds(message.attempts) });
    }
  }
}
