import type { Task } from "../adapters/task-queue/port";
import { failExportFile, makeExportFile } from "../domain/applicants/export/make-export-file";
import type { Deps } from "../domain/deps";
import { errorText } from "../domain/error-text";
import { sendResetLink } from "../domain/identity/password/send-reset-link";
import { readBoard } from "../domain/jobs/boards/read-board";
import { readPostings } from "../domain/jobs/boards/read-postings";
import { mailNewJobs } from "../domain/jobs/saved/mail-new-jobs";
import { writeLetterMails } from "../domain/letters/write-letter-mails";
import { failMail } from "../domain/mail/fail-mail";
import { sendMail } from "../domain/mail/send-mail";
import { failExport, makeExport } from "../domain/privacy/export/make-export";
import { deliverWebhook } from "../domain/programs/webhooks/deliver-webhook";
import { backOffSeconds } from "./back-off";

async function run(deps: Deps, task: Task): Promise<void> {
  switch (task.kind) {
    case "send-mail":
      return sendMail(deps, task);
    case "forgot-password":
      return sendResetLink(deps, task);
    case "export-data":
      return makeExport(deps, task);
    case "export-applicants":
      return makeExportFile(deps, task);
    case "read-board":
      return readBoard(deps, task);
    case "read-postings":
      return readPostings(deps, task);
    case "mail-new-jobs":
      return mailNewJobs(deps, task);
    case "write-letter-mails":
      return writeLetterMails(deps, task);
    case "deliver-webhook":
      return deliverWebhook(deps, task);
  }
}

export async function handleTasks(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  for (const message of batch.messages) {
    try {
      await run(deps, message.body as Task);
      message.ack();
    } catch (error) {
      const task = String((message.body as Task | null)?.kind);
      deps.log({ event: "queued-task-failed", task, attempt: message.attempts, error: errorText(error) });
      message.retry({ delaySeconds: backOffSeconds(message.attempts) });
    }
  }
}

/** What fails in all its tries is marked, so that staff see it and can try again. */
export async function handleDeadTasks(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  for (const message of batch.messages) {
    const task = message.body as Task;
    try {
      if (task.kind === "send-mail") await failMail(deps, task);
      if (task.kind === "export-data") await failExport(deps, task);
      if (task.kind === "export-applicants") await failExportFile(deps, task);
      message.ack();
    } catch {
      message.retry({ delaySeconds: backOffSeconds(message.attempts) });
    }
  }
}
