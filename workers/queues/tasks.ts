import type { Errand } from "../adapters/task-queue/port";
import type { Deps } from "../domain/deps";
import { errorText } from "../domain/error-text";
import { sendResetLink } from "../domain/identity/send-reset-link";
import { failMail } from "../domain/mail/fail-mail";
import { sendMail } from "../domain/mail/send-mail";
import { failExport, makeExport } from "../domain/privacy/make-export";
import { backOffSeconds } from "./back-off";

async function run(deps: Deps, errand: Errand): Promise<void> {
  switch (errand.kind) {
    case "send-mail":
      return sendMail(deps, errand);
    case "forgot-password":
      return sendResetLink(deps, errand);
    case "export-data":
      return makeExport(deps, errand);
  }
}

/** Each errand stands alone: acked or retried by itself. */
export async function handleErrands(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  for (const message of batch.messages) {
    try {
      await run(deps, message.body as Errand);
      message.ack();
    } catch (error) {
      const errand = String((message.body as Errand | null)?.kind);
      deps.log({ event: "errand-failed", errand, attempt: message.attempts, error: errorText(error) });
      message.retry({ delaySeconds: backOffSeconds(message.attempts) });
    }
  }
}

/** What came to nothing in all its tries is marked, so that staff see it and can try again. */
export async function handleDeadErrands(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  for (const message of batch.messages) {
    const errand = message.body as Errand;
    try {
      if (errand.kind === "send-mail") await failMail(deps, errand);
      if (errand.kind === "export-data") await failExport(deps, errand);
      message.ack();
    } catch {
      message.retry({ delaySeconds: backOffSeconds(message.attempts) });
    }
  }
}
